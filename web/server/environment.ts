const names = ['dev', 'contrata', 'contratar'] as const

export type EnvironmentName = (typeof names)[number]

/** Reads `ALTA_ENVIRONMENT`. A server with an API must be told, because `dev` has no customers. Throws an Error with the valid values. */
export function environmentName({ ALTA_ENVIRONMENT, API_UPSTREAM }: NodeJS.ProcessEnv): EnvironmentName {
  const valid = 'dev, contrata or contratar'
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

/** Reads a port from an environment variable. Throws an Error that names the variable when its value is not a port. */
export function readPort(variable: string, defaultPort: number, environment = process.env): number {
  const text = environment[variable]
  if (text === undefined || text === '') return defaultPort
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port between 1 and 65535; it is "${text}".`)
  return port
}

/** Ends a program that cannot continue: prints the error's message without a stack and exits with code 1. */
export function exitWithMessage(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
