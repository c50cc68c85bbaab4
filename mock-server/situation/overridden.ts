import { operations } from '#mock/operations/index.ts'
import { toNames } from '#mock/scenarios/choose.ts'
import { type ChosenScenario, getReaction } from '#mock/scenarios/plan.ts'
import type { Session } from '#mock/sessions/session.ts'
import type { FaultName, OperationId } from '#mock/shared/types.ts'
import { statusOf } from './answer-parts.ts'
import { situationMark } from './plan-in-situation.ts'
import { getSituation } from './session-situation.ts'
import type { SituationAnswer, SituationCall } from './situation-schema.ts'

/** A chosen scenario that changes nothing. */
export interface Overridden {
  name: string
  /** The chosen scenario that counts in its place, or `situation`. */
  by: string
}

const operationIds = Object.keys(operations) as OperationId[]
/** With these faults the caller receives nothing of the response, whatever it is. */
const hidingFaults: readonly (FaultName | undefined)[] = ['reset', 'empty', 'never', 'gateway-page']

/** The chosen scenarios that have no effect on any call, because others or the session's situation replace what they do. */
export function findOverridden(chosen: readonly ChosenScenario[], session: Session): Overridden[] {
  const names = toNames(chosen)
  return chosen.flatMap((each, index) => {
    const by = findReplacement(each, index)
    return by === undefined ? [] : [{ name: names[index] ?? '', by }]
  })

  function findReplacement(each: ChosenScenario, index: number): string | undefined {
    const calls = operationIds.filter(id => reactionOf(each, id))
    if (calls.length === 0) return nameOf(place => place > index && hasFieldOf(chosen[place], each))
    const replacements = calls.map(id => findReplacementIn(id, index))
    return replacements.includes(undefined) ? undefined : replacements[0]
  }

  function findReplacementIn(id: OperationId, index: number): string | undefined {
    const own = chosen[index] && reactionOf(chosen[index], id)
    const turns = answersOf(getSituation(session)?.situation.calls?.[id])
    const always = (holds: (answer: SituationAnswer) => boolean) => turns.length > 0 && turns.every(holds)
    if (always(answer => typeof answer === 'object' && answer.scenario !== undefined)) return situationMark
    // Delays add up.
    if (own?.delayMs) return undefined

    const others = chosen.map((other, place) => (place === index ? undefined : reactionOf(other, id)))
    const certain = others.map(other => (other?.times === undefined && other?.chance === undefined ? other : undefined))
    if (own?.fault) {
      if (always(answer => faultOf(answer) !== undefined)) return situationMark
      return nameOf(place => place > index && certain[place]?.fault !== undefined)
    }
    if (always(answer => isWritten(answer) || hidingFaults.includes(faultOf(answer)))) return situationMark
    return nameOf(
      place =>
        hidingFaults.includes(certain[place]?.fault) ||
        // A function may return nothing for a call; then the scenario before it answers.
        (place > index && typeof certain[place]?.answer === 'object'),
    )
  }

  function nameOf(isReplacement: (place: number) => boolean): string | undefined {
    return names.findLast((_, place) => isReplacement(place))
  }
}

function reactionOf({ scenario, only }: ChosenScenario, id: OperationId) {
  return only === undefined || only === id ? getReaction(scenario, id) : undefined
}

/** Only one value can be typed into a field. */
function hasFieldOf(other: ChosenScenario | undefined, { scenario }: ChosenScenario): boolean {
  return scenario.typed !== undefined && other?.scenario.typed?.field === scenario.typed.field
}

/** Every answer that a call gets from now on; none where it may be answered as usual in the end. */
function answersOf(call: SituationCall | undefined): readonly SituationAnswer[] {
  if (call === undefined) return []
  if (typeof call !== 'object') return [call]
  if (Array.isArray(call)) return call
  return call.atEnd === 'usual' ? [] : (call.answers ?? [])
}

function isWritten(answer: SituationAnswer): boolean {
  return statusOf(answer) >= 400 || (typeof answer === 'object' && answer.body !== undefined)
}

function faultOf(answer: SituationAnswer): FaultName | undefined {
  if (typeof answer === 'string') return answer
  return typeof answer === 'object' ? answer.fault : undefined
}
