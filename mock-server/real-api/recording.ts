import { existsSync } from 'node:fs'
import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import { incrementCounter } from '#mock/sessions/session.ts'
import { UsageError } from '#mock/shared/parse-options.ts'
import { createHarEntry, type Exchange, parseHarEntry, readHar, writeHar } from './har.ts'
import { maskExchange, maskRequest } from './mask-exchange.ts'
import { toResponse } from './proxy.ts'
import type { RealApi } from './real-api.ts'

/**
 * Writes what a real API answered into an HTTP Archive, after each call: nothing is lost when the server is stopped. A recording that exists is
 * continued. Throws a `UsageError` for a file that is something else or cannot be written. `isUnmasked`: personal data, keys and cookies are kept.
 */
export function createRecorder(contract: Contract, file: string, isUnmasked: boolean) {
  const entries = existsSync(file) ? readHar(file) : []
  try {
    // Before the first call, so that a file that cannot be written is known at once.
    writeHar(file, entries)
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : error}`)
  }
  return {
    /** How many calls were recorded before. */
    continuedFrom: entries.length,
    add(operation: ContractOperation, exchange: Exchange) {
      entries.push(createHarEntry(isUnmasked ? exchange : maskExchange(contract, operation, exchange)))
      writeHar(file, entries)
    },
  }
}

/**
 * Answers from an HTTP Archive, whatever host it was recorded from, by what is asked: the same query, and of several bodies the one with the fewest
 * other members. Equal requests get their answers in order, for each tester from the first; the last one repeats. Throws a `UsageError` for a file
 * without such calls.
 */
export function createReplay(contract: Contract, file: string): RealApi {
  const entries = readHar(file)
  const recorded = entries.flatMap(entry => {
    const call = parseHarEntry(entry)
    const operation = call && contract.operations.find(each => isCallOf(each, call.request))
    if (!operation) return []
    const { url, body } = call.request
    const asked = flatten({ query: Object.fromEntries(url.searchParams), body })
    return [{ operation, asked, response: toResponse(call.response) }]
  })
  if (recorded.length === 0)
    throw new UsageError(
      `${file} holds no call of the product API with its response: none of its ${entries.length} entries has a method and path of openapi.yaml.`,
    )
  return {
    answers: operation => recorded.some(each => each.operation === operation),
    async send({ operation, parts: { query, body }, session }) {
      // A recording may be masked; then a masked request is compared.
      const forms = [{ query, body }, maskRequest(contract, operation, { query, body })].map(each => flatten(each))
      const ranked = recorded
        .filter(each => each.operation === operation)
        .map(each => ({ ...each, distance: Math.min(...forms.map(form => distanceOf(each.asked, form))) }))
        .filter(({ distance }) => distance !== Number.POSITIVE_INFINITY)
        .toSorted((a, b) => a.distance - b.distance)
      const [first] = ranked
      if (!first) return undefined
      const equals = ranked.filter(({ distance }) => distance === first.distance)
      const turn = incrementCounter(session, `replay ${operation.id} ${JSON.stringify(first.asked)}`)
      return (equals[turn] ?? equals.at(-1))?.response
    },
  }
}

/** Whether a recorded call is one of this operation. A gateway may have put something in front of the path, or taken `/api` away. */
function isCallOf({ method, url, basePath, isOutside }: ContractOperation, call: Exchange['request']): boolean {
  const path = url.slice(basePath.length).replaceAll(/:\w+/g, '[^/]+')
  return !isOutside && call.method === method && new RegExp(`${path}/?$`).test(call.url.pathname)
}

/** What was asked, member by member: `/query/iban=ES91…`. */
function flatten(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [`${place}=${value}`]
  return Object.entries(value).flatMap(([name, each]) => flatten(each, `${place}/${name}`))
}

/** How many members of a body differ; infinite where the query does. */
function distanceOf(a: readonly string[], b: readonly string[]): number {
  const different = [...new Set(a).symmetricDifference(new Set(b))]
  return different.some(each => each.startsWith('/query/')) ? Number.POSITIVE_INFINITY : different.length
}
