import { rejectedRequest } from '#mock/scenarios/answers.ts'
import { createProblem } from '#mock/shared/problem.ts'
import { mergePatch } from './merge-patch.ts'
import type { SituationAnswer } from './situation-schema.ts'

/** The status that the answer is sent with. A fault breaks a usual answer. */
export function statusOf(answer: SituationAnswer): number {
  if (typeof answer === 'object') return answer.status ?? 200
  return typeof answer === 'number' ? answer : 200
}

/** The body that the answer is sent with. `example`: the contract's for this status, which a bare status and a patch begin from. */
export function bodyOf(answer: SituationAnswer, status: number, example: unknown): unknown {
  const { body, patch } = typeof answer === 'object' ? answer : {}
  if (body !== undefined) return body
  const problem = () => (status === 422 ? rejectedRequest.body : createProblem(status, 'The situation says so.'))
  const own = example ?? (status < 400 ? undefined : problem())
  return patch === undefined ? own : mergePatch(own, patch)
}
