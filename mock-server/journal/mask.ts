const hidden = '********'
// Members that nobody needs to read again, by their name in the contract or among the headers.
const secrets = new Set(['password', 'confirmedPassword', 'authorization', 'x-api-key', 'cookie', 'tduid', 'session'])
// Members that a tester recognises by their beginning and end.
const half = new Set(['iban'])
const longestText = 512

/**
 * A copy in which passwords, tokens and keys cannot be read, accounts only in part, and long texts (uploaded files) keep
 * their beginning. Everything else stays as it is.
 */
export function masked(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return maskedText(value, name)
  if (Array.isArray(value)) return value.map(each => masked(each, name))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const member in value) copy[member] = masked((value as Record<string, unknown>)[member], member)
  return copy
}

function maskedText(text: string, name: string): string {
  if (secrets.has(name)) return text.startsWith('Bearer ') ? `Bearer ${hidden}` : hidden
  if (half.has(name) && text.length > 8) return `${text.slice(0, 4)}${'0'.repeat(text.length - 8)}${text.slice(-4)}`
  // A copy of its own: a slice would keep the whole upload in memory.
  return text.length > longestText ? Buffer.from(text.slice(0, longestText)).toString() : text
}
