import { createStore } from 'jotai'
import type { SignUps } from '#app/start.ts'
import type { FormValues } from '#domain/form-values.ts'
import { formValuesAtom, updateAnswersAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { keepStored } from '#state/persistence.ts'
import { currentStepAtom } from '#state/progress.ts'
import { registrationAtom } from '#state/registration.ts'
import { restore } from '#state/restore.ts'
import { verdictsAtom } from '#state/verdicts.ts'
import type { StepId } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import { answersFor, passedVerdicts } from './answers.ts'
import { dependencies, type TestDependencies } from './dependencies.ts'

export interface Opened {
  step?: StepId
  values?: Partial<FormValues>
  around?: TestDependencies
  /** The server has said of all these values that they are good. */
  isChecked?: boolean
}

/** A bare store in which a step is open. */
export function wizardAt({ step = 'account', values = {}, around = dependencies(), isChecked }: Opened = {}) {
  const store = createStore()
  store.set(dependenciesAtom, around)
  store.set(registrationAtom, { status: 'begun', id: values.UUID ?? '' })
  store.set(updateAnswersAtom, () => answersFor(values))
  if (isChecked) store.set(verdictsAtom, passedVerdicts(store.get(formValuesAtom)))
  store.set(
    currentStepAtom,
    steps.findIndex(({ id }) => id === step),
  )
  return store
}

/** The id of the open step. */
export function openStep(store: ReturnType<typeof createStore>): StepId | undefined {
  return steps[store.get(currentStepAtom)]?.id
}

/** The sign-ups of a page that has this one only; the next one would begin empty. */
export function soleSignUp(store: ReturnType<typeof createStore>): SignUps {
  return { first: store, current: () => store, next: () => wizardAt(), clear: () => {} }
}

/** The store of a page that was loaded again over what this one had kept. */
export function afterReload(store: ReturnType<typeof createStore>): ReturnType<typeof createStore> {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const stop = keepStored(store, storage)
  // Everything is written with the next change.
  store.set(updateAnswersAtom, before => ({ ...before }))
  stop()
  const reloaded = createStore()
  reloaded.set(dependenciesAtom, store.get(dependenciesAtom))
  restore(reloaded, storage)
  return reloaded
}
