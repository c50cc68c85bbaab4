import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readOnDevice } from '#steps/supply/invoice/device/read-on-device.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { billFigures as figures, tariffPrices as prices } from '#tests/support/tariff-prices.ts'
import { OfferBanner } from '#wizard/OfferBanner.tsx'

vi.mock('#steps/supply/invoice/device/read-on-device.ts')

const bill = new File(['%PDF-1.7'], 'factura.pdf', { type: 'application/pdf' })
const fields = { cups: 'ES0021000000000123FM', zipCode: '28013' }

/** On the first step. */
async function draw(body: object = { prices }) {
  const around = dependencies({ calls: { getTariff: { body: { providerFeeEurosPerMonth: 3.9, ...body } } } })
  const drawn = renderInWizard(<OfferBanner />, { around })
  await act(() => drawn.wizard.loadOffer())
  return { ...drawn, around }
}
const upload = () => screen.getByLabelText('Sube tu factura')
const heading = () => screen.findByRole('heading', { level: 3, name: /al año|lo mismo/ })

describe('"¿Cuánto pagarías?"', () => {
  it('reads the bill on the device, says what would be saved, and sends nothing', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields, figures })
    const { user, wizard, container, around } = await draw()
    await user.upload(upload(), bill)
    expect((await heading()).textContent?.replaceAll('\u00a0', ' ')).toBe('Ahorrarías unos 94 € al año')
    const text = container.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u200b', '')
    expect(text).toContain('Tu factura68 €/mesCon nosotros, unos60 €/mes')
    expect(text).toContain('≈ 60 €/mes · 94 € menos/año')
    expect(wizard.values).toMatchObject({ ...fields, hasInvoice: true, cupsOutcome: '' })
    expect(around.sent).toEqual([['getTariff', undefined]])
  })

  it.each([
    ['a bill without the code', { status: 'read', fields: {} }, /código QR con tu consumo/],
    ['a locked bill', { status: 'locked' }, /pide una contraseña/],
    ['a home with other taxes', { status: 'read', fields: { zipCode: '35001' }, figures }, /no podemos calcular/],
  ] as const)('says what is the matter with %s', async (_case, reading, words) => {
    vi.mocked(readOnDevice).mockResolvedValue(reading)
    const { user } = await draw()
    await user.upload(upload(), bill)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('is not there where the tariff call gives no prices', async () => {
    await draw({})
    expect(screen.queryByText('¿Cuánto pagarías?')).toBeNull()
  })
})
