import type { ContractOperation } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import { type Answer, type ClientSettings, createApiClient, isUnreachable, type NoAnswer } from './api-client.ts'
import type { CheckedCall, Finding, Grade } from './finding.ts'
import { gradeCors, gradePreflight } from './grade-cors.ts'
import { gradeOfFailure, gradeRefusal, gradeResponse, type Received } from './grade-response.ts'
import type { Probe } from './probes.ts'

/** The target cannot be asked anything. */
export class UnreachableError extends Error {}

type GradeAnswer = (answer: Answer) => Finding[]

/** Sends requests to an API one after the other, and keeps what was found. */
export interface Checker {
  /**
   * Sends a request and grades the response; `gradeMore` adds findings. Sends the preflight request first where a browser would. Resolves
   * to undefined where no response came.
   */
  send: (probe: Probe, gradeMore?: GradeAnswer) => Promise<Answer | undefined>
  /** Sends a request whose response only `grade` can judge. */
  sendGraded: (probe: Probe, grade: GradeAnswer) => Promise<Answer | undefined>
  calls: readonly CheckedCall[]
}

/** Creates a checker. Its methods reject with an `UnreachableError` when nothing answers the very first request. */
export function createChecker(validator: Validator, settings: ClientSettings): Checker {
  const { target, pageOrigin } = settings
  const client = createApiClient(settings)
  const calls: CheckedCall[] = []

  /** `worst`: what it means that no response came, and the most that anything on the way to it can mean. */
  async function check(
    { operation, name }: Probe,
    sending: Promise<Answer | NoAnswer>,
    worst: Grade,
    grade: GradeAnswer,
  ): Promise<Answer | undefined> {
    const startedAt = performance.now()
    const answer = await sending
    const call = { operation: operation.id, probe: name, durationMs: Math.round(performance.now() - startedAt) }
    if (!('reason' in answer)) {
      const transportFindings = answer.findings.map(each =>
        each.grade === 'breaks' ? { ...each, grade: worst } : each,
      )
      calls.push({ ...call, status: answer.status, findings: [...transportFindings, ...grade(answer)] })
      return answer
    }
    if (calls.length === 0 && isUnreachable(answer))
      throw new UnreachableError(`${target} does not answer (${answer.reason}).`)
    const finding = { grade: worst, pointer: '#', detail: `no answer: ${answer.reason}` }
    calls.push({ ...call, status: undefined, findings: [finding] })
    return undefined
  }

  function sendGraded(probe: Probe, grade: GradeAnswer) {
    const { operation, request, isValid } = probe
    const worst = isValid ? gradeOfFailure(operation.id) : 'tolerated'
    return check(probe, client.send(operation, request), worst, answer => [
      ...corsOf(operation, answer, isValid),
      ...grade(answer),
    ])
  }

  async function sendPreflight(probe: Probe) {
    const { operation, request } = probe
    const isDone = operation.isOutside || calls.some(each => each.operation === operation.id)
    if (pageOrigin === undefined || isDone) return
    const preflight = { ...probe, name: 'preflight' }
    await check(preflight, client.preflight(request), 'breaks', answer => gradePreflight(answer, pageOrigin))
  }

  function corsOf({ id, isOutside }: ContractOperation, answer: Answer, isValid: boolean): Finding[] {
    if (pageOrigin === undefined || isOutside) return []
    const isSuccess = answer.status >= 200 && answer.status <= 299
    // Of a failure the wizard reads whether a contract exists; otherwise it knows without the response that the call failed.
    return gradeCors(answer, pageOrigin, isValid && (isSuccess || (id === 'registerUser' && answer.status === 409)))
  }

  return {
    calls,
    sendGraded,
    async send(probe, gradeMore = () => []) {
      const { operation, isValid } = probe
      if (isValid) await sendPreflight(probe)
      const grade = isValid ? gradeResponse : gradeRefusal
      return sendGraded(probe, answer => [...grade(validator, operation, receivedOf(answer)), ...gradeMore(answer)])
    },
  }
}

function receivedOf({ status, headers, text }: Answer): Received {
  return { status, text, contentType: headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() }
}
