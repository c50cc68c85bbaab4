import { atom } from 'jotai'
import { errorMessage } from '#api/api-error.ts'
import type { Answers } from '#domain/answers.ts'
import type { CampaignOrigin } from '#domain/campaign.ts'
import type { Message } from '#i18n/message.ts'
import { updateAnswersAtom } from './answers.ts'
import { dependenciesAtom, isOnAtom } from './dependencies.ts'
import { loadOfferAtom } from './offer.ts'

const started = atom(false)

/** Starts the wizard, once for each page: resolves the campaign, and `later` loads the figures of the offer. */
export const startWizardAtom = atom(null, (get, set, later: (run: () => void) => void = run => run()) => {
  if (get(started)) return
  set(started, true)
  void set(resolveCampaignAtom, get(dependenciesAtom).campaign)
  later(() => void set(loadOfferAtom))
})

/** What is said when a campaign or referral could not be resolved. */
export const campaignErrorAtom = atom<Message | null>(null)

/** Keeps the customer's campaign or referral and asks what it promises. It affects banner and attribution only. */
export const resolveCampaignAtom = atom(null, async (get, set, { campaign, referralToken }: CampaignOrigin) => {
  if (!campaign && !referralToken) return
  const keep = (known: Answers['campaign']) =>
    set(updateAnswersAtom, answers => ({ ...answers, campaign: { ...answers.campaign, ...known } }))
  keep({ ...(campaign && { originalCampaign: campaign }), ...(referralToken && { referalToken: referralToken }) })
  if (!get(isOnAtom)('campaign')) return keep({ campaignMessage: undefined })
  try {
    const query = { ...(campaign && { campaign }), ...(referralToken && { referralToken }) }
    const { body } = await get(dependenciesAtom).api.resolveCampaign(query)
    const { campaignExists, campaign: data, firstName } = body
    const message = data?.bannerText ?? ''
    keep({ campaignMessage: campaignExists && data ? { type: 'campaign', firstName, data, message } : undefined })
  } catch (error) {
    set(campaignErrorAtom, errorMessage(error))
  }
})
