type Mask = (text: string) => string

const hidden = '********'
const hide: Mask = text => (text.startsWith('Bearer ') ? `Bearer ${hidden}` : hidden)
// Its beginning and end are enough for a tester to recognise it; its shape stays for whoever judges the journal.
const hideMiddle: Mask = text => `${text.slice(0, 4)}${'0'.repeat(Math.max(text.length - 8, 0))}${text.slice(-4)}`

// By their name in the contract or among the headers.
const masks = new Map<string, Mask>([
  ...['password', 'confirmedPassword', 'authorization', 'x-api-key'].map(name => [name, hide] as const),
  ['iban', hideMiddle],
])

const longestText = 512
const mostMembers = 100
const deepest = 4

/**
 * The value with passwords, tokens and keys unreadable, accounts readable in part, and no longer than a journal can bear: of
 * uploaded files their beginning, of endless lists their first members. What needs no change is not copied.
 */
export function masked(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') return masks.get(name)?.(value) ?? shortened(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return '…'
  return Array.isArray(value) ? maskedList(value, name, depth) : maskedMembers(value, depth)
}

/** The beginning of a long text. A copy of its own: a slice would keep the whole upload in memory. */
export function shortened(text: string, longest = longestText): string {
  return text.length > longest ? Buffer.from(text.slice(0, longest)).toString() : text
}

function maskedList(list: unknown[], name: string, depth: number): unknown[] {
  return list.slice(0, mostMembers).map(each => masked(each, name, depth + 1))
}

function maskedMembers(record: object, depth: number): object {
  const members = record as Record<string, unknown>
  let copy: Record<string, unknown> | undefined
  let count = 0
  for (const name in members) {
    count += 1
    if (count > mostMembers) return Object.fromEntries(Object.entries(copy ?? members).slice(0, mostMembers))
    const before = members[name]
    const after = masked(before, name, depth + 1)
    if (after === before) continue
    copy ??= { ...members }
    copy[name] = after
  }
  return copy ?? members
}
