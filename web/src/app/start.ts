import { createStore } from 'jotai'
import { createApi } from '#api/client.ts'
import { brand as ownBrand } from '#brand/brand.ts'
import type { Brand } from '#domain/brand.ts'
import { readAttribution, readCampaign } from '#domain/campaign.ts'
import { isMobileDevice } from '#domain/device.ts'
import { idleExpiryMinutes } from '#domain/limits.ts'
import { randomUuid } from '#domain/uuid.ts'
import { createGoogleSignIn } from '#integrations/google-sign-in.ts'
import { createTrack } from '#integrations/tracking.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { guardDuplicateTabs } from '#state/duplicate-tab-guard.ts'
import { creditErrorAtom } from '#state/leave.ts'
import { clearStored, keepStored } from '#state/persistence.ts'
import { registrationAtom, renewRegistrationAtom } from '#state/registration.ts'
import { isStored, type Store } from '#state/stored.ts'
import type { Dependencies } from '#steps/dependencies.ts'
import { readCookies, tabStore } from './browser.ts'
import { reviewsFramePath } from './paths.ts'
import type { RuntimeConfig } from './runtime-config.ts'

/** The sign-ups of this tab, one after the other: each has its own store, so that nothing of one reaches the next. */
export interface SignUps {
  /** The present one; at first what an earlier visit of this tab left, or a new one. */
  current: () => Store
  next: () => Store
  /** Ends the present one in storage: nothing of the person stays in this tab. */
  clear: () => void
}

/** Opens the sign-ups of this page, and with them the ways outside. */
export async function createSignUps(config: RuntimeConfig): Promise<SignUps> {
  const idle = { limitMs: (config.idleMinutes ?? idleExpiryMinutes) * 60_000, storage: tabStore }
  let store = createStore()
  const dependencies = { ...createDependencies(config, () => store.get(registrationAtom).id), idle }
  store.set(dependenciesAtom, dependencies)
  if (isStored(tabStore)) {
    // No one who comes for the first time needs what reads it.
    const { restoreUnlessExpired } = await import('#state/restore.ts')
    restoreUnlessExpired(store, tabStore, idle.limitMs)
  }
  let stopKeeping = keepStored(store, tabStore)
  if (store.get(registrationAtom).id === '') store.set(renewRegistrationAtom)
  guardDuplicateTabs(
    window,
    () => store.get(registrationAtom).id,
    () => renewUnsent(store),
  )
  // Nothing in the product opens the credit popup; for looking at it, `?popup=credit` does where developers work.
  const popup = new URLSearchParams(location.search).get('popup')
  if (config.environment === 'dev' && popup === 'credit') store.set(creditErrorAtom, true)

  function clear() {
    stopKeeping()
    clearStored(tabStore)
  }
  function next() {
    clear()
    store = createStore()
    store.set(dependenciesAtom, dependencies)
    stopKeeping = keepStored(store, tabStore)
    store.set(renewRegistrationAtom)
    return store
  }
  return { current: () => store, next, clear }
}

/** A registration that was sent already is asked about under its own id, whichever tab asks. */
function renewUnsent(store: Store) {
  const { status } = store.get(registrationAtom)
  if (status === 'begun' || status === 'refused') store.set(renewRegistrationAtom)
}

function createDependencies(config: RuntimeConfig, currentId: () => string): Dependencies {
  const { href, search } = location
  const traces = { href, search, cookie: readCookies(), userAgent: navigator.userAgent }
  const brand = resolveBrand(config, ownBrand, location.href)
  const track = createTrack(window)
  return {
    api: createApi({
      origin: config.apiOrigin,
      registrationId: currentId,
      onMismatch: mismatch => track({ event: 'contract_mismatch', ...mismatch }),
    }),
    brand,
    track,
    signIn: createGoogleSignIn(config.google),
    attribution: readAttribution(traces, brand.partnerMarker),
    campaign: readCampaign(traces),
    isMobile: isMobileDevice(traces.userAgent),
    publicOrigin: brand.publicOrigins[config.environment],
    createRegistrationId: randomUuid,
    isOnline: () => navigator.onLine,
    switchedOff: config.switchedOff ?? [],
    isConsentSent: config.consentEvidence !== 'off',
    embedded: { chatbotUrl: config.chatbotUrl ?? '', reviewsUrl: config.reviews ? reviewsFramePath : '' },
  }
}

/** The brand with the addresses that an environment replaces. Paths lead to the page's own origin, as a QR code needs them: whole. */
export function resolveBrand({ marketingRoot, app, mailboxUrl }: RuntimeConfig, brand: Brand, here: string): Brand {
  const whole = (address: string) => new URL(address, here).href
  const read = <Provider extends { url: string }>(provider: Provider): Provider =>
    mailboxUrl === undefined ? provider : { ...provider, url: whole(mailboxUrl) }
  return {
    ...brand,
    marketing: { ...brand.marketing, root: whole(marketingRoot) },
    ...(app && {
      app: { deepLink: whole(app.deepLink), appStore: whole(app.appStore), googlePlay: whole(app.googlePlay) },
    }),
    wellKnownMail: read(brand.wellKnownMail),
    mailProviders: brand.mailProviders.map(read),
  }
}
