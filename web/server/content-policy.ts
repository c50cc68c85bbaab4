/** Our own origin and the origins of the addresses. A path belongs to our own origin; a party that is switched off has no address. */
export function policySources(...addresses: (string | undefined)[]): string[] {
  const origins = addresses.flatMap(address => URL.parse(address ?? '')?.origin ?? [])
  return ["'self'", ...new Set(origins)]
}

/**
 * A script's address and the folder it lies in, without query. A host may serve other things that a policy must not admit, such as scripts that
 * run what their address says. Nothing for a path, which belongs to our own origin.
 */
export function scriptSources(address: string | undefined): { script: string[]; folder: string[] } {
  const url = URL.parse(address ?? '')
  if (!url) return { script: [], folder: [] }
  // These two would end a source or a directive.
  const write = (path: string) => url.origin + path.replaceAll(';', '%3B').replaceAll(',', '%2C')
  return { script: [write(url.pathname)], folder: [write(new URL('.', url).pathname)] }
}

/** Formats directives as the value of the header `Content-Security-Policy`. */
export function formatPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
