import { isDeepStrictEqual } from 'node:util'
import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import type { HarPair } from '#mock/har/har.ts'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import { createExchangeMask } from '#mock/real-api/mask-exchange.ts'
import { findRecordedCalls } from '#mock/real-api/recorded-calls.ts'
import type { FaultName, OperationId } from '#mock/shared/types.ts'
import type { Situation, SituationAnswer } from './situation-schema.ts'

/** A call that was answered, as far as a situation repeats it. */
interface AnsweredCall {
  operation: ContractOperation
  request: { url: URL; headers: readonly HarPair[]; body: unknown }
  response: { status: number; headers: readonly HarPair[]; text: string }
  /** Why the response did not arrive whole. */
  fault: FaultName | undefined
}

type WrittenAnswer = Exclude<SituationAnswer, number | string>

const maxTimes = 1000

/** Makes situations of what happened: the answers of each call in their order, personal data masked. */
export function createSituationRecorder(contract: Contract, validator: Validator) {
  const mask = createExchangeMask(contract)

  function toAnswer({ operation, request, response, fault }: AnsweredCall): SituationAnswer {
    if (fault !== undefined) return fault
    const body = parseJson(response.text)
    // What is no JSON cannot be written into a situation: the faults break the usual answer in the same way.
    if (body === undefined && response.text !== '') return response.status >= 500 ? 'gateway-page' : 'malformed-json'
    const masked = mask({
      operation,
      startedAt: new Date(0),
      durationMs: 0,
      request: { ...request, query: Object.fromEntries(request.url.searchParams) },
      response: { ...response, body },
    })
    const { status } = response
    const kept = response.text === '' ? undefined : JSON.parse(masked.response.text)
    const retryAfter = response.headers.find(({ name }) => name.toLowerCase() === 'retry-after')?.value
    return {
      status,
      ...(kept !== undefined && { body: kept }),
      ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
      ...(validator.response(operation, status, kept).length > 0 && { allowInvalid: true }),
    }
  }

  function toSituation(calls: readonly AnsweredCall[]): Situation {
    const answers: Partial<Record<OperationId, SituationAnswer[]>> = {}
    for (const call of calls) {
      const { id } = call.operation
      answers[id] = addAnswer(answers[id] ?? [], toAnswer(call))
    }
    return { title: `What happened: ${calls.length} calls`, calls: answers }
  }

  return {
    /** Of the entries of an HTTP Archive. Calls of other APIs are left out. */
    fromHar: (entries: readonly unknown[]): Situation =>
      toSituation(
        findRecordedCalls(contract, entries).map(
          ({ operation, call: { url, requestText, status, headers, text } }) => ({
            operation,
            request: { url, headers: [], body: parseJson(requestText) },
            response: { status, headers, text },
            fault: undefined,
          }),
        ),
      ),
    /** Of a session's calls. Those of outside parties are left out. */
    fromJournal: (entries: readonly JournalEntry[]): Situation =>
      toSituation(
        entries.flatMap(({ operation: id, path, request, response, fault }) => {
          const operation = contract.operations.find(each => each.id === id && !each.isOutside)
          if (!operation) return []
          const url = new URL(path, 'http://localhost')
          for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.append(name, String(value))
          const text = response.body === undefined ? '' : JSON.stringify(response.body)
          return [
            {
              operation,
              request: { url, headers: [], body: request.body },
              response: { ...response, headers: [], text },
              fault,
            },
          ]
        }),
      ),
  }
}

/** The list with one more answer; one that repeats the last is counted. */
function addAnswer(answers: readonly SituationAnswer[], answer: SituationAnswer): SituationAnswer[] {
  const last = answers.at(-1)
  if (typeof last !== 'object' || typeof answer !== 'object') return [...answers, answer]
  const { times = 1, ...before }: WrittenAnswer = last
  if (!isDeepStrictEqual(before, answer) || times === maxTimes) return [...answers, answer]
  return [...answers.slice(0, -1), { ...before, times: times + 1 }]
}

/** Undefined for a text that is no JSON. */
function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
