import * as z from 'zod'
import { describeUnknown } from './suggest.ts'

/** The parts of a JSON Schema that the sentences need. */
interface Node {
  $ref?: string
  $defs?: Record<string, Node>
  description?: string
  anyOf?: Node[]
  properties?: Record<string, Node>
  additionalProperties?: Node | boolean
  propertyNames?: Node
  items?: Node | boolean
  prefixItems?: Node[]
  enum?: unknown[]
}

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** What is wrong with a value: the place and a sentence each, with the nearest known names. */
export function describeIssues(schema: z.ZodType, error: z.ZodError, value: unknown): [Path, string][] {
  const root = z.toJSONSchema(schema, { io: 'input' }) as Node
  return error.issues.flatMap(issue => describeIssue(root, issue, value, []))
}

/** The same as sentences that name the place: `calls.checkIban[0]: must be …`. */
export function toSentences(problems: readonly [Path, string][]): string[] {
  return problems.map(([path, sentence]) => (path.length > 0 ? `${formatPath(path)}: ${sentence}` : sentence))
}

/** A place within a value, as JavaScript writes it. */
function formatPath(path: Path): string {
  return path
    .map(each => (typeof each === 'number' ? `[${each}]` : `.${String(each)}`))
    .join('')
    .replace(/^\./, '')
}

function describeIssue(root: Node, issue: Issue, value: unknown, base: Path): [Path, string][] {
  const path = [...base, ...issue.path]
  const found = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value)
  const nodes = nodesAt(root, path)
  const at = (sentence: string): [Path, string][] => [[path, sentence]]
  if (issue.code === 'unrecognized_keys' || issue.code === 'invalid_key') {
    // The key of a list of names is itself the end of its path.
    const keys = issue.code === 'invalid_key' ? [String(path.at(-1))] : issue.keys
    const place = issue.code === 'invalid_key' ? path.slice(0, -1) : path
    const known = nodesAt(root, place).flatMap(({ properties = {}, propertyNames }) => [
      ...Object.keys(properties),
      ...(propertyNames?.enum ?? []).map(String),
    ])
    return keys.map(key => [[...place, key], describeUnknown('member', key, known)])
  }
  if (issue.code === 'invalid_union') {
    const fitting = issue.errors.filter(branch => !branch.some(each => isOfAnotherType(each, found)))
    const names = fitting.length === 1 ? [] : nodes.flatMap(node => node.enum ?? []).map(String)
    if (typeof found === 'string' && names.length > 0) return at(describeUnknown('value', found, names))
    const [branch] = fitting.toSorted((a, b) => countUnknown(a) - countUnknown(b))
    if (branch) return branch.flatMap(each => describeIssue(root, each, value, path))
    return at(`must be ${sentenceOf(nodes)}`)
  }
  if (issue.code === 'invalid_value')
    return at(
      typeof found === 'string'
        ? describeUnknown('value', found, issue.values.map(String))
        : `must be one of ${issue.values.join(', ')}.`,
    )
  if (issue.code === 'invalid_type')
    return at(found === undefined ? 'must be present.' : `must be ${nameOfType(issue.expected)}.`)
  if (issue.code === 'too_small') return at(`must be at least ${issue.minimum}${unitOf(issue.origin)}.`)
  if (issue.code === 'too_big') return at(`must be at most ${issue.maximum}${unitOf(issue.origin)}.`)
  return at(issue.message.endsWith('.') ? issue.message : `${issue.message}.`)
}

/** A value is closest to the branch that knows most of its members. */
function countUnknown(branch: readonly Issue[]): number {
  return branch.reduce((sum, each) => sum + (each.code === 'unrecognized_keys' ? each.keys.length : 0), 0)
}

function isOfAnotherType({ code, path }: Issue, found: unknown): boolean {
  return path.length === 0 && (code === 'invalid_type' || (code === 'invalid_value' && typeof found !== 'string'))
}

function sentenceOf(nodes: readonly Node[]): string {
  const words = nodes.find(({ description }) => description)?.description ?? 'of another type.'
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function nameOfType(expected: string): string {
  if (expected === 'int') return 'a whole number'
  const names: Record<string, string> = { string: 'text', boolean: 'true or false', array: 'a list', tuple: 'a list' }
  return names[expected] ?? `${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected}`
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' items long' : ''
}

function nodesAt(root: Node, path: Path): Node[] {
  return path.reduce<Node[]>(
    (nodes, key) => nodes.flatMap(node => expand(root, childOf(node, key))),
    expand(root, root),
  )
}

function childOf({ properties, additionalProperties, items, prefixItems }: Node, key: PropertyKey): Node | undefined {
  const child =
    typeof key === 'number' ? (prefixItems?.[key] ?? items) : (properties?.[String(key)] ?? additionalProperties)
  return typeof child === 'object' ? child : undefined
}

/** The node with everything that it may be. */
function expand(root: Node, node: Node | undefined): Node[] {
  if (!node) return []
  const target = node.$ref ? root.$defs?.[node.$ref.slice('#/$defs/'.length)] : node
  return target ? [target, ...(target.anyOf ?? []).flatMap(each => expand(root, each))] : []
}
