import { atom } from 'jotai'
import { ApiError } from '#api/api-error.ts'
import { registrationErrorText } from '#api/error-text.ts'
import type { Text } from '#i18n/text-key.ts'
import { formValuesAtom } from './form-values.ts'
import { surroundingsAtom } from './surroundings.ts'

/** What the thank-you page is told in its navigation state. */
export interface Registered {
  email: string
  /** Provider id. */
  pid: string
  userId: string
  contractId: string
}

export type Submission =
  | { is: 'idle' }
  | { is: 'sending' }
  /** `isConflict`: the server does not take these data, and would not the next time (409). */
  | { is: 'failed'; error: Text; isConflict: boolean }
  | { is: 'done'; registered: Registered }

const submission = atom<Submission>({ is: 'idle' })
export const submissionAtom = atom(get => get(submission))

/**
 * Sends the registration: one request however often it is pressed. A retry carries the same registration id, by which the
 * server knows it; after a success the same success is reported again.
 */
export const submitAtom = atom(null, async (get, set) => {
  const now = get(submission)
  if (now.is === 'sending') return
  if (now.is === 'done') return set(submission, { ...now })
  set(submission, { is: 'sending' })
  const values = get(formValuesAtom)
  const { api, attribution, track } = get(surroundingsAtom)
  const { UUID, marketing: marketing_consent } = values
  const pressed = { user_interaction: 'click', section: 'bank', UUID }
  track({ event: 'cta_button_click', event_info: { ...pressed, navigation_selection: 'contratar' } })
  try {
    const { registrationRequest } = await import('#domain/registration-request.ts')
    const { body: answer } = await api.registerUser(await registrationRequest(values, attribution))
    const contractId = answer.contracts.find(({ cups }) => cups === values.cups)?.id ?? ''
    const { clickId } = attribution
    track({
      event: 'contract_accepted',
      event_info: {
        ...pressed,
        contract_id: contractId,
        idp_id: answer.id,
        marketing_consent,
        ...(clickId && { clickId }),
      },
    })
    set(submission, {
      is: 'done',
      registered: { email: values.email, pid: answer.id, userId: answer.userId, contractId },
    })
  } catch (error) {
    const isConflict = error instanceof ApiError && error.status === 409
    set(submission, { is: 'failed', error: registrationErrorText(error), isConflict })
  }
})

/** Closes the error popup and leaves everything as it was. */
export const cancelSubmissionAtom = atom(null, (get, set) => {
  if (get(submission).is === 'failed') set(submission, { is: 'idle' })
})
