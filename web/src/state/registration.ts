import { atom } from 'jotai'
import type { FailureMessage } from '#api/api-error.ts'
import type { MessageKey } from '#i18n/message.ts'
import { dependenciesAtom } from './dependencies.ts'

// `begun`: nothing was sent under the id. `refused`: for certain; other data travel under a new id.
// `unknown`: it may have been accepted. The same data are asked about under the same id before anything can change.
/** The life of a registration id, which ends with an accepted or abandoned sign-up. */
export interface Registration {
  status: 'begun' | 'sending' | 'refused' | 'unknown'
  id: string
}

export const registrationAtom = atom<Registration>({ status: 'begun', id: '' })

/** Draws an id for what is sent next. */
export const renewRegistrationAtom = atom(null, (get, set) =>
  set(registrationAtom, { status: 'begun', id: get(dependenciesAtom).createRegistrationId() }),
)

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
