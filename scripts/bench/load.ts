import autocannon from 'autocannon'
import { loadContract } from '#mock/contract/load-contract.ts'
import { exampleRequest } from '../contract/example-request.ts'

/** `GET` validates a CUPS; each `POST` is a new registration. */
export type Method = 'GET' | 'POST'

const operationIds = { GET: 'validateCups', POST: 'registerUser' } as const
const connections = 10
const testers = 1000
/** Enough for one slice of load on each connection; then they repeat. */
const requestsPerConnection = 1500

const { operations } = await loadContract()
let created = 0

/** Creates requests of a thousand testers in turn. Registrations get an id and e-mail address of their own. */
export function createRequests(method: Method, count: number): (autocannon.Request & { path: string })[] {
  const operation = operations.find(({ id }) => id === operationIds[method])
  if (!operation) throw new Error(`The contract has no ${operationIds[method]}.`)
  const { url, headers, body } = exampleRequest(operation)
  return Array.from({ length: count }, () => {
    created += 1
    const registrationId = `00000000-0000-4000-8000-${created.toString(16).padStart(12, '0')}`
    return {
      method,
      path: url,
      headers: { ...headers, 'x-registration-id': registrationId, 'x-mock-session': `bench-${created % testers}` },
      ...(body !== undefined && {
        body: JSON.stringify({ ...body, registrationId, email: `bench.${created}@correo.example` }),
      }),
    }
  })
}

/** Sends requests as fast as the server responds. Resolves to the requests per second. Rejects if a response is not a success. */
export async function load(
  origin: string,
  methods: readonly Method[],
  until: { duration: number } | { amount: number },
): Promise<number> {
  const result = await autocannon({
    url: origin,
    connections,
    ...until,
    setupClient: client => {
      const perMethod = Math.ceil(requestsPerConnection / methods.length)
      client.setRequests(methods.flatMap(method => createRequests(method, perMethod)))
    },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} responses were no success, and ${result.errors} requests failed.`)
  return result['2xx'] / result.duration
}
