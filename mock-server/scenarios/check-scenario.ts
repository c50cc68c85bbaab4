import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Contract } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import { type Problem as Found, parseWith, toSentences } from '#mock/shared/describe-issues.ts'
import { describeUnknown } from '#mock/shared/suggest.ts'
import type { Bilingual, OperationId } from '#mock/shared/types.ts'
import { mergePatch } from './merge-patch.ts'
import { toAnswer, toList } from './plan-call.ts'
import { parseName, planOf, type Scenario } from './scenario.ts'
import { type CallPlan, type PlannedAnswer, type ScenarioSource, scenarioFormat } from './scenario-format.ts'

type Path = Found[0]

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

interface Options {
  contract: Contract
  validator: Validator
  /** Scenarios that others may name. */
  builtIn: readonly Scenario[]
}

export function createScenarioCheck({ contract, validator, builtIn }: Options): CheckScenario {
  const byId = new Map(builtIn.map(each => [each.id, each]))
  const known = {
    find: (id: string) => byId.get(id),
    explain: (id: string) => describeUnknown('scenario', id, [...byId.keys()]),
    operations: contract.operations.map(each => each.id),
  }

  function checkAnswer(id: OperationId, answer: PlannedAnswer, path: Path): Found[] {
    const operation = contract.operations.find(each => each.id === id)
    if (!operation || typeof answer === 'string') return []
    const written = typeof answer === 'number' ? { status: answer } : answer
    if (written.scenario !== undefined) return checkName(`${idOf(written.scenario)}@${id}`, [...path, 'scenario'])
    if (written.allowInvalid) return []
    const { status = 200, patch } = written
    const usual = operation.responses.get(status)?.example
    const body = toAnswer(operation, written)?.body ?? (patch ? mergePatch(usual, patch) : usual)
    return validator
      .response(operation, status, body)
      .map(({ pointer, detail }) => [path, `${status} of ${id} breaks the contract: ${pointer} ${detail}.`])
  }

  function checkName(name: string, path: Path): Found[] {
    const found = parseName(name, known)
    return typeof found === 'string' ? [[path, found]] : []
  }

  function findProblems(source: ScenarioSource): Found[] {
    return [
      ...(source.scenarios ?? []).flatMap((name, index) => checkName(name, ['scenarios', index])),
      ...Object.entries(source.calls ?? {}).flatMap(([id, plan]) =>
        listAnswers(plan, ['calls', id]).flatMap(([answer, path]) => checkAnswer(id as OperationId, answer, path)),
      ),
      ...listAnswers(source.anyCall, ['anyCall']).flatMap(([answer, path]) =>
        contract.operations.flatMap(({ id }) => checkAnswer(id, answer, path)).slice(0, 1),
      ),
    ]
  }

  /** An answer of another scenario in its place, once, so that no one has to look it up at a call. */
  function resolve(plan: CallPlan | undefined, id: OperationId): unknown {
    if (plan === undefined) return undefined
    const { answers, atEnd, latencyMs } = toList(plan)
    const resolved = answers.map(each => {
      const name = typeof each === 'object' ? each.scenario : undefined
      const other = name === undefined ? undefined : known.find(idOf(name))
      const otherPlan = other && planOf(other, id)
      return otherPlan ? toList(otherPlan).answers[0] : each
    })
    return {
      answers: resolved.map(each => (typeof each === 'object' ? { ...each, times: 1 } : each)),
      atEnd,
      latencyMs,
    }
  }

  return (value, id) => {
    const { json, at, syntaxError } = typeof value === 'string' ? parseText(value) : { json: value }
    if (syntaxError) return { status: 'invalid', problems: [syntaxError] }
    const parsed = parseWith(scenarioFormat, json)
    const problems = parsed.data ? findProblems(parsed.data) : parsed.problems
    if (problems.length > 0 || !parsed.data) {
      const sentences = toSentences(problems)
      const placed = problems.map(([path], index) => ({ sentence: sentences[index] ?? '', ...at?.(path) }))
      return { status: 'invalid', problems: placed }
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

/** The id of a name, `id` or `id@call`. */
function idOf(name: string): string {
  return name.split('@', 1)[0] ?? ''
}

function toBilingual(words: string | Bilingual): Bilingual {
  return typeof words === 'string' ? { es: words, en: words } : words
}

interface Parsed {
  json?: unknown
  /** Where a member is. */
  at?: (path: Path) => Place
  syntaxError?: Problem
}

/** Parses JSON, and knows the line of each member. A byte order mark does not matter. */
function parseText(text: string): Parsed {
  const lineCounter = new LineCounter()
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter, version: '1.2', schema: 'json' })
  const [error] = document.errors
  if (error || text.trim() === '') {
    const { line, col: column } = error?.linePos?.[0] ?? { line: 1, col: 1 }
    const sentence = `This is not JSON: ${error?.message.split('\n', 1)[0] ?? 'it is empty'}.`
    return { syntaxError: { sentence, line, column } }
  }
  /** The innermost part of the path that is there. */
  const at = (path: Path): Place => {
    const node = document.getIn(path, true)
    if (!isNode(node) || !node.range) return path.length > 0 ? at(path.slice(0, -1)) : {}
    const { line, col } = lineCounter.linePos(node.range[0])
    return { line, column: col }
  }
  return { json: document.toJS(), at }
}
