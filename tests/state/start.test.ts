import { describe, expect, it } from 'vitest'
import { dependencies } from '#tests/support/dependencies.ts'
import { wizardAt } from '#tests/support/wizard.ts'

const data = { title: 'Nuria te invita', bannerText: '10 euros cada uno.', information: 'En la primera factura.' }
const resolveCampaign = { body: { campaignExists: true, firstName: 'Nuria', campaign: data } }

it('When the wizard opens campaign and tariff are asked for, once', () => {
  const around = dependencies({ campaign: { campaign: 'primavera' } })
  const wizard = wizardAt({ around })
  wizard.startWizard()
  wizard.startWizard()
  expect(around.sent).toEqual([
    ['resolveCampaign', { campaign: 'primavera' }],
    ['getTariff', undefined],
  ])
})

describe('A campaign or referral', () => {
  it('is kept for the registration, and its message for the banner §3.8 §6.1', async () => {
    const wizard = wizardAt({ around: dependencies({ calls: { resolveCampaign } }) })
    await wizard.resolveCampaign({ campaign: 'amigos', referralToken: 'AMIGA-7Q2M' })
    expect(wizard.values).toMatchObject({
      originalCampaign: 'amigos',
      referalToken: 'AMIGA-7Q2M',
      campaignMessage: { type: 'campaign', firstName: 'Nuria', data, message: '10 euros cada uno.' },
    })
  })

  it('is kept, but neither asked about nor shown where campaigns are switched off', async () => {
    const around = dependencies({ calls: { resolveCampaign } })
    const wizard = wizardAt({ around })
    await wizard.resolveCampaign({ campaign: 'amigos' })
    wizard.put('dependencies', { ...wizard.dependencies, switchedOff: ['campaign'] })
    await wizard.resolveCampaign({ campaign: 'otra' })
    expect(around.sent).toHaveLength(1)
    expect(wizard.values).toMatchObject({ originalCampaign: 'otra', campaignMessage: undefined })
  })
})
