import { isScalar, LineCounter, parseDocument } from 'yaml'
import type { Contract } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import { describeIssues, formatPath } from '#mock/shared/describe-issues.ts'
import { describeUnknown } from '#mock/shared/suggest.ts'
import type { Bilingual, OperationId } from '#mock/shared/types.ts'
import { mergePatch } from './merge-patch.ts'
import { findImpossibleData } from './own-world.ts'
import { toAnswer, toList } from './plan-call.ts'
import { planOf, type Scenario } from './scenario.ts'
import { type CallPlan, type PlannedAnswer, type ScenarioSource, scenarioFormat } from './scenario-format.ts'

type Path = readonly PropertyKey[]

interface Place {
  line?: number | undefined
  column?: number | undefined
}

/** What is wrong with a scenario, and where it is in its text. */
export interface Problem extends Place {
  sentence: string
}

export type Checked =
  | { status: 'valid'; scenario: Scenario; source: ScenarioSource }
  | { status: 'invalid'; problems: readonly Problem[] }

/** Checks a scenario, or JSON text of one, with its format, the contract and the scenarios it names. `id`: where it names none. */
export type CheckScenario = (value: unknown, id: string) => Checked

interface Known {
  contract: Contract
  validator: Validator
  /** Scenarios that others may name. */
  builtIn: readonly Scenario[]
}

export function createScenarioCheck({ contract, validator, builtIn }: Known): CheckScenario {
  const byId = new Map(builtIn.map(each => [each.id, each]))

  function checkAnswer(id: OperationId, answer: PlannedAnswer, path: Path): [Path, string][] {
    const operation = contract.operations.find(each => each.id === id)
    if (!operation || typeof answer === 'string') return []
    const written = typeof answer === 'number' ? { status: answer } : answer
    if (written.scenario !== undefined)
      return checkName(`${written.scenario.split('@', 1)[0]}@${id}`, [...path, 'scenario'])
    if (written.allowInvalid) return []
    const { status = 200, patch } = written
    const usual = operation.responses.get(status)?.example
    const body = toAnswer(operation, written)?.body ?? (patch ? mergePatch(usual, patch) : usual)
    return validator
      .response(operation, status, body)
      .map(({ pointer, detail }) => [path, `${status} of ${id} breaks the contract: ${pointer} ${detail}.`])
  }

  /** A name, `id` or `id@call`, of a scenario that does something to that call. */
  function checkName(name: string, path: Path): [Path, string][] {
    const [id = '', only] = name.split('@', 2)
    const scenario = byId.get(id)
    if (!scenario) return [[path, describeUnknown('scenario', id, [...byId.keys()])]]
    const ids = contract.operations.map(each => each.id)
    const operation = ids.find(each => each === only)
    if (only !== undefined && !operation) return [[path, describeUnknown('operation', only, ids)]]
    if (operation && planOf(scenario, operation) === undefined)
      return [[path, `The scenario ${id} does nothing to ${operation}.`]]
    return []
  }

  function findProblems(source: ScenarioSource): [Path, string][] {
    return [
      ...(source.scenarios ?? []).flatMap((name, index) => checkName(name, ['scenarios', index])),
      ...Object.entries(source.calls ?? {}).flatMap(([id, plan]) =>
        listAnswers(plan, ['calls', id]).flatMap(([answer, path]) => checkAnswer(id as OperationId, answer, path)),
      ),
      ...listAnswers(source.anyCall, ['anyCall']).flatMap(([answer, path]) =>
        contract.operations.flatMap(({ id }) => checkAnswer(id, answer, path)).slice(0, 1),
      ),
      ...findImpossibleData(source.world ?? {}),
    ]
  }

  /** An answer of another scenario in its place, once, so that no one has to look it up at a call. */
  function resolve(plan: CallPlan | undefined, id: OperationId): unknown {
    if (plan === undefined) return undefined
    const { answers, atEnd, latencyMs } = toList(plan as Parameters<typeof toList>[0])
    const resolved = answers.map(each => {
      const name = typeof each === 'object' ? each.scenario : undefined
      const other = name === undefined ? undefined : byId.get(name.split('@', 1)[0] ?? '')
      const otherPlan = other && planOf(other, id)
      return otherPlan ? toList(otherPlan as Parameters<typeof toList>[0]).answers[0] : each
    })
    return {
      answers: resolved.map(each => (typeof each === 'object' ? { ...each, times: 1 } : each)),
      atEnd,
      latencyMs,
    }
  }

  return (value, id) => {
    const text =
      typeof value === 'string' ? parseText(value) : { value, at: (_: Path): Place => ({}), problems: undefined }
    if (text.problems) return { status: 'invalid', problems: text.problems }
    const parsed = scenarioFormat.safeParse(text.value)
    const problems = parsed.success
      ? findProblems(parsed.data)
      : describeIssues(scenarioFormat, parsed.error, text.value)
    if (problems.length > 0 || !parsed.success)
      return {
        status: 'invalid',
        problems: problems.map(([path, sentence]) => ({
          sentence: path.length > 0 ? `${formatPath(path)}: ${sentence}` : sentence,
          ...text.at(path),
        })),
      }
    const { $schema: _, title, effect, calls = {}, anyCall, ...source } = parsed.data
    const scenario = {
      ...source,
      id: source.id ?? id,
      step: 'own',
      title: toBilingual(title ?? source.id ?? id),
      effect: effect === undefined ? undefined : toBilingual(effect),
      calls: Object.fromEntries(
        contract.operations.flatMap(each => {
          const plan = resolve(calls[each.id] ?? anyCall, each.id)
          return plan === undefined ? [] : [[each.id, plan]]
        }),
      ),
      ...(anyCall !== undefined && { anyCall }),
    }
    // Checked above, with the contract that the types of code are generated from.
    return { status: 'valid', scenario: scenario as Scenario, source: { ...parsed.data, id: scenario.id } }
  }
}

/** Every answer of a plan with its place; a bare status or fault is a list of one. */
function listAnswers(plan: CallPlan | undefined, path: Path): [PlannedAnswer, Path][] {
  if (plan === undefined) return []
  if (typeof plan !== 'object' || !('answers' in plan || Array.isArray(plan))) return [[plan as PlannedAnswer, path]]
  const [answers, place] = Array.isArray(plan) ? [plan, path] : [plan.answers ?? [], [...path, 'answers']]
  return answers.map((answer, index) => [answer, [...place, index]])
}

function toBilingual(words: string | Bilingual): Bilingual {
  return typeof words === 'string' ? { es: words, en: words } : words
}

interface Parsed {
  value: unknown
  /** Where a member is. */
  at: (path: Path) => Place
  problems: Problem[] | undefined
}

/** Parses JSON, and knows the line of each member. A byte order mark does not matter. */
function parseText(text: string): Parsed {
  const lines = new LineCounter()
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter: lines, version: '1.2', schema: 'json' })
  const [error] = document.errors
  if (error || text.trim() === '') {
    const { line, col } = error?.linePos?.[0] ?? { line: 1, col: 1 }
    return {
      value: undefined,
      at: () => ({}),
      problems: [
        { sentence: `This is not JSON: ${error?.message.split('\n', 1)[0] ?? 'it is empty'}.`, line, column: col },
      ],
    }
  }
  const at = (path: Path): Place => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      const offset = isScalar(node) || hasRange(node) ? node.range?.[0] : undefined
      if (offset === undefined) continue
      const { line, col } = lines.linePos(offset)
      return { line, column: col }
    }
    return {}
  }
  return { value: document.toJS() as unknown, at, problems: undefined }
}

function hasRange(node: unknown): node is { range?: [number, number, number] | null } {
  return typeof node === 'object' && node !== null && 'range' in node
}
