type Mask = (text: string) => string

const stars = '********'
const hide: Mask = text => (text.startsWith('Bearer ') ? `Bearer ${stars}` : stars)
// Its beginning and end let a tester recognise it; its length still follows the contract.
const hideMiddle: Mask = text => `${text.slice(0, 4)}${'0'.repeat(Math.max(text.length - 8, 0))}${text.slice(-4)}`

// By their names in the contract or in the headers.
const masks = new Map<string, Mask>([
  ['password', hide],
  ['confirmedPassword', hide],
  ['authorization', hide],
  ['x-api-key', hide],
  ['iban', hideMiddle],
])

const maxTextLength = 512
const maxMembers = 100
const maxDepth = 4
/** The longest body that is kept whole, as JSON: more than any valid request has once its uploads are shortened. Nested lists could still be endless. */
export const maxBodyLength = 16 * 1024

/**
 * A copy with passwords, tokens and keys hidden, accounts readable in part, long texts shortened, and at most 100 members at
 * 4 levels.
 */
export function maskSecrets(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') return masks.get(name)?.(value) ?? shorten(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= maxDepth) return '…'
  if (Array.isArray(value)) return value.slice(0, maxMembers).map(each => maskSecrets(each, name, depth + 1))
  const masked: Record<string, unknown> = {}
  for (const key of Object.keys(value).slice(0, maxMembers))
    masked[key] = maskSecrets((value as Record<string, unknown>)[key], key, depth + 1)
  return masked
}

/**
 * A body as the journal keeps it: masked, and cut to the beginning of its JSON if it is still too long. `receivedLength`: its length
 * when it arrived; most bodies need not be serialised again to know that they are short enough.
 */
export function maskBody(body: unknown, receivedLength = Number.POSITIVE_INFINITY): unknown {
  const masked = maskSecrets(body)
  if (receivedLength <= maxBodyLength) return masked
  const text = JSON.stringify(masked)
  return text === undefined || text.length <= maxBodyLength ? masked : shorten(text)
}

/** The beginning of a long text, as a copy: a slice would keep the whole upload in memory. */
export function shorten(text: string): string {
  return text.length > maxTextLength ? Buffer.from(text.slice(0, maxTextLength)).toString() : text
}
