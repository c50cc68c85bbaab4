import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { OperationId } from '#mock/shared/types.ts'

const packed = new URL('./openapi.yaml', import.meta.url)
/** The product's contract: beside the code of the package, or at the top of the repository. */
export const contractFile = existsSync(packed) ? packed : new URL('../../openapi.yaml', import.meta.url)

/** A JSON Schema 2020-12 as it is in openapi.yaml. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown }

/** Where a parameter is sent. */
export type ParameterPlace = 'query' | 'path' | 'header' | 'cookie'

interface OpenApiServer {
  url: string
  variables?: Record<string, { default: string }>
}

/** The members of openapi.yaml that the server reads. */
interface OpenApiDocument {
  servers?: OpenApiServer[]
  paths: Record<string, Record<string, unknown> & { servers?: OpenApiServer[]; parameters?: unknown[] }>
  components?: {
    schemas?: Record<string, JsonSchema>
    securitySchemes?: Record<string, { type: string; in?: string; name?: string }>
  }
}

interface Exampled {
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

type Content = Record<string, { schema?: JsonSchema } & Exampled>

interface OpenApiOperation {
  operationId: OperationId
  servers?: OpenApiServer[]
  parameters?: unknown[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, unknown>
  security?: Record<string, unknown>[]
}

export interface Contract {
  /** The parsed openapi.yaml. */
  document: OpenApiDocument
  operations: readonly ContractOperation[]
}

/** One call of openapi.yaml, ready to be served: references resolved and base path added. */
export type ContractOperation = NonNullable<ReturnType<typeof readOperation>>
export type ContractResponse = ReturnType<typeof readResponse>

/** Reads openapi.yaml. Rejects when the file is missing, is no YAML or is no contract. */
export async function loadContract(file: string | URL = contractFile): Promise<Contract> {
  const document: OpenApiDocument = parse(await readFile(file, 'utf8'))
  if (typeof document?.paths !== 'object') throw new Error('It has no paths.')
  const operations = Object.keys(document.paths).flatMap(path =>
    (['GET', 'POST'] as const).flatMap(method => readOperation(document, path, method) ?? []),
  )
  return { document, operations }
}

/** Undefined where the path lacks the method. */
function readOperation(document: OpenApiDocument, path: string, method: 'GET' | 'POST') {
  const item = document.paths[path]
  const operation = item?.[method.toLowerCase()] as OpenApiOperation | undefined
  if (!item || !operation) return undefined
  const { requestBody } = operation
  const { default: otherError, ...responses } = operation.responses
  const base = readBasePath(operation.servers ?? item.servers ?? document.servers)
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
  return {
    id: operation.operationId,
    method,
    /** In Fastify's notation, with the server's base path: `/api/locations/:lng/webreg-dump`. */
    url: base + path.replaceAll(/\{(\w+)\}/g, ':$1'),
    /** What the path begins with by the contract's servers: `/api`. */
    basePath: base,
    parameters: parameters.map(each => readParameter(document, each)),
    body: requestBody && {
      required: requestBody.required ?? false,
      schema: first(requestBody.content)?.schema ?? true,
      example: exampleOf(first(requestBody.content)),
    },
    responses: new Map(
      Object.entries(responses).map(([status, each]) => [Number(status), readResponse(document, each)]),
    ),
    /** What the contract declares for every other error. */
    otherError: otherError === undefined ? undefined : readResponse(document, otherError),
    /** The header that must carry a key or token, in lower case. */
    credentialHeader: readCredentialHeader(document, operation),
    /** Served by another party than the product API. */
    isOutside: (operation.servers ?? item.servers) !== undefined,
  }
}

interface OpenApiParameter extends Exampled {
  name: string
  in: ParameterPlace
  required?: boolean
  schema: JsonSchema
}

function readParameter(document: OpenApiDocument, value: unknown) {
  const parameter = resolveReference<OpenApiParameter>(document, value)
  const { name, in: place, required = false, schema } = parameter
  /** The JSON type of its value, references resolved. */
  const { type } = resolveReference<{ type?: unknown }>(document, schema)
  return { name, in: place, required, schema, type, example: exampleOf(parameter) }
}

/** The contract's example, or the first of several. */
function exampleOf({ example, examples = {} }: Exampled = {}): unknown {
  return example ?? Object.values(examples)[0]?.value
}

function readResponse(document: OpenApiDocument, value: unknown) {
  const response = resolveReference<{ content?: Content; headers?: Record<string, unknown> }>(document, value)
  const { content = {}, headers = {} } = response
  const examples = Object.entries(headers).map(([name, header]) => [
    name.toLowerCase(),
    String(exampleOf(resolveReference<Exampled>(document, header))),
  ])
  return {
    /** The first one declared for this status; undefined where no body is declared. */
    contentType: Object.keys(content)[0],
    schema: first(content)?.schema,
    example: exampleOf(first(content)),
    /** The contract's example of each declared header, by its name in lower case. */
    headers: Object.fromEntries(examples) as Readonly<Record<string, string>>,
  }
}

function readCredentialHeader(document: OpenApiDocument, operation: OpenApiOperation): string | undefined {
  const needed = Object.keys(operation.security?.[0] ?? {})[0]
  const scheme = needed === undefined ? undefined : document.components?.securitySchemes?.[needed]
  if (scheme?.type === 'http') return 'authorization'
  return scheme?.in === 'header' ? scheme.name?.toLowerCase() : undefined
}

/** The path of the first server, its variables at their defaults: `{apiOrigin}/api` gives `/api`. */
function readBasePath(servers: OpenApiServer[] | undefined): string {
  const server = servers?.[0]
  if (!server) return ''
  const url = server.url.replaceAll(/\{(\w+)\}/g, (_, name: string) => server.variables?.[name]?.default ?? '')
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '')
}

function first(content: Content) {
  return Object.values(content)[0]
}

/** The part of the contract that a reference represents, with what is written beside it; anything else as it is. */
export function resolveReference<Shape>(document: OpenApiDocument, value: unknown): Shape {
  const { $ref, ...own } = value as { $ref?: string }
  if (!$ref) return value as Shape
  const target = $ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], document)
  return { ...resolveReference<Shape>(document, target), ...own }
}
