import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { CampaignBanner } from '#wizard/CampaignBanner.tsx'
import { LanguageFlag } from '#wizard/LanguageSelector.tsx'
import { OfferBanner } from '#wizard/OfferBanner.tsx'

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

describe('The offer', () => {
  const words = () => plain(screen.getByRole('complementary', { name: 'Nuestra oferta' }).textContent)

  it('names the figures of the specification §9.1', () => {
    renderInWizard(<OfferBanner />)
    for (const figure of ['3,90 €', 'hasta un 50 %', '120 € gratis al año', '600 € al año', 'Sin permanencia'])
      expect(words()).toContain(figure)
  })

  it("names the tariff's figures once it gave some", async () => {
    const figures = { savingsUpToPercent: 40, freeEurosPerYear: 90, smartChargingEurosPerYear: 500 }
    const prices = { energyAverageEurosPerKwh: 0.1309 }
    const getTariff = { body: { providerFeeEurosPerMonth: 4.5, ...figures, prices } }
    const { wizard } = renderInWizard(<OfferBanner />, { around: dependencies({ calls: { getTariff } }) })
    await act(() => wizard.loadOffer())
    for (const figure of ['4,50 €', 'hasta un 40 %', '90 € gratis', '500 € al año', '0,131 €'])
      expect(words()).toContain(figure)
  })
})

describe('The campaign banner', () => {
  it.each([
    [{ campaign: 'primavera' }, ['Campaña de primavera', /primer mes sin cuota/, /primera factura/]],
    [{ referralToken: 'AMIGA-7Q2M' }, ['¡Hola! Nuria te invita', /10 euros cada uno/, /primera factura/]],
  ])('shows what the campaign or the friend of %j promises §2.62', async (origin, promised) => {
    const { wizard } = renderInWizard(<CampaignBanner />)
    await act(() => wizard.resolveCampaign(origin))
    for (const words of promised) expect(screen.getByText(words)).toBeTruthy()
  })
})

it.each([
  ['es_ES', '/flags/ES.svg'],
  ['en_GB', '/flags/GB.svg'],
  ['ca', null],
  ['en_../..', null],
])("A language's flag of %s is %s, a globe where there is no country §2.12", (language, flag) => {
  const { container } = renderInWizard(<LanguageFlag language={language} />)
  expect(container.querySelector('img')?.getAttribute('src') ?? null).toBe(flag)
  expect(container.querySelector('svg') === null).toBe(flag !== null)
})
