import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { BillFigures } from '#domain/bill-figures.ts'
import { PriceSummary } from '#steps/price/Price.tsx'
import { dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { billFigures as figures, tariffPrices as prices } from '#tests/support/tariff-prices.ts'

const tariff = { providerFeeEurosPerMonth: 3.9, prices }
// With these prices the year costs 717.19 € with us, and the bill's days and kWh 66.35 €: bill-estimate.test.ts.

async function draw(
  changes: Partial<BillFigures> = {},
  { zipCode = '28013', body = tariff as typeof tariff | object } = {},
) {
  const around = dependencies({ calls: { getTariff: { body: { ...tariff, ...body } } } })
  const drawn = renderInWizard(<PriceSummary />, { step: 'supply', around })
  await act(async () => {
    await drawn.wizard.loadOffer()
    const invoice = { fileName: 'factura.pdf', isReadOnDevice: true, cups: undefined, fields: { zipCode } }
    drawn.wizard.updateAnswers(before => ({
      ...before,
      customer: { ...before.customer, zipCode },
      invoice: { ...invoice, figures: { ...figures, ...changes } },
    }))
  })
  return drawn.container.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u200b', '') ?? ''
}

describe('The estimate from a bill', () => {
  it('says what the bill and what we cost a month, the difference of a year, and how it was worked out', async () => {
    const text = await draw()
    expect(text).toContain('Con tu consumo anual: 3.000 kWh')
    expect(text).toContain('Con tu consumo, unos60 €/mes94 € menos al año')
    // 75 € / 66.34871 € × 717.19273 € = 810.71 € a year
    expect(text).toContain('Tu factura, en un año810,71 €')
    expect(text).toContain('Es una estimación')
    expect(text).toContain('Potencia: 3,45 kW en punta y 3,45 kW en valle100,46 €')
    expect(text).toContain('Energía: 3.000 kWh407,38 €')
    expect(text).toContain('Impuesto eléctrico (5,11 %)28,36 €')
    expect(text).toContain('IVA (21 %)124,47 €')
    expect(text).toContain('Total con nosotros717,19 €')
    expect(text).not.toContain('bono social')
  })

  it('has a line for the financing of the bono social where the tariff call gives it', async () => {
    const body = { prices: { ...prices, bonoSocialEurosPerDay: 0.019121 } }
    expect(await draw({}, { body })).toContain('Financiación del bono social6,98 €')
  })

  it('warns who has a regulated price of losing the discount that goes with it', async () => {
    expect(await draw({ isRegulated: true })).toContain('Si recibes el bono social, al cambiarte lo perderías.')
  })

  it.each([
    ['no prices', { body: { prices: undefined } }],
    ['a price of nothing', { body: { prices: { ...prices, energyLlanoEurosPerKwh: 0 } } }],
    ['a price that is missing', { body: { prices: { ...prices, energyValleEurosPerKwh: undefined } } }],
    ['a home where other taxes hold', { zipCode: '35001' }],
  ])('shows nothing with %s', async (_case, given) => expect(await draw({}, given)).toBe(''))
})
