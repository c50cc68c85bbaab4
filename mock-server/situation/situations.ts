import { readdir, readFile } from 'node:fs/promises'
import type { Contract } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import type { Session } from '#mock/sessions/session.ts'
import type { Clock } from '#mock/shared/clock.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { describeUnknown } from '#mock/shared/suggest.ts'
import type { OperationId } from '#mock/shared/types.ts'
import type { World } from '#mock/world/world.ts'
import type { LoadedSituation } from './load-situation.ts'
import { addToWorld } from './own-world.ts'
import { getNextAnswers, setSituation } from './session-situation.ts'
import type { Situation } from './situation-schema.ts'

export const situationFolder = new URL('../../situations/', import.meta.url)
/** Describes the format to editors. It stands beside the situations, but is none. */
export const schemaFile = 'situation.schema.json'

export interface NamedSituation {
  /** The file's name without `.json`; undefined for a situation that was sent. */
  name: string | undefined
  situation: Situation
}

export interface Situations {
  /** Checks a situation, or text with one. */
  check: (value: unknown) => Promise<LoadedSituation>
  /** The situation with that name, or the given one. Throws a 400 that says what is wrong. */
  find: (value: unknown) => Promise<NamedSituation>
  list: () => Promise<{ name: string; title: string }[]>
  /** Puts a session into a situation, from its beginning; what the situation leaves out is as usual. */
  enter: (session: Session, named: NamedSituation) => void
  /** Answers the next call of an operation in this way, once. Throws a 400 that says what is wrong with the answer. */
  answerNext: (session: Session, operation: OperationId, answer: unknown) => Promise<void>
  /** Ends the session's situation: seed, delay and clock are as at its start. */
  leave: (session: Session) => void
}

interface Options {
  contract: Contract
  validator: Validator
  world: World
  clock: Clock
  /** The seed of situations without one. */
  seed: number
}

/** Creates what loads situations and puts sessions into them. */
export function createSituations({ contract, validator, world, clock, seed }: Options): Situations {
  async function check(value: unknown): Promise<LoadedSituation> {
    const parsed = parseText(value)
    if (parsed.status === 'invalid') return parsed
    // Loaded at the first use: the parser is large, and most testers choose scenarios only.
    const { createSituationLoader } = await import('./load-situation.ts')
    return createSituationLoader(contract, validator)(parsed.value)
  }

  async function load(value: unknown, of: string): Promise<Situation> {
    const loaded = await check(value)
    if (loaded.status === 'valid') return loaded.situation
    throw new HttpError(400, `${of} cannot be used. ${loaded.problems.join(' ')}`)
  }

  /** Sets clock, seed and delay of a session to those of a situation. */
  function reset(session: Session, { clock: start, seed: own = seed }: Situation) {
    session.seed = own
    session.latencyMs = 0
    session.clockOffsetMs = start === undefined ? 0 : Date.parse(start) - clock.now()
  }

  return {
    check,
    async find(value) {
      if (typeof value !== 'string') return { name: undefined, situation: await load(value, 'The situation') }
      const names = await listNames()
      if (!names.includes(value)) throw new HttpError(400, describeUnknown('situation', value, names))
      return { name: value, situation: await load(await readText(value), `situations/${value}.json`) }
    },
    async list() {
      const names = await listNames()
      return Promise.all(names.map(async name => ({ name, title: titleOf(await readText(name)) })))
    },
    enter(session, { name, situation }) {
      reset(session, situation)
      setSituation(session, { name, situation, world: situation.world ? addToWorld(world, situation.world) : world })
    },
    async answerNext(session, operation, answer) {
      const { calls } = await load({ calls: { [operation]: [answer] } }, 'The answer')
      const call = calls?.[operation]
      if (Array.isArray(call) && call[0] !== undefined) getNextAnswers(session).set(operation, call[0])
    },
    leave(session) {
      reset(session, {})
      setSituation(session, undefined)
    },
  }
}

function parseText(value: unknown): { status: 'valid'; value: unknown } | { status: 'invalid'; problems: string[] } {
  if (typeof value !== 'string') return { status: 'valid', value }
  try {
    return { status: 'valid', value: JSON.parse(value) }
  } catch (error) {
    return { status: 'invalid', problems: [`This is not JSON: ${error instanceof Error ? error.message : error}.`] }
  }
}

async function listNames(): Promise<string[]> {
  const files = await readdir(situationFolder).catch(() => [])
  return files.filter(file => file.endsWith('.json') && file !== schemaFile).map(file => file.slice(0, -'.json'.length))
}

function readText(name: string): Promise<string> {
  return readFile(new URL(`${name}.json`, situationFolder), 'utf8')
}

function titleOf(text: string): string {
  const parsed = parseText(text)
  const { title } = (parsed.status === 'valid' ? parsed.value : {}) as { title?: unknown }
  return typeof title === 'string' ? title : ''
}
