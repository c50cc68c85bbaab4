import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts } from '#mock/contract/validator.ts'
import type { Session } from '#mock/sessions/session.ts'
import { namesOf, readChoice } from './choose.ts'
import type { ChosenScenario } from './plan.ts'
import { typedScenarios } from './typed-values.ts'

const scenarioHeader = 'x-mock-scenario'
export const scenarioCookie = 'mock-scenario'

/** Where a choice came from; the first of these that made one counts. */
export type ChoiceSource = 'header' | 'cookie' | 'panel' | 'command line' | 'nobody'

export interface Choice {
  from: ChoiceSource
  chosen: readonly ChosenScenario[]
}

/** Which scenarios apply to one call, the one chosen last at the end. */
export type ChooseScenarios = (
  request: FastifyRequest,
  operation: ContractOperation,
  parts: RequestParts,
) => readonly ChosenScenario[]

export interface Selection {
  of: (request: FastifyRequest) => Choice
  /** Whether there is everything that the request's cookie names. */
  isKnown: (request: FastifyRequest) => boolean
  forCall: ChooseScenarios
  /** Chooses for a session from now on, in its cookie as well; what fails only so often starts again. */
  choose: (request: FastifyRequest, reply: FastifyReply, list: string) => readonly ChosenScenario[]
}

const nobody: Choice = { from: 'nobody', chosen: [] }

/** Finds out which scenarios a request wants. `fallback` is the command line's list, for everybody who chose nothing. */
export function createSelection(contract: Contract, fallback = ''): Selection {
  const everybody = readChoice(fallback, contract)

  function of(request: FastifyRequest): Choice {
    const header = request.headers[scenarioHeader]
    if (typeof header === 'string') return { from: 'header', chosen: readChoice(header, contract) }
    const cookie = request.cookies[scenarioCookie]
    if (cookie !== undefined) return { from: 'cookie', chosen: readChoice(cookie, contract) }
    if (request.session.scenarios) return { from: 'panel', chosen: readChoice(request.session.scenarios, contract) }
    return everybody.length > 0 ? { from: 'command line', chosen: everybody } : nobody
  }

  return {
    of,
    isKnown({ cookies }) {
      try {
        readChoice(cookies[scenarioCookie] ?? '', contract)
        return true
      } catch {
        return false
      }
    },
    forCall(request, operation, parts) {
      const { chosen } = of(request)
      return chosen.length > 0 ? chosen : typedScenarios(operation.id, parts)
    },
    choose(request, reply, list) {
      const chosen = readChoice(list, contract)
      const names = namesOf(chosen)
      forgetCounts(request.session, chosen)
      request.session.scenarios = names.join(',')
      reply.setCookie(scenarioCookie, names.join(',') || 'none', { path: '/', sameSite: 'lax' })
      return chosen
    },
  }
}

function forgetCounts({ counts }: Session, chosen: readonly ChosenScenario[]): void {
  const again = new Set(chosen.map(({ scenario }) => scenario.id))
  for (const what of counts.keys()) if (again.has(what.split('@', 1)[0] ?? '')) counts.delete(what)
}
