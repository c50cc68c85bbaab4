import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { OperationId } from '#mock/shared/types.ts'
import type {
  Contract,
  ContractOperation,
  ContractParameter,
  ContractResponse,
  JsonSchema,
  OpenApiDocument,
  OpenApiServer,
} from './contract.ts'

const packed = new URL('./openapi.yaml', import.meta.url)
/** The product's contract: beside the code of the package, or at the top of the repository. */
export const contractFile = existsSync(packed) ? packed : new URL('../../openapi.yaml', import.meta.url)

type Content = Record<string, { schema?: JsonSchema } & Exampled>

interface Exampled {
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

interface OpenApiOperation {
  operationId: OperationId
  servers?: OpenApiServer[]
  parameters?: unknown[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, unknown>
  security?: Record<string, unknown>[]
}

/** Reads openapi.yaml. Rejects when the file is missing, is no YAML or is no contract. */
export async function loadContract(file: string | URL = contractFile): Promise<Contract> {
  const document: OpenApiDocument = parse(await readFile(file, 'utf8'))
  if (typeof document?.paths !== 'object') throw new Error('It has no paths.')
  const operations = Object.keys(document.paths).flatMap(path =>
    (['get', 'post'] as const).flatMap(method => readOperation(document, path, method) ?? []),
  )
  return { document, operations }
}

/** One operation of the contract, references resolved and base path added; undefined where the path lacks the method. */
function readOperation(document: OpenApiDocument, path: string, method: 'get' | 'post'): ContractOperation | undefined {
  const item = document.paths[path]
  const operation = item?.[method] as OpenApiOperation | undefined
  if (!item || !operation) return undefined
  const { requestBody } = operation
  const { default: otherError, ...responses } = operation.responses
  const base = basePath(operation.servers ?? item.servers ?? document.servers)
  return {
    id: operation.operationId,
    method: method === 'get' ? 'GET' : 'POST',
    url: base + path.replaceAll(/\{(\w+)\}/g, ':$1'),
    basePath: base,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(each =>
      readParameter(document, each),
    ),
    body: requestBody && {
      required: requestBody.required ?? false,
      schema: first(requestBody.content)?.schema ?? true,
      example: exampleOf(first(requestBody.content) ?? {}),
    },
    responses: new Map(
      Object.entries(responses).map(([status, response]) => [Number(status), readResponse(document, response)]),
    ),
    otherError: otherError === undefined ? undefined : readResponse(document, otherError),
    credentialHeader: credentialHeader(document, operation),
    isOutside: (operation.servers ?? item.servers) !== undefined,
  }
}

function readParameter(document: OpenApiDocument, value: unknown): ContractParameter {
  const parameter = resolveReference<ContractParameter & Exampled>(document, value)
  const { name, in: place, required = false, schema } = parameter
  const { type } = resolveReference<{ type?: unknown }>(document, schema)
  return { name, in: place, required, schema, type, example: exampleOf(parameter) }
}

function exampleOf({ example, examples = {} }: Exampled): unknown {
  return example ?? Object.values(examples)[0]?.value
}

function readResponse(document: OpenApiDocument, value: unknown): ContractResponse {
  const { content = {}, headers = {} } = resolveReference<{ content?: Content; headers?: Record<string, unknown> }>(
    document,
    value,
  )
  return {
    contentType: Object.keys(content)[0],
    schema: first(content)?.schema,
    example: exampleOf(first(content) ?? {}),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, header]) => [
        name.toLowerCase(),
        String(exampleOf(resolveReference<Exampled>(document, header))),
      ]),
    ),
  }
}

function credentialHeader(document: OpenApiDocument, operation: OpenApiOperation): string | undefined {
  const needed = Object.keys(operation.security?.[0] ?? {})[0]
  const scheme = needed === undefined ? undefined : document.components?.securitySchemes?.[needed]
  if (scheme?.type === 'http') return 'authorization'
  return scheme?.in === 'header' ? scheme.name?.toLowerCase() : undefined
}

/** The path of the first server, its variables at their defaults: `{apiOrigin}/api` gives `/api`. */
function basePath(servers: OpenApiServer[] | undefined): string {
  const server = servers?.[0]
  if (!server) return ''
  const url = server.url.replaceAll(/\{(\w+)\}/g, (_, name: string) => server.variables?.[name]?.default ?? '')
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '')
}

function first(content: Content) {
  return Object.values(content)[0]
}

/** The part of the contract that a reference represents; anything else as it is. */
export function resolveReference<Shape>(document: OpenApiDocument, value: unknown): Shape {
  const reference = (value as { $ref?: string }).$ref
  if (!reference) return value as Shape
  const target = reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], document)
  return resolveReference<Shape>(document, target)
}
