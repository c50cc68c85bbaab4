import { createStore } from 'jotai'
import { createApi } from '#api/client.ts'
import { brand as ownBrand } from '#brand/brand.ts'
import { hasPartnerMarker } from '#domain/campaign.ts'
import { isMobileDevice } from '#domain/device.ts'
import { readAttribution, readCampaign } from '#integrations/attribution.ts'
import { createGoogleSignIn } from '#integrations/google-sign-in.ts'
import { createTrack } from '#integrations/tracking.ts'
import { creditErrorAtom } from '#state/credit-error.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { keepStored } from '#state/persistence.ts'
import { isStored } from '#state/stored.ts'
import { surroundingsAtom } from '#state/surroundings.ts'
import { brandIn } from './brand-in.ts'
import { pageStorage } from './page-storage.ts'
import { registrationId } from './registration-id.ts'
import type { RuntimeConfig } from './runtime-config.ts'
import { keepRegistrationSole } from './sole-registration.ts'

/** The page's store: what an earlier visit of this tab left, and the ways outside. */
export async function createPageStore(config: RuntimeConfig) {
  const store = createStore()
  const traces = { href: location.href, cookie: document.cookie, userAgent: navigator.userAgent }
  const brand = brandIn(config, ownBrand, location.href)
  store.set(surroundingsAtom, {
    api: createApi({ origin: config.apiOrigin, registrationId: () => store.get(formValuesAtom).UUID }),
    brand,
    track: createTrack(window),
    signIn: createGoogleSignIn(config.google),
    attribution: readAttribution(traces, brand.partnerMarker),
    campaign: readCampaign(traces),
    isPartner: hasPartnerMarker(traces.href, brand.partnerMarker),
    isMobile: isMobileDevice(traces.userAgent),
    publicOrigin: brand.publicOrigins[config.environment],
    embedded: { chatbotUrl: config.chatbotUrl, reviewWidgetUrl: config.reviewWidgetUrl },
  })
  const storage = pageStorage('sessionStorage')
  if (isStored(storage)) {
    // Nobody who comes for the first time needs what reads it.
    const { restore } = await import('#state/restore.ts')
    restore(store, storage)
  }
  keepStored(store, storage)
  const renew = () => store.set(formValuesAtom, { UUID: registrationId() })
  if (store.get(formValuesAtom).UUID === '') renew()
  keepRegistrationSole(window, () => store.get(formValuesAtom).UUID, renew)
  // Nothing in the product opens the credit popup; for looking at it, `?popup=credit` does where developers work.
  const popup = new URLSearchParams(location.search).get('popup')
  if (config.environment === 'dev' && popup === 'credit') store.set(creditErrorAtom, true)
  return store
}
