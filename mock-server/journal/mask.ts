// By their names in the contract or in the headers.
const secrets = new Set(['password', 'confirmedPassword', 'authorization', 'x-api-key', 'cookie'])

const maxTextLength = 512
const maxMembers = 100
// One more than a body has, which is a member of its request.
const maxDepth = 5
/** The longest body that is kept whole, as JSON: more than any valid request has once its uploads are shortened. Nested lists could still be endless. */
const maxBodyLength = 16 * 1024

/** A copy with passwords, tokens and keys hidden, accounts readable in part, long texts shortened, at most 100 members at 5 levels. */
export function maskSecrets(value: unknown, name = ''): unknown {
  return copy(value, name, mask)
}

function mask(text: string, name: string): string {
  if (secrets.has(name)) return text.startsWith('Bearer ') ? 'Bearer ********' : '********'
  // Its beginning and end let a tester recognise an account; its length still follows the contract.
  if (name === 'iban') return `${text.slice(0, 4)}${'0'.repeat(Math.max(text.length - 8, 0))}${text.slice(-4)}`
  return shorten(text)
}

function copy(value: unknown, name: string, change: (text: string, name: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return change(value, name)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= maxDepth) return '…'
  if (Array.isArray(value)) return value.slice(0, maxMembers).map(each => copy(each, name, change, depth + 1))
  const members = Object.entries(value).slice(0, maxMembers)
  return Object.fromEntries(members.map(([key, each]) => [key, copy(each, key, change, depth + 1)]))
}

/** A body as the journal keeps it: as it came, shortened where it is long, or `…`. `length`: its length when it arrived. */
export function keepBody(body: unknown, length: number): unknown {
  if (length <= maxBodyLength) return body
  const shortened = copy(body, '', shorten)
  return (JSON.stringify(shortened) ?? '').length <= maxBodyLength ? shortened : '…'
}

/** The beginning of a long text, as a copy: a slice would keep the whole upload in memory. */
export function shorten(text: string): string {
  return text.length > maxTextLength ? Buffer.from(text.slice(0, maxTextLength)).toString() : text
}
