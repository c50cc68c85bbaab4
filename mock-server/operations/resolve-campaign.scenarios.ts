import { serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'
import { campaigns, referrals } from '#mock/world/offers.ts'

export const resolveCampaignScenarios = [
  defineScenario({
    id: 'campaign-active',
    title: { es: 'Campaña en marcha', en: 'Running campaign' },
    effect: { es: 'Un mensaje arriba del todo', en: 'A message at the top of the page' },
    step: 'start',
    on: { resolveCampaign: { answer: { status: 200, body: { campaignExists: true, campaign: campaigns.primavera } } } },
    // Its words come with the answer.
    sees: null,
    covers: ['4 campaign'],
    at: '/?utm_campaign=primavera',
  }),
  defineScenario({
    id: 'campaign-referral',
    title: { es: 'Invitación de una amiga', en: 'Recommended by a friend' },
    effect: { es: 'El mensaje la nombra', en: 'The message names her' },
    step: 'start',
    on: { resolveCampaign: { answer: { status: 200, body: { campaignExists: true, ...referrals['AMIGA-7Q2M'] } } } },
    sees: 'campaign.greeting',
    covers: ['4 campaign'],
    at: '/?referralToken=AMIGA-7Q2M',
  }),
  defineScenario({
    id: 'campaign-unknown',
    title: { es: 'Campaña desconocida', en: 'Unknown campaign' },
    effect: { es: 'Ningún mensaje', en: 'No message' },
    step: 'start',
    on: { resolveCampaign: { answer: { status: 200, body: { campaignExists: false } } } },
    sees: null,
    covers: ['4 campaign'],
    at: '/?utm_campaign=desconocida',
  }),
  defineScenario({
    id: 'campaign-fails',
    title: { es: 'La campaña falla', en: 'The campaign fails' },
    effect: { es: 'Un aviso; se puede continuar', en: 'A notice; the customer can carry on' },
    step: 'start',
    on: { resolveCampaign: { answer: serverError } },
    sees: 'error.campaign',
    covers: ['8 campaign fails'],
    at: '/?utm_campaign=primavera',
  }),
]
