const ownHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * An origin such as `https://staging.example`; anything else throws an Error that says so. `ownPort`: where this server listens
 * itself, for passing on to itself it would never come to an end.
 */
export function readTarget(text: string, ownPort?: number): string {
  const isOrigin = URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text.replace(/\/$/, '')
  if (!isOrigin) throw new Error(`--target must be an origin such as https://staging.example; it is "${text}".`)
  const { origin, hostname, port } = new URL(text)
  if (ownHosts.includes(hostname) && port === String(ownPort))
    throw new Error(
      `--target ${origin} is this server itself. Another port for this one: MOCK_PORT=${Number(port) + 1}`,
    )
  return origin
}
