import type { FastifyRequest } from 'fastify'
import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts } from '#mock/contract/validator.ts'
import type { Session } from '#mock/sessions/session.ts'
import { HttpError } from '#mock/shared/problem.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { getSessionScenarios, type Registry } from './registry.ts'
import { type ChosenScenario, idOf, parseName, type Scenario } from './scenario.ts'

const scenarioHeader = 'x-mock-scenario'

/** Where a choice came from, in the order of precedence. Links, the panel and the client choose for the session. */
export type ChoiceSource = 'header' | 'session' | 'command line' | 'none'

export interface CurrentChoice {
  from: ChoiceSource
  /** As they were chosen: `id` or `id@call`. */
  names: readonly string[]
  /** With the scenarios that they add to, the last chosen one at the end. */
  chosen: readonly ChosenScenario[]
  /** Names of files that no longer exist. */
  unknown: readonly string[]
}

interface Options {
  registry: Registry
  /** Those of the product: only they have values to type. */
  builtIn: readonly Scenario[]
  operations: readonly OperationId[]
  /** The command line's choice, for testers who chose nothing. */
  fallback: readonly string[]
}

/** Creates the one way to choose scenarios. */
export function createChoice({ registry, builtIn, operations, fallback }: Options) {
  const typed = builtIn.filter(each => typeof each.typed?.value === 'string')

  function parse(names: readonly string[], session?: Session): ChosenScenario[] {
    const find = (id: string) => registry.find(id, session)
    const explain = (id: string) => registry.explain(id, session)
    return names.map(name => {
      const found = parseName(name, { find, explain, operations })
      if (typeof found === 'string') throw new HttpError(400, found)
      return found
    })
  }

  /** The scenarios that a request's own values ask for: reserved e-mails, documents, accounts and CUPS. */
  function findTyped(id: OperationId, { query, body }: RequestParts): ChosenScenario[] {
    const asking = typed.filter(({ calls }) => calls?.[id] !== undefined)
    const values = [query, body].flatMap(part => Object.values(part ?? {}))
    const scenarios = values.flatMap(value => asking.filter(each => each.typed?.value === value))
    return scenarios.map(scenario => ({ scenario, only: undefined }))
  }

  /** With those that each adds to, before it. */
  function expand(names: readonly string[], session: Session): ChosenScenario[] {
    return parse(names, session).flatMap(each => [...expand(each.scenario.scenarios ?? [], session), each])
  }

  function describe(from: ChoiceSource, names: readonly string[], session: Session): CurrentChoice {
    const isKnown = (name: string) => registry.find(idOf(name), session) !== undefined
    const known = from === 'session' ? names.filter(isKnown) : names
    return { from, names: known, chosen: expand(known, session), unknown: names.filter(each => !known.includes(each)) }
  }

  /** What the request's tester chose. Throws a 400 where a header names an unknown scenario. */
  function get({ headers, session }: FastifyRequest): CurrentChoice {
    const header = headers[scenarioHeader]
    if (typeof header === 'string') return describe('header', toNames(header), session)
    if (session.chosen !== undefined) return describe('session', session.chosen, session)
    return describe(fallback.length > 0 ? 'command line' : 'none', fallback, session)
  }

  // A wrong name on the command line ends the start.
  parse(fallback)

  return {
    get,
    /** What the tester chose, else what the call's own values ask for. The answer of the next call counts over all. */
    getForCall(request: FastifyRequest, { id }: ContractOperation, parts: RequestParts | undefined): ChosenScenario[] {
      const { session } = request
      const { chosen } = get(request)
      const own = chosen.length > 0 || !parts ? [] : findTyped(id, parts)
      const { next } = getSessionScenarios(session)
      const scenario = next.get(id)
      next.delete(id)
      return [...chosen, ...own, ...(scenario ? [{ scenario, only: undefined }] : [])]
    },
    /** Chooses for a session: names, `id` or `id@call`. Their answers begin again. Throws a 400 for an unknown name. */
    choose(session: Session, names: readonly string[]): void {
      const unique = toNames(names.join(','))
      const ids = new Set(expand(unique, session).map(({ scenario }) => scenario.id))
      for (const key of session.counters.keys()) if (ids.has(idOf(key))) session.counters.delete(key)
      session.chosen = unique
    },
  }
}

/** Names of a list such as `cups-not-found,network-reset@registerUser`. One that is there twice counts once, in its last place. */
export function toNames(list: string): string[] {
  const names = list
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '' && each !== 'none')
  return [...new Set(names.toReversed())].toReversed()
}
