/** Undefined for a text that is no JSON: an empty body, a page, half a response. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An object, or a text that holds one, as a record; empty for anything else. */
export function asRecord(value: unknown): Record<string, unknown> {
  const parsed = typeof value === 'string' ? parseJson(value) : value
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
}
