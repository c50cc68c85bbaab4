const texts = new WeakMap<object, string>()

/** Freezes a body that never changes: it is serialised once and validated once, however often it is sent. */
export function constantBody<Body extends object>(body: Body): Body {
  freeze(body)
  texts.set(body, JSON.stringify(body))
  return body
}

/** The JSON of a constant body; undefined for any other. */
export function getConstantJson(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null ? texts.get(body) : undefined
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const member of Object.values(value)) freeze(member)
  Object.freeze(value)
}
