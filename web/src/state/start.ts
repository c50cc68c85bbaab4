import { atom } from 'jotai'
import { resolveCampaignAtom } from './campaign.ts'
import { dependenciesAtom } from './dependencies.ts'
import { loadOfferAtom } from './offer.ts'

const started = atom(false)

/**
 * Starts the wizard, once for each page: keeps and resolves the campaign, and loads the figures of the offer. `later`: when
 * there is time for what can wait.
 */
export const startWizardAtom = atom(null, (get, set, later: (run: () => void) => void = run => run()) => {
  if (get(started)) return
  set(started, true)
  void set(resolveCampaignAtom, get(dependenciesAtom).campaign)
  later(() => void set(loadOfferAtom))
})
