const names = ['dev', 'contrata', 'contratar'] as const

export type EnvironmentName = (typeof names)[number]

/**
 * Reads `ALTA_ENVIRONMENT`. For local work nothing needs to be set; a server with an API must be told, because `dev` has no
 * customers. Throws an Error that names the valid values.
 */
export function environmentName({ ALTA_ENVIRONMENT, API_UPSTREAM }: NodeJS.ProcessEnv): EnvironmentName {
  const valid = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
  if (!ALTA_ENVIRONMENT && !API_UPSTREAM) return 'dev'
  if (!ALTA_ENVIRONMENT) throw new Error(`ALTA_ENVIRONMENT must be set where API_UPSTREAM names an API: ${valid}.`)
  const name = names.find(each => each === ALTA_ENVIRONMENT)
  if (name) return name
  throw new Error(`ALTA_ENVIRONMENT must be ${valid}; it is "${ALTA_ENVIRONMENT}".`)
}

/** Whether an address leads to this machine itself, where plain http is as good as https. */
export function isLoopback(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(URL.parse(address)?.hostname ?? '')
}
