import { toStored } from '#domain/form-values.ts'
import { answersAtom, formValuesAtom } from './answers.ts'
import { hasUnsavedAtom } from './leave.ts'
import { currentStepAtom, furthestStepAtom } from './progress.ts'
import { registrationAtom } from './registration.ts'
import { lastActiveKey, type Store, sourcesKey, storedKey, type TabStorage } from './stored.ts'
import { reportedAtom, verdictsAtom } from './verdicts.ts'

/** Writes every change to session storage. Nothing is written before an answer is given. Returns how to stop. */
export function keepStored(store: Store, storage: TabStorage): () => void {
  let isStopped = false

  function write() {
    if (isStopped) return
    if (isFresh()) return clearStored(storage)
    const progress = { currentStep: store.get(currentStepAtom), furthestStep: store.get(furthestStepAtom) }
    storage.setItem(storedKey, JSON.stringify({ ...toStored(store.get(formValuesAtom)), ...progress }))
    storage.setItem(sourcesKey, JSON.stringify(sources()))
  }

  function isFresh() {
    const isBegun = store.get(registrationAtom).status === 'begun'
    return isBegun && !store.get(hasUnsavedAtom) && store.get(furthestStepAtom) === 0
  }

  function sources() {
    const { customer, profile, ...others } = store.get(answersAtom)
    const { password: _own, ...words } = customer
    // The generated password is as secret as one that was typed.
    const known = profile && { email: profile.email, name: profile.name, surname: profile.surname }
    return {
      ...others,
      customer: words,
      profile: known,
      verdicts: store.get(verdictsAtom),
      reported: store.get(reportedAtom),
      registration: store.get(registrationAtom),
    }
  }

  const kept = [
    formValuesAtom,
    answersAtom,
    currentStepAtom,
    furthestStepAtom,
    verdictsAtom,
    reportedAtom,
    registrationAtom,
  ]
  const stops = kept.map(atom => store.sub(atom, write))
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

/** Nothing of the sign-up stays in this tab. */
export function clearStored(storage: TabStorage): void {
  for (const key of [storedKey, sourcesKey, lastActiveKey]) storage.removeItem(key)
}
