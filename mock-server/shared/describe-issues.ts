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

/** A problem as a sentence that names the place, as JavaScript writes it: `calls.checkIban[0]: There is no …`. */
export function toSentence([path, sentence]: Problem): string {
  return path.length === 0 ? sentence : `${z.core.toDotPath(path)}: ${sentence}`
}

/** The sentence about an issue, while the schema that found it is known; undefined for zod's or the schema's own. */
const describe: z.core.$ZodErrorMap = ({ inst, ...issue }) => {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys((inst as z.ZodObject).def.shape)
    return issue.keys.map(key => describeUnknown('member', key, known)).join(' ')
  }
  if (issue.code === 'invalid_value' && typeof issue.input === 'string')
    return describeUnknown('value', issue.input, issue.values.map(String))
  const words = issue.code === 'invalid_union' && z.globalRegistry.get(inst as z.ZodType)?.description
  return words ? `must be ${words.charAt(0).toLowerCase()}${words.slice(1)}` : undefined
}

function toProblems(issue: Issue, base: readonly PropertyKey[] = []): Problem[] {
  const path = [...base, ...issue.path]
  if (issue.code === 'invalid_union') {
    const fitting = issue.errors.filter(branch => !branch.some(isOfAnotherType))
    // A value is closest to the branch that knows most of its members.
    const [branch] = fitting.toSorted((a, b) => findUnknown(a).length - findUnknown(b).length)
    if (branch) return branch.flatMap(each => toProblems(each, path))
  }
  const [unknown] = findUnknown([issue])
  return [[unknown === undefined ? path : [...path, unknown], issue.message.replace(/[^.]$/, '$&.')]]
}

function findUnknown(branch: readonly Issue[]): string[] {
  return branch.flatMap(each => (each.code === 'unrecognized_keys' ? each.keys : []))
}

function isOfAnotherType({ code, path, input }: Issue): boolean {
  return path.length === 0 && (code === 'invalid_type' || (code === 'invalid_value' && typeof input !== 'string'))
}
