import type { ContractOperation } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import { type Answer, type ClientSettings, createApiClient, isUnreachable, type NoAnswer } from './api-client.ts'
import type { ExampleRequest } from './example-request.ts'
import type { CheckedCall, Finding, Grade } from './finding.ts'
import { gradeCors, gradePreflight } from './grade-cors.ts'
import { gradeOfFailure, gradeRefusal, gradeResponse, type Received } from './grade-response.ts'

/** The target cannot be asked anything. */
export class UnreachableError extends Error {}

interface Question {
  operation: ContractOperation
  /** What is special about the request. */
  probe: string
  request: ExampleRequest
}

type GradeAnswer = (answer: Answer) => Finding[]

/** Sends requests to an API one after the other, and keeps what was found. Each method resolves to the answer, if there is one. */
export interface Checker {
  /** A request that the wizard sends. Where a browser would ask for leave before the first call of an operation, so does this. */
  askAsWizard: (question: Question, gradeMore?: GradeAnswer) => Promise<Answer | undefined>
  /** A request that the wizard sends and whose answer only `grade` can judge. */
  askAgain: (question: Question, grade: GradeAnswer) => Promise<Answer | undefined>
  /** A request that the wizard never sends. */
  askWrongly: (question: Question) => Promise<Answer | undefined>
  calls: readonly CheckedCall[]
}

/** Creates a checker. Its methods reject with an `UnreachableError` when nothing answers the very first request. */
export function createChecker(validator: Validator, settings: ClientSettings): Checker {
  const { target, pageOrigin } = settings
  const client = createApiClient(settings)
  const calls: CheckedCall[] = []

  async function ask(
    { operation, probe }: Question,
    send: () => Promise<Answer | NoAnswer>,
    grade: GradeAnswer,
    gravest: Grade,
  ): Promise<Answer | undefined> {
    const startedAt = performance.now()
    const answer = await send()
    const call = { operation: operation.id, probe, durationMs: Math.round(performance.now() - startedAt) }
    if (!('reason' in answer)) {
      const onTheWay = answer.findings.map(each => (each.grade === 'breaks' ? { ...each, grade: gravest } : each))
      calls.push({ ...call, status: answer.status, findings: [...onTheWay, ...grade(answer)] })
      return answer
    }
    if (calls.length === 0 && isUnreachable(answer))
      throw new UnreachableError(`${target} does not answer (${answer.reason}).`)
    const finding = { grade: gravest, pointer: '#', detail: `no answer: ${answer.reason}` }
    calls.push({ ...call, status: undefined, findings: [finding] })
    return undefined
  }

  const askAgain: Checker['askAgain'] = (question, grade) => {
    const { operation, request } = question
    const send = () => client.send(operation, request)
    return ask(
      question,
      send,
      answer => [...corsOf(operation, answer, true), ...grade(answer)],
      gradeOfFailure(operation.id),
    )
  }

  async function askForLeave(question: Question) {
    const { operation, request } = question
    const isKnown = operation.isOutside || calls.some(each => each.operation === operation.id)
    if (pageOrigin === undefined || isKnown) return
    const send = () => client.preflight(request)
    await ask({ ...question, probe: 'preflight' }, send, answer => gradePreflight(answer, pageOrigin), 'breaks')
  }

  function corsOf({ id, isOutside }: ContractOperation, answer: Answer, isWizard: boolean): Finding[] {
    if (pageOrigin === undefined || isOutside) return []
    const isSuccess = answer.status >= 200 && answer.status <= 299
    // Of a failure the wizard reads whether a contract exists; otherwise it knows without the response that the call failed.
    return gradeCors(answer, pageOrigin, isWizard && (isSuccess || (id === 'registerUser' && answer.status === 409)))
  }

  return {
    calls,
    askAgain,
    async askAsWizard(question, gradeMore = () => []) {
      await askForLeave(question)
      return askAgain(question, answer => [
        ...gradeResponse(validator, question.operation, receivedOf(answer)),
        ...gradeMore(answer),
      ])
    },
    askWrongly(question) {
      const { operation, request } = question
      const grade: GradeAnswer = answer => [
        ...corsOf(operation, answer, false),
        ...gradeRefusal(validator, operation, receivedOf(answer)),
      ]
      return ask(question, () => client.send(operation, request), grade, 'tolerated')
    },
  }
}

function receivedOf({ status, headers, text }: Answer): Received {
  return { status, text, contentType: headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() }
}
