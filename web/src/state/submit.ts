import { atom } from 'jotai'
import { ApiError, type FailureMessage, registrationErrorMessage } from '#api/api-error.ts'
import type { Registration as AcceptedRegistration } from '#api/calls/register-user.ts'
import type { FormValues } from '#domain/form-values.ts'
import type { Registered } from '#domain/registered.ts'
import { signUpKind } from '#domain/sign-up-kind.ts'
import { steps } from '#steps/index.ts'
import { answersAtom, formValuesAtom } from './answers.ts'
import { dependenciesAtom } from './dependencies.ts'
import { estimateAtom } from './estimate.ts'
import { openStepAtom, refuseNextAtom } from './navigate.ts'
import { currentStepAtom } from './progress.ts'
import { isSubmittingAtom, type Registration, registrationAtom } from './registration.ts'
import { checkStepAtom } from './step-check.ts'

/** Why the contract was not made, or that this is unknown. */
export interface SubmissionFailure {
  /**
   * - `refused`: the data are open again.
   * - `conflict`: the server would refuse these data again.
   * - `unknown`: it may have been accepted; the same data are asked about again.
   * - `notSent`: no connection, or a part of the page is missing.
   */
  kind: 'refused' | 'conflict' | 'unknown' | 'notSent'
  error: FailureMessage
}

/** The result of Contratar. */
export type SubmissionResult =
  | { status: 'accepted'; registered: Registered }
  /** Something in the form is missing or was refused; the step it is on is open and says so. */
  | { status: 'invalid' }
  | { status: 'failed'; failure: SubmissionFailure }
  /** The same data are to be sent again, and the password, which is never stored, is missing. Nothing was sent. */
  | { status: 'passwordMissing' }
  | { status: 'busy' }

/** What the error popup shows; null while it is closed. */
export const submissionFailureAtom = atom<SubmissionFailure | null>(null)

/** The set of values that is being sent: fixed when Contratar is pressed. */
const submittedValuesAtom = atom<FormValues | null>(null)

/** What the review shows: what the form holds, and while it is sent exactly what is sent. */
export const reviewedValuesAtom = atom(get => get(submittedValuesAtom) ?? get(formValuesAtom))

/** Contratar: one set of values is checked on all steps and sent once. One whose outcome is unknown is sent again with the same data. */
export const submitAtom = atom(null, async (get, set): Promise<SubmissionResult> => {
  if (get(isSubmittingAtom)) return { status: 'busy' }
  const values = Object.freeze(get(formValuesAtom))
  const before = get(registrationAtom)
  if (before.status === 'unknown' && values.password === '') return { status: 'passwordMissing' }
  set(isSubmittingAtom, true)
  set(submissionFailureAtom, null)
  set(submittedValuesAtom, values)
  let refused: number | undefined
  try {
    for (const [index, step] of before.status === 'unknown' ? [] : steps.entries()) {
      const result = await set(checkStepAtom, step, values)
      if (result === 'refused') refused = index
      if (result !== 'passed') return { status: 'invalid' }
    }
    const result = await set(sendAtom, values, before)
    if (result.status === 'failed') set(submissionFailureAtom, result.failure)
    return result
  } finally {
    set(isSubmittingAtom, false)
    set(submittedValuesAtom, null)
    if (refused !== undefined) set(showRefusedStepAtom, refused)
  }
})

/** Opens the step on which something was refused, once the form can be changed again. */
const showRefusedStepAtom = atom(null, (get, set, index: number) => {
  // A step that is open already is not opened again: that would reset its count of refusals, and the second would not be shown.
  if (get(currentStepAtom) !== index) set(openStepAtom, index)
  set(refuseNextAtom)
})

type Sent = Exclude<SubmissionResult, { status: 'busy' | 'passwordMissing' }>

const sendAtom = atom(null, async (get, set, values: FormValues, before: Registration): Promise<Sent> => {
  const { api, attribution, track, isOnline, isConsentSent = true } = get(dependenciesAtom)
  const { id } = before
  const failed = (kind: SubmissionFailure['kind'], error: unknown) =>
    ({ status: 'failed', failure: { kind, error: registrationErrorMessage(error) } }) as const
  const pressed = { user_interaction: 'click', section: 'bank', UUID: id }
  track({ event: 'cta_button_click', event_info: { ...pressed, navigation_selection: 'contratar' } })
  if (!isOnline()) return failed('notSent', new ApiError('registerUser', 'network'))

  let body: Parameters<typeof api.registerUser>[0]
  try {
    const { registrationRequest } = await import('#api/registration-request.ts')
    body = await registrationRequest(values, attribution, isConsentSent ? get(answersAtom).consents : {})
  } catch (error) {
    console.warn('The registration could not be written', error)
    return { status: 'failed', failure: { kind: 'notSent', error: { key: 'error.registration.notSent' } } }
  }

  set(registrationAtom, { status: 'sending', id })
  try {
    const { body: answer } = await api.registerUser(body)
    return accepted(answer)
  } catch (error) {
    const conflict = await readConflict(error)
    if (conflict?.kind === 'accepted') return accepted(conflict.registration)
    const kind = failureKind(error, conflict !== null, before.status === 'unknown')
    set(registrationAtom, { status: kind === 'unknown' ? 'unknown' : 'refused', id })
    return failed(kind, error)
  }

  function accepted({ id: pid, userId, contracts }: AcceptedRegistration) {
    const contractId = contracts.find(({ cups }) => cups === values.cups)?.id ?? ''
    const { clickId } = attribution
    const { email, isCompany, marketing } = values
    track({
      event: 'contract_accepted',
      event_info: {
        ...pressed,
        contract_id: contractId,
        idp_id: pid,
        marketing_consent: marketing,
        ...(clickId && { clickId }),
      },
    })
    const kind = signUpKind(values)
    const registered = { email, pid, userId, contractId, registrationId: id, kind, isCompany, ...get(priceAtom) }
    return { status: 'accepted', registered } as const
  }
})

/** What the bill's home would pay, where that is known. */
const priceAtom = atom((get): Pick<Registered, 'price'> => {
  const estimate = get(estimateAtom)
  if (!estimate) return {}
  const { oursEurosPerYear, outcome, differenceEuros } = estimate
  return { price: { eurosPerMonth: Math.round(oursEurosPerYear / 12), outcome, differenceEuros } }
})

/** With these statuses the server may still have accepted the registration. */
const uncertainStatuses: readonly unknown[] = [408, 425]

/** What a 409 says by its code; null for everything else. Loaded when it is needed. */
async function readConflict(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const { readRegistrationConflict } = await import('#api/calls/register-user.ts')
  return readRegistrationConflict(error)
}

/** Only a definite answer is a refusal. After a lost answer, a 409 without a code may be about the lost registration. */
function failureKind(error: unknown, hasCode: boolean, wasUnknown: boolean): 'refused' | 'conflict' | 'unknown' {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 409) return wasUnknown && !hasCode ? 'unknown' : 'conflict'
  const isDefinite = typeof status === 'number' && status >= 400 && status < 500
  return isDefinite && !uncertainStatuses.includes(status) ? 'refused' : 'unknown'
}
