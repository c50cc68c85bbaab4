import { atom } from 'jotai'
import { toStored } from '#domain/form-values.ts'
import { answersAtom, formValuesAtom } from './answers.ts'
import { hasUnsavedAtom } from './leave.ts'
import { currentStepAtom, furthestStepAtom } from './progress.ts'
import { registrationAtom } from './registration.ts'
import { lastActiveKey, type Store, sourcesKey, storedKey, type TabStorage } from './stored.ts'
import { reportedAtom, verdictsAtom } from './verdicts.ts'

/** Writes every change to session storage. Nothing is written before an answer is given. Returns how to stop. */
export function keepStored(store: Store, storage: TabStorage): () => void {
  return store.sub(keptAtom, () => {
    const { values, sources } = store.get(keptAtom)
    const isBegun = sources.registration.status === 'begun'
    if (isBegun && values.furthestStep === 0 && !store.get(hasUnsavedAtom)) return clearStored(storage)
    storage.setItem(storedKey, JSON.stringify(values))
    storage.setItem(sourcesKey, JSON.stringify(sources))
  })
}

/** The values, and beside them who said what. No password: a generated one is as secret as one that was typed. */
const keptAtom = atom(get => {
  const { customer, profile, ...others } = get(answersAtom)
  const { password: _own, ...words } = customer
  const known = profile && { email: profile.email, name: profile.name, surname: profile.surname }
  const [verdicts, reported, registration] = [get(verdictsAtom), get(reportedAtom), get(registrationAtom)]
  const progress = { currentStep: get(currentStepAtom), furthestStep: get(furthestStepAtom) }
  return {
    values: { ...toStored(get(formValuesAtom)), ...progress },
    sources: { ...others, customer: words, profile: known, verdicts, reported, registration },
  }
})

/** Nothing of the sign-up stays in this tab. */
export function clearStored(storage: TabStorage): void {
  for (const key of [storedKey, sourcesKey, lastActiveKey]) storage.removeItem(key)
}
