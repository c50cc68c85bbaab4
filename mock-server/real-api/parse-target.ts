import { UsageError } from '#mock/shared/parse-options.ts'

const ownHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Parses `--target`: an origin such as `https://staging.example`. Throws a `UsageError` that explains what is wrong. `ownPort`: the
 * port of this server, because a proxy to itself would never end.
 */
export function parseTarget(text: string, ownPort?: number): string {
  const origin = parseOrigin('--target', text)
  const { hostname, port } = new URL(origin)
  if (ownHosts.includes(hostname) && port === String(ownPort))
    throw new UsageError(
      `--target ${origin} is this server itself. Another port for this one: MOCK_PORT=${Number(port) + 1}`,
    )
  return origin
}

/** Parses an option whose value is an origin. Throws a `UsageError` that names the option. */
export function parseOrigin(option: string, text: string): string {
  const isOrigin = URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text.replace(/\/$/, '')
  if (isOrigin) return new URL(text).origin
  const hint = URL.canParse(text) && /^https?:/.test(text) ? ` Did you mean ${new URL(text).origin}?` : ''
  throw new UsageError(`${option} must be an origin such as https://staging.example; it is "${text}".${hint}`)
}

/**
 * Parses `--header 'name: value'`, given any number of times, for a gateway in front of a real API. Throws a `UsageError` that repeats
 * no value.
 */
export function parseHeaders(texts: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    texts.map((text, index) => {
      const [, name = '', value = ''] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\x20-\x7e]*)$/.exec(text) ?? []
      if (name === '' || value === '')
        throw new UsageError(`--header number ${index + 1} must be written as 'name: value', such as 'X-Api-Key: …'.`)
      return [name.toLowerCase(), value]
    }),
  )
}
