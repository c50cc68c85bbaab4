import { ApiError } from '#api/api-error.ts'
import { type Registration, readRegistrationConflict } from '#api/calls/register-user.ts'
import { readResponse } from '#api/define-call.ts'
import type { Contract } from '#mock/contract/contract.ts'
import { getValidator } from '#mock/contract/validator.ts'
import { type Answer, type ClientSettings, preflight, send } from './api-client.ts'
import { gradeCors, gradePreflight } from './grade-cors.ts'
import { gradeOfFailure, gradeRefusal, gradeResponse, readerOf } from './grade-response.ts'
import type { CheckedCall, Finding, Grade } from './report.ts'
import { createRequests, type Probe } from './requests.ts'

interface CheckSettings extends ClientSettings {
  /** The target also plays the translation service and the sign-in provider. */
  alsoOutside?: boolean | undefined
  /** Register a marked test person. What is given here replaces parts of its registration. */
  testPerson?: Record<string, unknown> | undefined
}

/** The target cannot be asked anything. */
export class UnreachableError extends Error {}

/**
 * Asks an API what the wizard asks, and grades each response by what the wizard makes of it. Rejects with an `UnreachableError` when
 * nothing answers at the target, and with a `UsageError` for a test person that does not follow the contract.
 */
export async function checkDeployment(contract: Contract, settings: CheckSettings): Promise<readonly CheckedCall[]> {
  const { target, pageOrigin, alsoOutside = false } = settings
  const validator = getValidator(contract)
  const { safe, testPerson } = createRequests(contract, alsoOutside, settings.testPerson)
  const calls: CheckedCall[] = []
  for (const probe of safe) await check(probe, usual(probe))
  if (!testPerson) return calls

  const { createLead, scoreCustomer, registerUser, again, changed } = testPerson
  for (const probe of [createLead, scoreCustomer]) await check(probe, usual(probe))
  const answer = await check(registerUser, usual(registerUser))
  const first = answer && readRegistration(answer)
  if (typeof first !== 'object') return calls
  // As a customer does whose connection broke.
  await check(again, response => [...usual(again)(response), ...gradeSameAgain(first, response)])
  await check(changed, response => gradeOtherData(first, response))
  return calls

  function usual({ operation, isValid }: Probe) {
    const grade = isValid ? gradeResponse : gradeRefusal
    return (response: Answer) => grade(validator, operation, response)
  }

  async function check(probe: Probe, grade: (answer: Answer) => Finding[]): Promise<Answer | undefined> {
    const { operation, isValid } = probe
    const { id } = operation
    const page = operation.isOutside ? undefined : pageOrigin
    if (page !== undefined && isValid && !calls.some(({ operation }) => operation === id))
      await record(probe, 'preflight', 'breaks', preflight(probe, target, page), each => gradePreflight(each, page))
    const worst = isValid ? gradeOfFailure(id) : 'tolerated'
    return record(probe, probe.name, worst, send(probe, settings), response => [
      ...(page === undefined ? [] : gradeCors(response, page, isValid && isReadByWizard(id, response.status))),
      ...grade(response),
    ])
  }

  /** `worst`: what it means that no response came, and the most that anything on the way to it can mean. */
  async function record(
    { operation }: Probe,
    name: string,
    worst: Grade,
    sending: Promise<Answer | string>,
    grade: (answer: Answer) => Finding[],
  ): Promise<Answer | undefined> {
    const startedAt = performance.now()
    const response = await sending
    const isAnswer = typeof response !== 'string'
    if (!isAnswer && calls.length === 0) throw new UnreachableError(`${target} does not answer (${response}).`)
    calls.push({
      operation: operation.id,
      probe: name,
      durationMs: Math.round(performance.now() - startedAt),
      status: isAnswer ? response.status : undefined,
      findings: isAnswer
        ? [
            ...response.findings.map(each => (each.grade === 'breaks' ? { ...each, grade: worst } : each)),
            ...grade(response),
          ]
        : [{ grade: worst, pointer: '#', detail: `no answer: ${response}` }],
    })
    return isAnswer ? response : undefined
  }
}

/** Of a failure the wizard reads whether a contract exists; otherwise it knows without the response that the call failed. */
function isReadByWizard(id: string, status: number): boolean {
  return (status >= 200 && status <= 299) || (id === 'registerUser' && status === 409)
}

/** What the wizard takes the response to a registration for: an accepted one, or not. */
function readRegistration({ status, text }: Answer): Registration | 'refused' {
  const reader = readerOf('registerUser')
  if (!reader) return 'refused'
  try {
    return readResponse(reader, { status, text }, () => {}).body as Registration
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const conflict = readRegistrationConflict(error)
    return conflict?.kind === 'accepted' ? conflict.registration : 'refused'
  }
}

/** Grades the response to the very registration that was accepted before, as the wizard sends it when a response was lost. */
function gradeSameAgain(first: Registration, answer: Answer): Finding[] {
  const second = readRegistration(answer)
  if (second !== 'refused') return gradeIds(first, second)
  const detail = `is ${answer.status} when an accepted registration is repeated: a customer whose connection broke sees an error, and has a contract`
  return [{ grade: 'breaks', pointer: '#/status', detail }]
}

/** Grades the response to other data under a registration id that was accepted before. */
function gradeOtherData(first: Registration, answer: Answer): Finding[] {
  const second = readRegistration(answer)
  if (second !== 'refused' && answer.status === 409) return []
  const detail =
    second === 'refused'
      ? `${answer.status} does not say with registration-already-accepted that a contract exists: the customer is not led to it`
      : `is ${answer.status} for other data under an accepted registration id, not 409`
  const pointer = second === 'refused' ? '#/body/type' : '#/status'
  return [...(second === 'refused' ? [] : gradeIds(first, second)), { grade: 'tolerated', pointer, detail }]
}

function gradeIds(first: Registration, second: Registration): Finding[] {
  const [one, other] = [first, second].map(each => each.contracts.map(({ id }) => id).join() || each.id || each.userId)
  if (one === other && one !== '') return []
  return one === '' || other === ''
    ? [{ grade: 'tolerated', pointer: '#/body', detail: 'holds no identifiers: a second contract would not be seen' }]
    : [
        {
          grade: 'breaks',
          pointer: '#/body/contracts',
          detail: 'is another one than before for the same registration id: the customer has two contracts',
        },
      ]
}
