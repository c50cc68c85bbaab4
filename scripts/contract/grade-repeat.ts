import { ApiError } from '#api/api-error.ts'
import { type Registration, readRegistrationConflict } from '#api/calls/register-user.ts'
import { readResponse } from '#api/define-call.ts'
import type { Answer } from './api-client.ts'
import type { Finding } from './finding.ts'
import { readerOf } from './grade-response.ts'

type Read = { kind: 'accepted'; registration: Registration } | { kind: 'conflict' | 'unclear' }

/** What the wizard takes the response to a registration for. */
export function readRegistration({ status, text }: Answer): Read {
  const reader = readerOf('registerUser')
  if (!reader) return { kind: 'unclear' }
  try {
    return { kind: 'accepted', registration: readResponse(reader, { status, text }, () => {}).body as Registration }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return readRegistrationConflict(error) ?? { kind: 'unclear' }
  }
}

/** Grades the response to the very registration that was accepted before, as the wizard sends it when a response was lost. */
export function gradeSameAgain(first: Registration, answer: Answer): Finding[] {
  const read = readRegistration(answer)
  if (read.kind === 'accepted') return gradeIds(first, read.registration)
  const detail = `is ${answer.status} when an accepted registration is repeated: a customer whose connection broke sees an error, and has a contract`
  return [{ grade: 'breaks', pointer: '#/status', detail }]
}

/** Grades the response to other data under a registration id that was accepted before. */
export function gradeOtherData(first: Registration, answer: Answer): Finding[] {
  const read = readRegistration(answer)
  if (read.kind === 'accepted' && answer.status === 409) return []
  if (read.kind === 'accepted') {
    const ids = gradeIds(first, read.registration)
    const detail = `is ${answer.status} for other data under an accepted registration id, not 409`
    return [...ids, { grade: 'tolerated', pointer: '#/status', detail }]
  }
  const detail = `${answer.status} does not say with registration-already-accepted that a contract exists: the customer is not led to it`
  return [{ grade: 'tolerated', pointer: '#/body/type', detail }]
}

function gradeIds(first: Registration, second: Registration): Finding[] {
  const contracts = (each: Registration) => each.contracts.map(({ id }) => id).join()
  const [one, other] = [first, second].map(each => contracts(each) || each.id || each.userId)
  if (one === '' || other === '') {
    const detail = 'holds no identifiers: whether the repeat made a second contract cannot be seen'
    return [{ grade: 'tolerated', pointer: '#/body', detail }]
  }
  if (one === other) return []
  const detail = 'is another one than before for the same registration id: the customer has two contracts'
  return [{ grade: 'breaks', pointer: '#/body/contracts', detail }]
}
