import { pathWithId, resultPaths } from '../server/page-paths.ts'
import { apiCalls } from './api-calls.gen.ts'

/** An 8 MB file, or five photos that the page made as small together; base64 makes them a third larger. Every other call is short. */
const maxBody = (operation: string) => (operation === 'parseInvoice' ? '12m' : '64k')

/** How much longer than the page the server waits, in seconds: the customer's own limit comes first. */
const extraSeconds = 2

/** The path of a call as nginx matches it: exactly, or as a regular expression where it has parameters. */
function pattern(path: string): { isExact: boolean; text: string } {
  const text = `/api${path}`
  return path.includes('{')
    ? { isExact: false, text: `"^${text.replace(/\{\w+\}/g, '[^/]+')}$"` }
    : { isExact: true, text }
}

/** One location for each call of openapi.yaml, with its own time limit, and one for what the contract does not know. */
export function renderApiLocations(generation: string): string {
  const location = (match: string, body: string, seconds: number) =>
    `location ${match} {
      client_max_body_size ${body};
      proxy_read_timeout ${seconds}s;
      include ${generation}/api.conf;
    }`
  const calls = apiCalls.map(({ operation, path, timeoutSeconds }) => {
    const { isExact, text } = pattern(path)
    return location(`${isExact ? '=' : '~'} ${text}`, maxBody(operation), timeoutSeconds + extraSeconds)
  })
  return [...calls, location('/api/', '64k', 30)].join('\n    ')
}

const named = ['/', ...resultPaths, '/favicon.svg', '/robots.txt']

/** The result pages, as one regular expression. */
export function renderResultPaths(): string {
  return `^(${resultPaths.map(path => (path === pathWithId ? `${path}(/[^/]+)?` : path)).join('|')})/?$`
}

/**
 * What the access log may name: an entry of an nginx map per route, in which a parameter stands in place of its value. `hasMock`: the mock
 * server plays the outside parties.
 */
export function renderRoutes(hasMock: boolean): string {
  const calls = apiCalls.map(({ path }) => {
    const { isExact, text } = pattern(path)
    return isExact ? `${text} ${text};` : `"~${text.slice(1)} "/api${path.replace(/\{(\w+)\}/g, ':$1')}";`
  })
  return [
    ...named.map(path => `${path} ${path};`),
    `"~^${pathWithId}/[^/]+/?$" ${pathWithId}/:uuid;`,
    // The name of a file of some build, which a deployment may have removed.
    '"~^(?<asset>/assets/[\\w-]{1,60}-[\\w-]{8}\\.(?:js|css|woff2|wasm|svg|png|json))$" $asset;',
    '"~^/flags/" /flags/:country;',
    ...calls,
    ...(hasMock ? ['"~^/(?:__mock|oauth2)/" /__mock;'] : []),
  ].join('\n    ')
}
