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

interface Exampled {
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

interface OpenApiParameter extends Exampled {
  name: string
  in: ParameterPlace
  required?: boolean
  schema: JsonSchema
}

/** The body of a request, or a response. */
interface OpenApiMessage {
  required?: boolean
  content?: Record<string, Exampled & { schema?: JsonSchema }>
  headers?: Record<string, unknown>
}

/** What a whole document, a path and an operation may have; the innermost counts. */
interface OpenApiScope {
  servers?: { url: string; variables?: Record<string, { default: string }> }[]
  parameters?: unknown[]
}

interface OpenApiOperation extends OpenApiScope {
  operationId: OperationId
  requestBody?: OpenApiMessage
  responses: Record<string, unknown>
  security?: Record<string, unknown>[]
}

/** The members of openapi.yaml that the server reads. */
interface OpenApiDocument extends OpenApiScope {
  paths: Record<string, OpenApiScope & { get?: OpenApiOperation; post?: OpenApiOperation }>
  components?: { securitySchemes?: Record<string, { type: string; in?: string; name?: string }> }
}

export interface Contract {
  /** The parsed openapi.yaml. */
  document: OpenApiDocument
  operations: readonly ContractOperation[]
}

/** One call of openapi.yaml, ready to be served: references resolved and base path added. */
export type ContractOperation = ReturnType<typeof readOperation>

/** Reads openapi.yaml. Rejects when the file is missing, is no YAML or is no contract. */
export async function loadContract(file: string | URL = contractFile): Promise<Contract> {
  const document: OpenApiDocument = parse(await readFile(file, 'utf8'))
  if (typeof document?.paths !== 'object') throw new Error('It has no paths.')
  const operations = Object.entries(document.paths).flatMap(([path, { get, post, ...scope }]) => [
    ...(get ? [readOperation(document, path, scope, 'GET', get)] : []),
    ...(post ? [readOperation(document, path, scope, 'POST', post)] : []),
  ])
  return { document, operations }
}

function readOperation(
  document: OpenApiDocument,
  path: string,
  scope: OpenApiScope,
  method: 'GET' | 'POST',
  operation: OpenApiOperation,
) {
  const { default: otherError, ...responses } = operation.responses
  const ownServers = operation.servers ?? scope.servers
  const basePath = readBasePath(ownServers ?? document.servers)
  const body = operation.requestBody
  return {
    id: operation.operationId,
    method,
    /** In Fastify's notation, with the server's base path: `/api/locations/:lng/webreg-dump`. */
    url: basePath + path.replaceAll(/\{(\w+)\}/g, ':$1'),
    /** What the path begins with by the contract's servers: `/api`. */
    basePath,
    parameters: [...(scope.parameters ?? []), ...(operation.parameters ?? [])].map(each =>
      readParameter(document, each),
    ),
    body: body && { required: body.required ?? false, ...readMessage(document, body) },
    responses: new Map(
      Object.entries(responses).map(([status, each]) => [Number(status), readMessage(document, each)]),
    ),
    /** What the contract declares for every other error. */
    otherError: otherError === undefined ? undefined : readMessage(document, otherError),
    /** The header that must carry a key or token, in lower case. */
    credentialHeader: readCredentialHeader(document, operation),
    /** Served by another party than the product API. */
    isOutside: ownServers !== undefined,
  }
}

function readParameter(document: OpenApiDocument, value: unknown) {
  const parameter = resolveReference<OpenApiParameter>(document, value)
  const { name, in: place, required = false, schema } = parameter
  /** The JSON type of its value, references resolved. */
  const { type } = resolveReference<{ type?: unknown }>(document, schema)
  // Node gives the names of headers in lower case.
  const received = place === 'header' ? name.toLowerCase() : name
  return { name: received, in: place, required, schema, type, example: exampleOf(parameter) }
}

function readMessage(document: OpenApiDocument, value: unknown) {
  const { content = {}, headers = {} } = resolveReference<OpenApiMessage>(document, value)
  const [[contentType, media] = []] = Object.entries(content)
  const examples = Object.entries(headers).map(([name, header]) => [
    name.toLowerCase(),
    String(exampleOf(resolveReference<Exampled>(document, header))),
  ])
  return {
    /** The first one declared; undefined where no body is declared. */
    contentType,
    schema: media && (media.schema ?? true),
    example: exampleOf(media),
    /** The contract's example of each declared header, by its name in lower case. */
    headers: Object.fromEntries(examples) as Readonly<Record<string, string>>,
  }
}

function readCredentialHeader({ components }: OpenApiDocument, { security = [] }: OpenApiOperation) {
  const [needed = ''] = Object.keys(security[0] ?? {})
  const scheme = components?.securitySchemes?.[needed]
  if (scheme?.type === 'http') return 'authorization'
  return scheme?.in === 'header' ? scheme.name?.toLowerCase() : undefined
}

/** The contract's example, or the first of several. */
function exampleOf({ example, examples = {} }: Exampled = {}): unknown {
  return example ?? Object.values(examples)[0]?.value
}

/** The path of the first server, its variables at their defaults: `{apiOrigin}/api` gives `/api`. */
function readBasePath([server]: OpenApiScope['servers'] = []): string {
  if (!server) return ''
  const url = server.url.replaceAll(/\{(\w+)\}/g, (_, name: string) => server.variables?.[name]?.default ?? '')
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '')
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
