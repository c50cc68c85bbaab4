import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import { scenarios as builtIn } from '#mock/operations/scenarios.ts'
import { type Problem, parseWith, toSentence } from '#mock/shared/describe-issues.ts'
import { describeUnknown } from '#mock/shared/suggest.ts'
import type { Bilingual } from '#mock/shared/types.ts'
import { mergePatch } from './merge-patch.ts'
import { type Step, toAnswer, toList } from './plan-call.ts'
import { idOf, parseName, type Scenario } from './scenario.ts'
import { type ScenarioSource, scenarioFormat } from './scenario-format.ts'

type Path = Problem[0]

const builtInIds = builtIn.map(each => each.id)

/**
 * Checks a scenario, or JSON text of one, with its format, the contract and the scenarios it names: the scenario, or what is wrong with it. A
 * problem in text begins with its place, such as `3:17: `. `id`: where the scenario names none.
 */
export type CheckScenario = (value: unknown, id: string) => { scenario?: Scenario; problems: readonly string[] }

export function createScenarioCheck(contract: Contract, validator: Validator): CheckScenario {
  function checkAnswer(operation: ContractOperation, answer: Step, place: Path): Problem[] {
    const { status = 200, body: own, patch, allowInvalid, path } = answer
    const isUsual = status === 200 && own === undefined && !patch
    if (isUsual || allowInvalid) return []
    const usual = operation.responses.get(status)?.example
    const body = toAnswer(operation, answer)?.body ?? (patch ? mergePatch(usual, patch) : usual)
    const start = `${status} of ${operation.id} breaks the contract:`
    return validator
      .response(operation, status, body)
      .map(({ pointer, detail }) => [[...place, ...path], `${start} ${pointer} ${detail}.`])
  }

  function findProblems({ scenarios = [], calls = {}, anyCall }: ScenarioSource): Problem[] {
    return [
      ...scenarios.flatMap((name, index): Problem[] => {
        const id = idOf(name)
        const scenario = builtIn.find(each => each.id === id) ?? describeUnknown('scenario', id, builtInIds)
        const found = parseName(name, scenario, contract)
        return typeof found === 'string' ? [[['scenarios', index], found]] : []
      }),
      ...Object.entries(calls).flatMap(([id, plan]) => {
        const operation = contract.operations.find(each => each.id === id)
        return operation ? toList(plan).answers.flatMap(each => checkAnswer(operation, each, ['calls', id])) : []
      }),
      ...toList(anyCall ?? { answers: [] }).answers.flatMap(answer =>
        contract.operations.flatMap(each => checkAnswer(each, answer, ['anyCall'])).slice(0, 1),
      ),
    ]
  }

  return (value, id) => {
    const { json, at, syntaxError } =
      typeof value === 'string' ? parseText(value) : { json: value, at: () => '', syntaxError: undefined }
    if (syntaxError) return { problems: [syntaxError] }
    const { data, problems: wrong } = parseWith(scenarioFormat, json)
    const problems = data ? findProblems(data) : wrong
    if (!data || problems.length > 0) return { problems: problems.map(each => `${at(each[0])}${toSentence(each)}`) }
    const { $schema: _, title = data.id ?? id, effect, ...rest } = data
    const source = { ...data, id: data.id ?? id }
    const words = { title: toBilingual(title), ...(effect !== undefined && { effect: toBilingual(effect) }) }
    return { scenario: { ...rest, ...words, id: source.id, step: 'own', source }, problems: [] }
  }
}

function toBilingual(words: string | Bilingual): Bilingual {
  return typeof words === 'string' ? { es: words, en: words } : words
}

/** Parses JSON. `at`: where a member is, such as `3:17: `. A byte order mark does not matter. */
function parseText(text: string) {
  const lineCounter = new LineCounter()
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter, version: '1.2', schema: 'json' })
  /** The innermost part of the path that is there. */
  const at = (path: Path): string => {
    const node = document.getIn(path, true)
    if (!isNode(node) || !node.range) return path.length > 0 ? at(path.slice(0, -1)) : ''
    const { line, col } = lineCounter.linePos(node.range[0])
    return `${line}:${col}: `
  }
  const [error] = document.errors
  if (!error && text.trim() !== '') return { json: document.toJS() as unknown, at, syntaxError: undefined }
  const { line, col } = error?.linePos?.[0] ?? { line: 1, col: 1 }
  const reason = error?.message.split('\n', 1)[0] ?? 'it is empty'
  return { json: undefined, at, syntaxError: `${line}:${col}: This is not JSON: ${reason}.` }
}
