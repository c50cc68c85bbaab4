import type { Contract } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import { operations } from '#mock/operations/index.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import { parseChoice } from '#mock/scenarios/choose.ts'
import { describeIssues } from '#mock/shared/describe-issues.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { bodyOf, statusOf } from './answer-parts.ts'
import { findImpossibleData } from './own-world.ts'
import { type Situation, type SituationAnswer, situationSchema } from './situation-schema.ts'

export type LoadedSituation =
  | { status: 'valid'; situation: Situation }
  | { status: 'invalid'; problems: readonly string[] }

/** Checks situations against their format, the scenarios, and the contract. */
export type LoadSituation = (value: unknown) => LoadedSituation

/** Creates the check of situations. */
export function createSituationLoader(contract: Contract, validator: Validator): LoadSituation {
  const catalogue = { scenarios, operations: Object.keys(operations) as OperationId[] }

  function findContractProblems({ calls = {} }: Situation): string[] {
    return Object.entries(calls).flatMap(([id, call]) => {
      const operation = contract.operations.find(each => each.id === id)
      if (!operation) return []
      return listAnswers(call).flatMap(({ answer, place }) => {
        if (typeof answer === 'string') return []
        const { allowInvalid, scenario } = typeof answer === 'object' ? answer : {}
        if (allowInvalid) return []
        const only = scenario?.split('@', 2)[1]
        if (only !== undefined && only !== id) return [`calls.${id}${place}.scenario: "${scenario}" is for ${only}.`]
        if (scenario !== undefined)
          return findScenarioProblem(`${scenario.split('@', 1)[0]}@${id}`, `calls.${id}${place}.scenario`)
        const status = statusOf(answer)
        const example = operation.responses.get(status)?.example
        return validator
          .response(operation, status, bodyOf(answer, status, example))
          .map(
            ({ pointer, detail }) =>
              `calls.${id}${place}: ${status} of ${id} breaks the contract at ${pointer}: it ${detail}.`,
          )
      })
    })
  }

  function findScenarioProblem(name: string, place: string): string[] {
    try {
      parseChoice(name, catalogue)
      return []
    } catch (error) {
      return [`${place}: ${error instanceof Error ? error.message : error}`]
    }
  }

  return value => {
    const parsed = situationSchema.safeParse(value)
    if (!parsed.success) return { status: 'invalid', problems: describeIssues(situationSchema, parsed.error, value) }
    const situation = parsed.data
    const problems = [
      ...(situation.scenarios ?? []).flatMap((name, index) => findScenarioProblem(name, `scenarios[${index}]`)),
      ...findContractProblems(situation),
      ...findImpossibleData(situation.world ?? {}),
    ]
    return problems.length > 0 ? { status: 'invalid', problems } : { status: 'valid', situation }
  }
}

/** Every answer of a call with its place; a bare status or fault is a list of one. */
function listAnswers(call: NonNullable<Situation['calls']>[OperationId]): { answer: SituationAnswer; place: string }[] {
  if (call === undefined) return []
  if (typeof call !== 'object') return [{ answer: call, place: '' }]
  const [answers, prefix] = Array.isArray(call) ? [call, ''] : [call.answers ?? [], '.answers']
  return answers.map((answer, index) => ({ answer, place: `${prefix}[${index}]` }))
}
