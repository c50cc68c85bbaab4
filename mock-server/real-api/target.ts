import { UsageError } from '#mock/shared/parse-options.ts'

/** Where a real API is. */
export interface Target {
  origin: string
  /** What its paths begin with in the place of the contract's `/api`; undefined for the contract's own. */
  basePath: string | undefined
}

const ownHosts = /^(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/

/**
 * Parses `--target`: an origin such as `https://staging.example`, or with the base path in the place of `/api`. A slash at the end is a base path too:
 * `http://localhost:4011/` has none. Throws a `UsageError` that explains what is wrong. `ownPort`: a proxy to itself would never end.
 */
export function parseTarget(text: string, ownPort?: number): Target {
  const url = URL.parse(text)
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password
  if (!isPlain)
    throw new UsageError(
      `--target must be an address such as https://staging.example or https://staging.example/v1; it is "${text}".`,
    )
  const { origin, hostname, port, pathname } = url
  if (ownHosts.test(hostname) && port === String(ownPort))
    throw new UsageError(`--target ${origin} is this server itself. Choose another port for this one with --port.`)
  const hasPath = text.replace(/^https?:\/\//, '').includes('/')
  return { origin, basePath: hasPath ? pathname.replace(/\/$/, '') : undefined }
}

/** Parses an option whose value is an origin. Throws a `UsageError` that names the option. */
export function parseOrigin(option: string, text: string): string {
  const origin = /^https?:/.test(text) && URL.parse(text)?.origin
  if (origin && origin === text.replace(/\/$/, '')) return origin
  const hint = origin ? ` Did you mean ${origin}?` : ''
  throw new UsageError(`${option} must be an origin such as https://staging.example; it is "${text}".${hint}`)
}

/** Parses `--header 'name: value'`, given any number of times. Throws a `UsageError` that repeats no value, which may be a key. */
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

const certificateErrors =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|CERT_UNTRUSTED)$/

/** Why an address gives no answer, with what helps: an authority that Node does not know, or a proxy that it does not use. */
export function explainFailure(error: unknown, environment: NodeJS.ProcessEnv = process.env): string {
  const { message, cause } = error as Error & { cause?: { code?: string } }
  const code = cause?.code ?? message
  if (certificateErrors.test(code))
    return `${code}: Node does not know who signed its certificate. Name the authority's file: NODE_EXTRA_CA_CERTS=ca.pem`
  const hasProxy = Object.entries(environment).some(([name, value]) => value && /^https?_proxy$/i.test(name))
  if (hasProxy && !environment.NODE_USE_ENV_PROXY)
    return `${code}: there is a proxy in the environment, which Node uses with NODE_USE_ENV_PROXY=1`
  return code
}
