import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { scenarios as builtIn } from '#mock/operations/scenarios.ts'
import { createPerSession, namePattern, type Session } from '#mock/sessions/session.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { describeUnknown } from '#mock/shared/suggest.ts'
import type { OperationId } from '#mock/shared/types.ts'
import type { CheckScenario } from './check-scenario.ts'
import type { Scenario } from './scenario.ts'

/** The scenarios that belong to one session. */
export const getSessionScenarios = createPerSession(() => ({
  /** Scenarios that a test or a tester sent, by their ids. */
  own: new Map<string, Scenario>(),
  /** What the next call of an operation is answered, once. */
  next: new Map<OperationId, Scenario>(),
}))

export type Registry = ReturnType<typeof createRegistry>

interface KnownFile {
  /** Time and size of the version that was read last. */
  version: string
  /** The last version that could be used. */
  scenario: Scenario | undefined
  problems: readonly string[]
}

const maxFileBytes = 1024 * 1024
const maxOwnScenarios = 50

/** Creates the one list of scenarios. The folder's files `NAME.json` are read again when they change; one that breaks keeps its last good version. */
export function createRegistry(folder: string, check: CheckScenario, log: (line: string) => void) {
  const files = new Map<string, KnownFile>()
  const byId = new Map<string, Scenario>(builtIn.map(each => [each.id, each]))

  function readFile(id: string): Scenario | undefined {
    const path = join(folder, `${id}.json`)
    const stat = statSync(path, { throwIfNoEntry: false })
    const before = files.get(id)
    if (!stat?.isFile()) {
      files.delete(id)
      return undefined
    }
    const version = `${stat.mtimeMs} ${stat.size}`
    if (before?.version === version) return before.scenario
    const checked = check(stat.size > maxFileBytes ? '' : readFileSync(path, 'utf8'), id)
    const problems = checked.problems.map(each => `${path}:${each}`)
    const scenario = checked.scenario ?? before?.scenario
    files.set(id, { version, scenario, problems })
    if (problems.length > 0) log(`${problems.join('\n')}${scenario ? '\nThe last good version is used.' : ''}`)
    return scenario
  }

  function listFiles(): readonly Scenario[] {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
    const names = readdirSync(folder, { withFileTypes: true })
      .filter(each => each.isFile() && each.name.endsWith('.json'))
      .map(each => each.name.slice(0, -'.json'.length))
    return names.flatMap(name => readFile(name) ?? [])
  }

  /** Checks a scenario that a tester sends. Throws a 400 that says what is wrong. */
  function parse(value: unknown): Scenario {
    const { scenario, problems } = check(value, 'own')
    if (scenario) return scenario
    throw new HttpError(400, `The scenario cannot be used. ${problems.join(' ')}`)
  }

  /** All of them: those of the session and of the folder first. */
  const list = (session?: Session): Scenario[] => [
    ...(session ? getSessionScenarios(session).own.values() : []),
    ...listFiles(),
    ...builtIn,
  ]

  /** What is wrong with files of the folder, one sentence each. */
  function problems(): string[] {
    listFiles()
    return [...files.values()].flatMap(each => each.problems)
  }

  return {
    /** The scenario of that name: one that the session was given, one of a file, or one of the product. */
    find: (id: string, session?: Session): Scenario | undefined =>
      (session && getSessionScenarios(session).own.get(id)) ??
      byId.get(id) ??
      (namePattern.test(id) ? readFile(id) : undefined),
    list,
    /** The sentence about an unknown name: what is wrong with its file, or the names that resemble it. */
    explain(id: string, session?: Session): string {
      const ids = list(session).map(each => each.id)
      return problems().find(each => each.includes(`${id}.json`)) ?? describeUnknown('scenario', id, ids)
    },
    problems,
    parse,
    /** Checks a scenario, and gives it to the session. */
    give(session: Session, value: unknown): Scenario {
      const scenario = parse(value)
      const { id } = scenario
      const { own } = getSessionScenarios(session)
      if (byId.has(id)) throw new HttpError(400, `The product has a scenario "${id}" already: give yours another id.`)
      if (own.size >= maxOwnScenarios && !own.has(id))
        throw new HttpError(400, `A session holds ${maxOwnScenarios} scenarios of its own at most.`)
      own.set(id, scenario)
      return scenario
    },
  }
}
