import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { formValuesAtom } from '#state/answers.ts'
import { campaignErrorAtom, resolveCampaignAtom } from '#state/campaign.ts'
import { loadOfferAtom, offerAtom } from '#state/offer.ts'
import { startWizardAtom } from '#state/start.ts'
import { answers, dependencies } from '#tests/support/dependencies.ts'
import { tariffPrices as prices } from '#tests/support/tariff-prices.ts'
import { wizardAt } from '#tests/support/wizard.ts'

const noFigures = {
  providerFeeEurosPerMonth: undefined,
  savingsUpToPercent: undefined,
  freeEurosPerYear: undefined,
  smartChargingEurosPerYear: undefined,
  prices: undefined,
}
const data = { title: 'Nuria te invita', bannerText: '10 euros cada uno.', information: 'En la primera factura.' }

describe('When the wizard opens', () => {
  it('campaign and tariff are asked for, once', () => {
    const getTariff = vi.fn(answers(noFigures))
    const resolveCampaign = vi.fn(answers({ campaignExists: false, firstName: '', campaign: undefined }))
    const around = dependencies({ api: { getTariff, resolveCampaign }, campaign: { campaign: 'primavera' } })
    const store = wizardAt({ around })
    store.set(startWizardAtom)
    store.set(startWizardAtom)
    expect(getTariff).toHaveBeenCalledTimes(1)
    expect(resolveCampaign).toHaveBeenCalledTimes(1)
    expect(resolveCampaign).toHaveBeenCalledWith({ campaign: 'primavera' })
  })

  it('nothing is resolved for a customer who came by no campaign', async () => {
    const store = wizardAt()
    await store.set(resolveCampaignAtom, { source: 'newsletter' })
    expect(store.get(formValuesAtom).campaignMessage).toBeUndefined()
  })
})

describe('A campaign or referral', () => {
  it('is kept for the registration, and its message for the banner §3.8 §6.1', async () => {
    const resolveCampaign = answers({ campaignExists: true, firstName: 'Nuria', campaign: data })
    const store = wizardAt({ around: dependencies({ api: { resolveCampaign } }) })
    await store.set(resolveCampaignAtom, { campaign: 'amigos', referralToken: 'AMIGA-7Q2M' })
    expect(store.get(formValuesAtom)).toMatchObject({
      originalCampaign: 'amigos',
      referalToken: 'AMIGA-7Q2M',
      campaignMessage: { type: 'campaign', firstName: 'Nuria', data, message: '10 euros cada uno.' },
    })
  })

  it('that is unknown shows no banner', async () => {
    const resolveCampaign = answers({ campaignExists: false, firstName: '', campaign: data })
    const store = wizardAt({ around: dependencies({ api: { resolveCampaign } }) })
    await store.set(resolveCampaignAtom, { campaign: 'vieja' })
    expect(store.get(formValuesAtom).campaignMessage).toBeUndefined()
  })

  it('that cannot be resolved says so and stops nobody §8.3', async () => {
    const resolveCampaign = () =>
      Promise.reject(new ApiError('resolveCampaign', 500, '', { failureMessage: 'error.campaign' }))
    const store = wizardAt({ around: dependencies({ api: { resolveCampaign } }) })
    await store.set(resolveCampaignAtom, { referralToken: 'x' })
    expect(store.get(campaignErrorAtom)).toEqual({ key: 'error.campaign' })
    expect(store.get(formValuesAtom).referalToken).toBe('x')
  })
})

describe('The offer', () => {
  const usual = {
    feeEurosPerMonth: 3.9,
    savingsPercent: 50,
    friendsEurosPerYear: 120,
    chargingEurosPerYear: 600,
    prices: null,
    energyEurosPerKwh: null,
    error: null,
  }

  it('begins with the figures of the specification §9.1', () => {
    expect(wizardAt().get(offerAtom)).toEqual(usual)
  })

  it('takes the figures the tariff gives and keeps the others', async () => {
    const getTariff = answers({ ...noFigures, providerFeeEurosPerMonth: 4.5 })
    const store = wizardAt({ around: dependencies({ api: { getTariff } }) })
    await store.set(loadOfferAtom)
    expect(store.get(offerAtom)).toEqual({ ...usual, feeEurosPerMonth: 4.5 })
  })

  it('takes the prices only if all are given', async () => {
    const getTariff = answers({ ...noFigures, prices })
    const store = wizardAt({ around: dependencies({ api: { getTariff } }) })
    await store.set(loadOfferAtom)
    expect(store.get(offerAtom)).toMatchObject({
      prices: {
        powerEurosPerKwYear: { punta: 27.7, valle: 1.42 },
        energyEurosPerKwh: { punta: 0.1847, llano: 0.1312, valle: 0.0981 },
      },
      energyEurosPerKwh: 0.1309,
    })
  })

  it.each([
    ['missing', undefined],
    ['0', 0],
  ])('takes no prices if one is %s', async (_case, energyLlanoEurosPerKwh) => {
    const getTariff = answers({ ...noFigures, prices: { ...prices, energyLlanoEurosPerKwh } })
    const store = wizardAt({ around: dependencies({ api: { getTariff } }) })
    await store.set(loadOfferAtom)
    expect(store.get(offerAtom)).toMatchObject({ prices: null, energyEurosPerKwh: 0.1309 })
  })

  it('keeps its figures when the tariff fails §8.4', async () => {
    const getTariff = () => Promise.reject(new ApiError('getTariff', 'timeout', '', { failureMessage: 'error.tariff' }))
    const store = wizardAt({ around: dependencies({ api: { getTariff } }) })
    await store.set(loadOfferAtom)
    expect(store.get(offerAtom)).toEqual({ ...usual, error: { key: 'error.tariff' } })
  })
})
