import { randomUUID } from 'node:crypto'
import { type Contract, loadContract } from '#mock/contract/contract.ts'
import type { OperationId } from '#mock/operations/operation.ts'
import { exampleRequest } from '../contract/example-request.ts'

const testers = 1000

/** Ready-made requests of a thousand testers, in turn. */
export interface BenchRequests {
  getCups: () => Buffer
  /** Each a new registration. */
  postUsers: () => Buffer
}

export async function makeRequests(): Promise<BenchRequests> {
  const contract = await loadContract()
  const gets = Array.from({ length: testers }, (_, turn) => written(contract, 'validateCups', turn))
  const posts = Array.from({ length: testers * 5 }, (_, turn) => written(contract, 'registerUser', turn))
  return { getCups: inTurn(gets), postUsers: inTurn(posts) }
}

function inTurn(all: Buffer[]): () => Buffer {
  let turn = 0
  return () => all[turn++ % all.length] as Buffer
}

function written({ operations }: Contract, id: OperationId, turn: number): Buffer {
  const operation = operations.find(each => each.id === id)
  if (!operation) throw new Error(`The contract has no ${id}.`)
  const { method, url, headers, body } = exampleRequest(operation)
  const registrationId = randomUUID()
  const own = { ...headers, 'x-registration-id': registrationId, 'x-mock-session': `bench-${turn % testers}` }
  const text =
    body === undefined ? '' : JSON.stringify({ ...body, registrationId, email: `bench.${turn}@correo.example` })
  const lines = Object.entries({ host: 'localhost', ...own, 'content-length': String(Buffer.byteLength(text)) })
  return Buffer.from(
    `${method} ${url} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`,
  )
}
