import { atom } from 'jotai'
import { registrationErrorText } from '#api/error-text.ts'
import { registrationRequest } from '#domain/registration-request.ts'
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
  | { is: 'failed'; error: Text }
  | { is: 'done'; registered: Registered }

const submission = atom<Submission>({ is: 'idle' })
export const submissionAtom = atom(get => get(submission))

/**
 * Sends the registration: one request however often it is pressed, and never again after it succeeded. A retry carries the
 * same registration id, by which the server knows it.
 */
export const submitAtom = atom(null, async (get, set) => {
  const now = get(submission).is
  if (now === 'sending' || now === 'done') return
  set(submission, { is: 'sending' })
  const values = get(formValuesAtom)
  const { api, attribution } = get(surroundingsAtom)
  try {
    const { body: answer } = await api.registerUser(await registrationRequest(values, attribution))
    const contract = answer.contracts.find(candidate => candidate.cups === values.cups)
    set(submission, {
      is: 'done',
      registered: { email: values.email, pid: answer.id, userId: answer.userId, contractId: contract?.id ?? '' },
    })
  } catch (error) {
    set(submission, { is: 'failed', error: registrationErrorText(error) })
  }
})

/** Closes the error popup and leaves everything as it was. */
export const cancelSubmissionAtom = atom(null, (get, set) => {
  if (get(submission).is === 'failed') set(submission, { is: 'idle' })
})
