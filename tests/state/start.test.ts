import { describe, expect, it, vi } from 'vitest'
import { answers, dependencies } from '#tests/support/dependencies.ts'
import { emptyTariff, tariffPrices as prices } from '#tests/support/tariff-prices.ts'
import { wizardAt } from '#tests/support/wizard.ts'

const data = { title: 'Nuria te invita', bannerText: '10 euros cada uno.', information: 'En la primera factura.' }

it('When the wizard opens campaign and tariff are asked for, once', () => {
  const getTariff = vi.fn(answers(emptyTariff))
  const resolveCampaign = vi.fn(answers({ campaignExists: false, firstName: '', campaign: undefined }))
  const around = dependencies({ api: { getTariff, resolveCampaign }, campaign: { campaign: 'primavera' } })
  const wizard = wizardAt({ around })
  wizard.start()
  wizard.start()
  expect(getTariff).toHaveBeenCalledTimes(1)
  expect(resolveCampaign).toHaveBeenCalledTimes(1)
  expect(resolveCampaign).toHaveBeenCalledWith({ campaign: 'primavera' })
})

describe('A campaign or referral', () => {
  it('is kept for the registration, and its message for the banner §3.8 §6.1', async () => {
    const resolveCampaign = answers({ campaignExists: true, firstName: 'Nuria', campaign: data })
    const wizard = wizardAt({ around: dependencies({ api: { resolveCampaign } }) })
    await wizard.resolveCampaign({ campaign: 'amigos', referralToken: 'AMIGA-7Q2M' })
    expect(wizard.values).toMatchObject({
      originalCampaign: 'amigos',
      referalToken: 'AMIGA-7Q2M',
      campaignMessage: { type: 'campaign', firstName: 'Nuria', data, message: '10 euros cada uno.' },
    })
  })

  it('is kept, but neither asked about nor shown where campaigns are switched off', async () => {
    const resolveCampaign = vi.fn(answers({ campaignExists: true, firstName: 'Nuria', campaign: data }))
    const wizard = wizardAt({ around: dependencies({ api: { resolveCampaign } }) })
    await wizard.resolveCampaign({ campaign: 'amigos' })
    wizard.setDependencies({ ...wizard.dependencies, switchedOff: ['campaign'] })
    await wizard.resolveCampaign({ campaign: 'otra' })
    expect(resolveCampaign).toHaveBeenCalledTimes(1)
    expect(wizard.values).toMatchObject({ originalCampaign: 'otra', campaignMessage: undefined })
  })
})

describe('The offer', () => {
  it('takes the prices only if all are given', async () => {
    const getTariff = answers({ ...emptyTariff, prices })
    const wizard = wizardAt({ around: dependencies({ api: { getTariff } }) })
    await wizard.loadOffer()
    expect(wizard.offer).toMatchObject({
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
    const getTariff = answers({ ...emptyTariff, prices: { ...prices, energyLlanoEurosPerKwh } })
    const wizard = wizardAt({ around: dependencies({ api: { getTariff } }) })
    await wizard.loadOffer()
    expect(wizard.offer).toMatchObject({ prices: null, energyEurosPerKwh: 0.1309 })
  })
})
