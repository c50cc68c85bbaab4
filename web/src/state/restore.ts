import type { createStore } from 'jotai'
import * as z from 'zod/mini'
import type { FormValues } from '#domain/form-values.ts'
import { generatePassword } from '#domain/generated-password.ts'
import { parseStoredFormValues } from '#domain/stored-form-values.ts'
import { steps } from '#steps/index.ts'
import { markCheckedAtom } from './checked-steps.ts'
import { formValuesAtom } from './form-values.ts'
import { currentStepAtom, furthestStepAtom, lastStep } from './progress.ts'
import { storedKey } from './stored.ts'

const stepIndex = z.int().check(z.gte(0), z.lte(lastStep))
const storedProgress = z.object({
  currentStep: z.catch(stepIndex, 0),
  furthestStep: z.catch(stepIndex, 0),
})

/** What is in the session storage, or nothing when it is empty, unreadable or forbidden. */
function read(storage: Pick<Storage, 'getItem'>): unknown {
  try {
    return JSON.parse(storage.getItem(storedKey) ?? '')
  } catch {
    return {}
  }
}

/**
 * Fills the store from the session storage; whatever is corrupted or outdated starts clean. The password is never stored:
 * when it is missing the wizard opens on the first step, asks for it, and Next leads back to the furthest step.
 */
export function restore(store: ReturnType<typeof createStore>, storage: Pick<Storage, 'getItem'>): void {
  const stored = read(storage)
  const values = withGeneratedPassword(parseStoredFormValues(stored))
  const progress = storedProgress.safeParse(stored)
  store.set(formValuesAtom, values)
  if (!progress.success) return
  store.set(furthestStepAtom, Math.max(progress.data.furthestStep, progress.data.currentStep))
  store.set(markCheckedAtom, steps.slice(0, store.get(furthestStepAtom)))
  store.set(currentStepAtom, values.password === '' ? 0 : progress.data.currentStep)
}

/** Nobody typed the password of a social sign-in, so nobody can type it again: a new one takes its place. */
function withGeneratedPassword(values: FormValues): FormValues {
  return values.sso ? { ...values, password: generatePassword() } : values
}
