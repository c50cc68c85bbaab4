import { atom } from 'jotai'
import { resolveCampaignAtom } from './campaign.ts'
import { loadOfferAtom } from './offer.ts'
import { surroundingsAtom } from './surroundings.ts'

const started = atom(false)

/** The wizard opens: the campaign that led here is resolved and the offer's figures are asked for, once a page. */
export const startWizardAtom = atom(null, (get, set) => {
  if (get(started)) return
  set(started, true)
  void set(loadOfferAtom)
  void set(resolveCampaignAtom, get(surroundingsAtom).campaign)
})
