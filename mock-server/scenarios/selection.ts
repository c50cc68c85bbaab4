import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts } from '#mock/contract/validator.ts'
import type { Session } from '#mock/sessions/session.ts'
import { type Catalogue, parseChoice, toNames } from './choose.ts'
import type { ChosenScenario } from './plan.ts'
import { createTypedScenarios } from './typed-values.ts'

const scenarioHeader = 'x-mock-scenario'
export const scenarioCookie = 'mock-scenario'

/** Where a choice came from, in the order of precedence. Links and the control API count as the panel. */
export type ChoiceSource = 'header' | 'panel' | 'cookie' | 'command line' | 'nobody'

export interface Choice {
  from: ChoiceSource
  chosen: readonly ChosenScenario[]
  /** Names in the cookie, or in a session from before a restart, of scenarios that do not exist (any more). */
  unknown: readonly string[]
}

/** Finds the scenarios that apply to one call, the last chosen one at the end. */
export type ChooseScenarios = (
  request: FastifyRequest,
  operation: ContractOperation,
  parts: RequestParts,
) => readonly ChosenScenario[]

export interface Selection {
  /** What the request's tester chose. Throws a 400 where a header names an unknown scenario. */
  get: (request: FastifyRequest) => Choice
  /** What the tester chose, else what the call's own values ask for. */
  getForCall: ChooseScenarios
  /** Chooses for a session and its browser's cookie. Counters of the chosen scenarios start again. */
  choose: (request: FastifyRequest, reply: FastifyReply, list: string) => readonly ChosenScenario[]
  /** Replaces a browser's cookie that names another choice than the one that counts. */
  correctCookie: (request: FastifyRequest, reply: FastifyReply) => void
}

/** Creates the selection. `fallback`: the command line's list, for testers who chose nothing. */
export function createSelection(catalogue: Catalogue, fallback = ''): Selection {
  const parse = (list: string) => parseChoice(list, catalogue)
  const findTypedScenarios = createTypedScenarios(catalogue.scenarios)
  const fromCommandLine = parse(fallback)

  /** A choice may be kept for longer than a scenario exists; that must not break calls. */
  function parseKept(from: ChoiceSource, list: string): Choice {
    const names = list.split(',')
    const unknown = names.filter(name => !isKnown(name))
    const chosen = parse(names.filter(name => !unknown.includes(name)).join(','))
    return { from, chosen, unknown }
  }

  function isKnown(name: string): boolean {
    try {
      parse(name)
      return true
    } catch {
      return false
    }
  }

  function get({ headers, cookies, session }: FastifyRequest): Choice {
    const unknown: string[] = []
    const header = headers[scenarioHeader]
    if (typeof header === 'string') return { from: 'header', chosen: parse(header), unknown }
    if (session.scenarios !== undefined) return parseKept('panel', session.scenarios)
    const cookie = cookies[scenarioCookie]
    if (cookie !== undefined) return parseKept('cookie', cookie)
    return { from: fromCommandLine.length > 0 ? 'command line' : 'nobody', chosen: fromCommandLine, unknown }
  }

  return {
    get,
    getForCall(request, operation, parts) {
      const { chosen } = get(request)
      return chosen.length > 0 ? chosen : findTypedScenarios(operation.id, parts)
    },
    choose(request, reply, list) {
      const chosen = parse(list)
      const names = toNames(chosen).join(',')
      resetCounters(request.session, chosen)
      request.session.scenarios = names
      setCookie(reply, names)
      return chosen
    },
    correctCookie({ session: { scenarios: names }, cookies }, reply) {
      const cookie = cookies[scenarioCookie]
      if (names !== undefined && cookie !== undefined && cookie !== (names || 'none')) setCookie(reply, names)
    },
  }
}

function setCookie(reply: FastifyReply, names: string): void {
  reply.setCookie(scenarioCookie, names || 'none', { path: '/', sameSite: 'lax' })
}

function resetCounters({ counters }: Session, chosen: readonly ChosenScenario[]): void {
  const ids = new Set(chosen.map(({ scenario }) => scenario.id))
  for (const key of counters.keys()) if (ids.has(key.split('@', 1)[0] ?? '')) counters.delete(key)
}
