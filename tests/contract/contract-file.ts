import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Any object of the contract: a schema, a response, a header. */
export interface Part {
  [member: string]: unknown
}

interface Example {
  value: unknown
}

export interface Media {
  schema: Part
  examples?: Record<string, Example>
}

export interface Response extends Part {
  description: string
  content?: Record<string, Media>
}

export interface Parameter extends Part {
  name: string
  in: string
  required?: boolean
  schema: Part
}

export interface Operation {
  operationId: string
  parameters: Parameter[]
  /** The body it takes, or undefined. */
  body: Media | undefined
  responses: Record<string, Response>
  /** How long a client waits. */
  timeoutSeconds: unknown
}

/** openapi.yaml as it is written. */
const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Part & {
  paths: Record<string, Record<string, Part>>
  components: { schemas: Record<string, Part>; responses: Record<string, Part> }
}

/** What a `$ref` leads to; anything else as it is. */
export function follow<Shape>(part: unknown): Shape {
  const reference = (part as { $ref?: string }).$ref
  if (!reference) return part as Shape
  const steps = reference.slice(2).split('/')
  return follow<Shape>(steps.reduce<unknown>((place, step) => (place as Part)[step], contract))
}

/** Every operation, its references followed. */
export const operations: readonly Operation[] = Object.values(contract.paths).flatMap(item =>
  Object.entries(item)
    .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
    .map(([, operation]) => ({
      operationId: operation.operationId as string,
      timeoutSeconds: operation['x-timeout-seconds'],
      parameters: ((operation.parameters ?? []) as unknown[]).map(each => follow<Parameter>(each)),
      body: (operation.requestBody as { content: Record<string, Media> } | undefined)?.content['application/json'],
      responses: Object.fromEntries(
        Object.entries(operation.responses as Part).map(([status, response]) => [status, follow<Response>(response)]),
      ),
    })),
)

/** One operation by its name. */
export function operation(id: string): Operation {
  const found = operations.find(each => each.operationId === id)
  if (!found) throw new Error(`openapi.yaml has no operation ${id}`)
  return found
}

/** The example values of one status of an operation, by name. */
export function examplesOf(id: string, status: number): [string, unknown][] {
  const media = Object.values(operation(id).responses[status]?.content ?? {})[0]
  return Object.entries(media?.examples ?? {}).map(([name, example]) => [name, example.value])
}
