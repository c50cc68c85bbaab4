/** A random UUID. Pages without TLS, such as on a phone in a developer's network, lack `randomUUID`. */
export function randomUuid(): string {
  const draw = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, digit =>
    (Number(digit) ^ (draw() & (15 >> (Number(digit) / 4)))).toString(16),
  )
}
