import type { Contract } from '#mock/contract/contract.ts'
import { loadContract } from '#mock/contract/load-contract.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { exampleRequest } from '../contract/example-request.ts'

const testers = 1000
// Where the number of the registration stands: at the end of its id, in header and body, and in the e-mail address.
const number = 'ffffffffffff'
const registrationId = `00000000-0000-4000-8000-${number}`
// Far from those that count up from zero.
const firstRepeated = 0xf00000000000

/** Ready-made requests of a thousand testers, in turn. */
export interface BenchRequests {
  getCups: () => Buffer
  /** Each a new registration: two letters, a signature to give, an entry among the customers. */
  postUsers: () => Buffer
  /** Each tester's own first registration over and over, as a wizard does whose customer tries again. */
  repostUsers: () => Buffer
}

/** `base`: what the server's paths begin with. Prism leaves out the `/api` of the contract's servers. */
export async function makeRequests(base: '/api' | '' = '/api'): Promise<BenchRequests> {
  const contract = await loadContract()
  const gets = Array.from({ length: testers }, (_, tester) => written(contract, 'validateCups', tester, base))
  const posts = Array.from({ length: testers }, (_, tester) => written(contract, 'registerUser', tester, base))
  const again = posts.map((post, tester) => numbered(post, firstRepeated + tester))
  let [got, posted, repeated] = [0, 0, 0]
  return {
    getCups: () => gets[got++ % testers] as Buffer,
    postUsers: () => numbered(posts[posted % testers] as Buffer, posted++),
    repostUsers: () => again[repeated++ % testers] as Buffer,
  }
}

function numbered(request: Buffer, turn: number): Buffer {
  const copy = Buffer.from(request)
  const digits = turn.toString(16).padStart(number.length, '0')
  for (let at = copy.indexOf(number); at !== -1; at = copy.indexOf(number, at)) copy.write(digits, at, 'latin1')
  return copy
}

function written({ operations }: Contract, id: OperationId, tester: number, base: string): Buffer {
  const operation = operations.find(each => each.id === id)
  if (!operation) throw new Error(`The contract has no ${id}.`)
  const { method, url, headers, body } = exampleRequest(operation)
  const own = { ...headers, 'x-registration-id': registrationId, 'x-mock-session': `bench-${tester}` }
  const text =
    body === undefined ? '' : JSON.stringify({ ...body, registrationId, email: `bench.${number}@correo.example` })
  const lines = Object.entries({ host: 'localhost', ...own, 'content-length': String(Buffer.byteLength(text)) })
  return Buffer.from(
    `${method} ${url.replace('/api', base)} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`,
  )
}
