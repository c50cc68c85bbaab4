import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers, dependencies } from '#tests/support/dependencies.ts'
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
    const getTariff = answers({
      providerFeeEurosPerMonth: 4.5,
      savingsUpToPercent: 40,
      freeEurosPerYear: 90,
      smartChargingEurosPerYear: 500,
      prices: undefined,
      hourlyPrices: undefined,
    })
    const { wizard } = renderInWizard(<OfferBanner />, { around: dependencies({ api: { getTariff } }) })
    await act(() => wizard.loadOffer())
    for (const figure of ['4,50 €', 'hasta un 40 %', '90 € gratis', '500 € al año']) expect(words()).toContain(figure)
  })
})

describe('The campaign banner', () => {
  const data = { title: 'Campaña de primavera', bannerText: 'Primer mes sin cuota.', information: 'Hasta junio.' }

  it.each([
    ['', 'Campaña de primavera'],
    ['Nuria', '¡Hola! Nuria te invita'],
  ])('shows what the campaign or the friend %s promises §2.62', async (firstName, title) => {
    const resolveCampaign = answers({ campaignExists: true, firstName, campaign: data })
    const { wizard } = renderInWizard(<CampaignBanner />, { around: dependencies({ api: { resolveCampaign } }) })
    await act(() => wizard.resolveCampaign({ campaign: 'primavera' }))
    for (const words of [title, data.bannerText, data.information]) expect(screen.getByText(words)).toBeTruthy()
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
