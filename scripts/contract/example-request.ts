import type { ContractOperation } from '#mock/contract/contract.ts'

/** A request as `fetch` and Fastify's `inject` take it. */
export interface ExampleRequest {
  method: 'GET' | 'POST'
  /** Path and query. */
  url: string
  headers: Record<string, string>
  /** What the body holds; undefined where the operation takes none. */
  body: unknown
}

/** A token that the mock server's sign-in provider gives out. */
const inventedToken = 'Bearer token-lucia'

/**
 * The request that the contract's own examples make; optional parameters are part of it. Where a key or token is needed, it
 * carries `credential`.
 */
export function exampleRequest(operation: ContractOperation, credential = inventedToken): ExampleRequest {
  const { method, parameters, body, credentialHeader } = operation
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (credentialHeader) headers[credentialHeader] = credential
  const query = new URLSearchParams()
  let path = operation.url
  for (const { name, in: place, example } of parameters) {
    if (place === 'query') query.set(name, String(example))
    if (place === 'header') headers[name.toLowerCase()] = String(example)
    if (place === 'path') path = path.replace(`:${name}`, encodeURIComponent(String(example)))
  }
  return { method, url: query.size > 0 ? `${path}?${query}` : path, headers, body: body?.example }
}
