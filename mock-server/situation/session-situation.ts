import { incrementCounter, type Session } from '#mock/sessions/session.ts'
import { seededRandom } from '#mock/shared/seeded.ts'
import type { FaultName, OperationId } from '#mock/shared/types.ts'
import type { World } from '#mock/world/world.ts'
import { drawLatency } from './draw-latency.ts'
import type { Situation, SituationAnswer, SituationCall, Upload } from './situation-schema.ts'

/** The situation of a session. */
export interface SessionSituation {
  situation: Situation
  /** The name of its file in situations/; undefined for one that was sent. */
  name: string | undefined
  /** The seeded world with the situation's own data. */
  world: World
}

/** What a situation does to one call. */
export interface SituationStep {
  delayMs: number
  fault: FaultName | undefined
  /** Undefined where the call is answered as usual. */
  answer: SituationAnswer | undefined
}

// A deleted session takes its situation with it.
const situations = new WeakMap<Session, SessionSituation>()
const nextAnswers = new WeakMap<Session, Map<OperationId, SituationAnswer>>()

/** The situation of a session, if it has one. */
export function getSituation(session: Session): SessionSituation | undefined {
  return situations.get(session)
}

const counterPrefix = 'situation '

/** The answers that a tester wrote for the next call of each operation. */
export function getNextAnswers(session: Session): Map<OperationId, SituationAnswer> {
  const answers = nextAnswers.get(session) ?? new Map()
  nextAnswers.set(session, answers)
  return answers
}

/** Starts a situation in a session, or ends it. */
export function setSituation(session: Session, next: SessionSituation | undefined): void {
  for (const name of session.counters.keys()) if (name.startsWith(counterPrefix)) session.counters.delete(name)
  nextAnswers.delete(session)
  if (next) situations.set(session, next)
  else situations.delete(session)
}

/** Takes the answer that a tester wrote for the next call, else the next one of the call's sequence; draws delay and fault at random. */
export function takeStep(situation: Situation, id: OperationId, session: Session): SituationStep {
  const call = situation.calls?.[id]
  const own = nextAnswers.get(session)
  const next = own?.get(id)
  own?.delete(id)
  const answer = next ?? (call === undefined ? undefined : takeAnswer(call, id, session))
  const chance = (what: string) => {
    const turn = incrementCounter(session, `${counterPrefix}${what}@${id}`)
    return seededRandom(`${session.seed} ${what} ${id} ${turn}`)
  }
  const options = typeof call === 'object' && !Array.isArray(call) ? call : {}
  const written = typeof answer === 'object' ? answer : {}
  const delayMs = [situation.latencyMs, options.latencyMs, written.latencyMs].reduce<number>(
    (sum, latency, index) => sum + (latency === undefined ? 0 : drawLatency(latency, chance(`latency ${index}`))),
    0,
  )
  const byChance = situation.faults?.find(
    ({ calls, ...each }, index) => (calls?.includes(id) ?? true) && chance(`fault ${index}`) < each.chance,
  )
  const fault = typeof answer === 'string' ? answer : written.fault
  return { delayMs, fault: fault ?? byChance?.fault, answer }
}

function takeAnswer(call: SituationCall, id: OperationId, session: Session): SituationAnswer | undefined {
  if (typeof call !== 'object') return call
  const { answers = [], atEnd = 'repeat' } = Array.isArray(call) ? { answers: call } : call
  const turns = answers.flatMap(each => Array.from({ length: timesOf(each) }, () => each))
  const turn = incrementCounter(session, `${counterPrefix}${id}`)
  if (atEnd === 'cycle') return turns[turn % turns.length]
  return turns[turn] ?? (atEnd === 'repeat' ? turns.at(-1) : undefined)
}

function timesOf(answer: SituationAnswer): number {
  return typeof answer === 'object' ? (answer.times ?? 1) : 1
}

/** What happens to the body of a call while it is sent. */
export function getUpload(session: Session, id: OperationId): Upload | undefined {
  const call = situations.get(session)?.situation.calls?.[id]
  return typeof call === 'object' && !Array.isArray(call) ? call.upload : undefined
}
