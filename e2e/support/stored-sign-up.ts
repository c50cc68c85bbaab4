import type { Invoice } from '#domain/answers.ts'
import type { FormValues } from '#domain/form-values.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { keepStored } from '#state/persistence.ts'
import type { StepId } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import { answersFor, passedVerdicts } from '#tests/support/answers.ts'
import { wizardOver } from '#tests/support/wizard.ts'

// Each consent keeps the sentence beside its box.
createI18n()

interface SignUp {
  values: Partial<FormValues>
  /** The step that is open. */
  step: StepId
  /** How far the customer had been: every step before this one was checked with these values. The open one unless it is given. */
  reached?: StepId
  /** The invoice that was read. */
  invoice?: Invoice
}

/** What the tab's session storage holds of a sign-up, by key; written by the product itself. */
export function storedSignUp({ values, step, reached = step, invoice }: SignUp): Record<string, string> {
  const storage = new Map<string, string>()
  const wizard = wizardOver()
  const stop = keepStored(wizard.store, {
    getItem: key => storage.get(key) ?? null,
    setItem: (key, text) => storage.set(key, text),
    removeItem: key => storage.delete(key),
  })
  wizard.updateAnswers(() => ({ ...answersFor(values), invoice }))
  wizard.put('currentStep', indexOf(step))
  wizard.put('furthestStep', indexOf(reached))
  const verdicts = passedVerdicts(wizard.values)
  const checked = Object.entries(verdicts).filter(([id]) => indexOf(id as StepId) < indexOf(reached))
  wizard.put('verdicts', Object.fromEntries(checked))
  stop()
  return Object.fromEntries(storage)
}

function indexOf(step: StepId): number {
  return steps.findIndex(({ id }) => id === step)
}
