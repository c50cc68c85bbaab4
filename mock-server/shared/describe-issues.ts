import * as z from 'zod'
import { describeUnknown } from './suggest.ts'

type Issue = z.core.$ZodIssue

/** The place of something wrong within a value, and a sentence about it. */
export type Problem = readonly [path: readonly PropertyKey[], sentence: string]

/** Parses a value with a schema. The problems name the nearest known names; there are none where there are data. */
export function parseWith<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const { data, error } = schema.safeParse(value, { error: describe, reportInput: true })
  return { data, problems: error?.issues.flatMap(each => toProblems(each)) ?? [] }
}

/** A problem as a sentence that names the place, as JavaScript writes it: `calls.checkIban[0]: must be …`. */
export function toSentence([path, sentence]: Problem): string {
  const place = path.map(each => (typeof each === 'number' ? `[${each}]` : `.${String(each)}`)).join('')
  return place === '' ? sentence : `${place.replace(/^\./, '')}: ${sentence}`
}

/** The sentence about an issue, while the schema that found it is known; undefined for the schema's own sentence. */
const describe: z.core.$ZodErrorMap = issue => {
  const { inst, input } = issue
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys((inst as z.ZodObject).def.shape)
    return issue.keys.map(key => describeUnknown('member', key, known)).join(' ')
  }
  if (issue.code === 'invalid_union') {
    const words = z.globalRegistry.get(inst as z.ZodType)?.description ?? 'of another type.'
    return `must be ${words.charAt(0).toLowerCase()}${words.slice(1)}`
  }
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String)
    return typeof input === 'string' ? describeUnknown('value', input, known) : `must be one of ${known.join(', ')}.`
  }
  if (issue.code === 'invalid_type') return input === undefined ? 'must be present.' : `must be ${nameOf(issue)}.`
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}${unitOf(issue.origin)}.`
  return issue.code === 'too_big' ? `must be at most ${issue.maximum}${unitOf(issue.origin)}.` : undefined
}

function toProblems(issue: Issue, base: readonly PropertyKey[] = []): Problem[] {
  const path = [...base, ...issue.path]
  if (issue.code === 'invalid_union') {
    const fitting = issue.errors.filter(branch => !branch.some(isOfAnotherType))
    // A value is closest to the branch that knows most of its members.
    const [branch] = fitting.toSorted((a, b) => countUnknown(a) - countUnknown(b))
    if (branch) return branch.flatMap(each => toProblems(each, path))
  }
  if (issue.code === 'unrecognized_keys') path.push(...issue.keys.slice(0, 1))
  return [[path, issue.message.endsWith('.') ? issue.message : `${issue.message}.`]]
}

function countUnknown(branch: readonly Issue[]): number {
  return branch.reduce((sum, each) => sum + (each.code === 'unrecognized_keys' ? each.keys.length : 0), 0)
}

function isOfAnotherType({ code, path, input }: Issue): boolean {
  return path.length === 0 && (code === 'invalid_type' || (code === 'invalid_value' && typeof input !== 'string'))
}

function nameOf({ expected }: { expected: string }): string {
  const names: Record<string, string> = {
    int: 'a whole number',
    string: 'text',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
  }
  return names[expected] ?? `${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected}`
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' items long' : ''
}
