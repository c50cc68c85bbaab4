import { atom } from 'jotai'
import type { FailureMessage } from '#api/error-message.ts'
import type { MessageKey } from '#i18n/message.ts'
import { type Registration, registrationAtom } from './registration.ts'

/** The check of a step before the customer moves on. */
export type StepCheckState =
  | { status: 'idle' }
  | { status: 'checking'; controller: AbortController }
  /** `advice`: what could not be checked. Contratar checks all steps, so it may be another one than the open one. */
  | { status: 'failed'; error: FailureMessage; advice: MessageKey | undefined }

export const stepCheckAtom = atom<StepCheckState>({ status: 'idle' })

/** Whether Contratar is being carried out: from the press, over the checks, to the answer. */
export const isSubmittingAtom = atom(false)

/** Registrations that the server may be working on, or may have accepted although no response arrived. */
const pending: readonly Registration['status'][] = ['sending', 'unknown']

/** Whether the form is read-only: a check or the registration is under way, or the outcome of a sent one is unknown. */
export const isLockedAtom = atom(get => {
  const isChecking = get(stepCheckAtom).status === 'checking'
  return isChecking || get(isSubmittingAtom) || pending.includes(get(registrationAtom).status)
})
