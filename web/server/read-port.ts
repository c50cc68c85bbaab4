/** Reads a port from an environment variable. Throws an Error that names the variable when its value is not a port. */
export function readPort(variable: string, defaultPort: number, environment = process.env): number {
  const text = environment[variable]
  if (text === undefined || text === '') return defaultPort
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port between 1 and 65535; it is "${text}".`)
  return port
}
