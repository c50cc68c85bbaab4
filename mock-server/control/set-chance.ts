import { Refusal } from '#mock/refusal.ts'
import type { Session } from '#mock/sessions/session.ts'

const longestLatencyMs = 60_000

/** Sets what a tester may change besides scenarios: the wait before every answer, and the seed of chance. What is left out stays. */
export function setChance(session: Session, { latencyMs, seed }: { latencyMs?: unknown; seed?: unknown }): void {
  const changes = {
    ...(latencyMs !== undefined && { latencyMs: wholeNumber('latencyMs', latencyMs, longestLatencyMs) }),
    ...(seed !== undefined && { seed: wholeNumber('seed', seed, Number.MAX_SAFE_INTEGER) }),
  }
  Object.assign(session, changes)
}

function wholeNumber(name: string, value: unknown, most: number): number {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most) return Number(value)
  throw new Refusal(400, `${name} must be a whole number from 0 to ${most}.`)
}
