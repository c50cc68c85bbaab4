/** Our own origin and the origins of the addresses. A path belongs to our own origin; a party that is switched off has no address. */
export function policySources(...addresses: (string | undefined)[]): string[] {
  const origins = addresses.flatMap(address => URL.parse(address ?? '')?.origin ?? [])
  return ["'self'", ...new Set(origins)]
}

/** Formats directives as the value of the header `Content-Security-Policy`. */
export function formatPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
