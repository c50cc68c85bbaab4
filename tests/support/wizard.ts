import { createStore } from 'jotai'
import type { FormValues } from '#domain/form-values.ts'
import { updateAnswersAtom } from '#state/answers.ts'
import { currentStepAtom } from '#state/progress.ts'
import { registrationAtom } from '#state/registration.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import type { StepId } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import { answersFor } from './answers.ts'
import { dependencies, type TestDependencies } from './dependencies.ts'

export interface Opened {
  step?: StepId
  values?: Partial<FormValues>
  around?: TestDependencies
}

/** A bare store in which a step is open. */
export function wizardAt({ step = 'account', values = {}, around = dependencies() }: Opened = {}) {
  const store = createStore()
  store.set(dependenciesAtom, around)
  store.set(registrationAtom, { status: 'begun', id: values.UUID ?? '' })
  store.set(updateAnswersAtom, () => answersFor(values))
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
