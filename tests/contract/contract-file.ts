import { loadContract, resolveReference } from '#mock/contract/contract.ts'

export const contract = await loadContract()

/** What a `$ref` leads to; anything else as it is. */
export const follow = <Shape>(part: unknown) => resolveReference<Shape>(contract.document, part)

interface Operation {
  operationId?: string
  'x-timeout-seconds'?: number
  responses: Record<string, unknown>
}

interface Response {
  content?: Record<string, { examples?: Record<string, { value: unknown }> }>
}

/** One operation as openapi.yaml writes it. */
export function operation(id: string): Operation {
  const written = Object.values(contract.document.paths).flatMap(item => Object.values(item) as Operation[])
  return written.find(({ operationId }) => operationId === id) as Operation
}

/** The example values of one status of an operation, by name. */
export function examplesOf(id: string, status: number): [string, unknown][] {
  const { content = {} } = follow<Response>(operation(id).responses[status])
  return Object.values(content).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([name, { value }]): [string, unknown] => [name, value]),
  )
}
