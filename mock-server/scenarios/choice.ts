import type { FastifyRequest } from 'fastify'
import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts } from '#mock/contract/validator.ts'
import { scenarios as builtIn } from '#mock/operations/scenarios.ts'
import type { Session } from '#mock/sessions/session.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { getSessionScenarios, type Registry } from './registry.ts'
import { type ChosenScenario, idOf, parseName, type Scenario } from './scenario.ts'

const scenarioHeader = 'x-mock-scenario'

/** Creates the one way to choose scenarios. `fallback`: the command line's choice, for testers who chose nothing. */
export function createChoice(registry: Registry, contract: Contract, fallback: readonly string[]) {
  // Those with values to type: reserved e-mails, documents, accounts and CUPS.
  const typed: readonly Scenario[] = builtIn.filter(each => typeof each.typed?.value === 'string')

  /** With those that each adds to, before it. Throws a 400 for an unknown name. */
  function expand(names: readonly string[], session?: Session): ChosenScenario[] {
    return names.flatMap(name => {
      const id = idOf(name)
      const found = parseName(name, registry.find(id, session) ?? registry.explain(id, session), contract)
      if (typeof found === 'string') throw new HttpError(400, found)
      return [...expand(found.scenario.scenarios ?? [], session), found]
    })
  }

  /** What the tester chose, in the order of precedence. Links, the panel and the client choose for the session. */
  function find({ headers, session: { chosen } }: FastifyRequest) {
    const header = headers[scenarioHeader]
    if (typeof header === 'string') return ['header', toNames(header)] as const
    if (chosen) return ['session', chosen] as const
    return [fallback.length > 0 ? 'command line' : 'none', fallback] as const
  }

  /** What the request's tester chose: `names` as they chose them, `unknown`: files that no longer exist. Throws a 400 where a header is wrong. */
  function get(request: FastifyRequest) {
    const { session } = request
    const [from, all] = find(request)
    const unknown = from === 'session' ? all.filter(each => !registry.find(idOf(each), session)) : []
    const names = all.filter(each => !unknown.includes(each))
    return { from, names, chosen: expand(names, session), unknown }
  }

  // A wrong name on the command line ends the start.
  expand(fallback)

  return {
    get,
    /**
     * What the tester chose, else what the call's own values ask for. The answer of the next call counts over all. `parts`: undefined where values
     * ask for nothing.
     */
    getForCall(request: FastifyRequest, { id }: ContractOperation, parts: RequestParts | undefined): ChosenScenario[] {
      const { chosen } = get(request)
      const values = chosen.length > 0 ? [] : [parts?.query, parts?.body].flatMap(part => Object.values(part ?? {}))
      const asking = typed.filter(({ calls }) => calls?.[id] !== undefined)
      const own = values.flatMap(value => asking.filter(each => each.typed?.value === value))
      const { next } = getSessionScenarios(request.session)
      const once = next.get(id)
      next.delete(id)
      return [...chosen, ...[...own, ...(once ? [once] : [])].map(scenario => ({ scenario }))]
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
