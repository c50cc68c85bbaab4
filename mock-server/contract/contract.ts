import { readFileSync } from 'node:fs'
import type { OperationId } from '#mock/operations/operation.ts'
import { parseYaml } from './parse-yaml.ts'
import { readOperation } from './read-operation.ts'

/** A JSON Schema 2020-12 as it stands in openapi.yaml. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown }

/** Where a part of a request travels. */
export type ParameterPlace = 'query' | 'path' | 'header' | 'cookie'

export interface ContractParameter {
  name: string
  in: ParameterPlace
  required: boolean
  schema: JsonSchema
  /** The JSON type its text stands for, references followed. */
  type: unknown
  /** The one the contract shows, or the first of several. */
  example: unknown
}

export interface ContractResponse {
  /** What the contract declares first for this status; undefined when it declares no body. */
  contentType: string | undefined
  schema: JsonSchema | undefined
}

/** One call of openapi.yaml, ready to be served. */
export interface ContractOperation {
  id: OperationId
  method: 'GET' | 'POST'
  /** As Fastify writes it, the server's base path included: `/api/locations/:lng/webreg-dump`. */
  url: string
  parameters: readonly ContractParameter[]
  body: { required: boolean; schema: JsonSchema; example: unknown } | undefined
  responses: ReadonlyMap<number, ContractResponse>
  /** What the contract declares for every other error. */
  otherError: ContractResponse | undefined
  /** The header that must carry a key or token, in lower case. */
  credentialHeader: string | undefined
  /** Served by another party than the product API. */
  isOutside: boolean
}

export interface Contract {
  /** The parsed openapi.yaml, for the documentation. */
  document: OpenApiDocument
  operations: readonly ContractOperation[]
}

export interface OpenApiServer {
  url: string
  variables?: Record<string, { default: string }>
}

/** The members of openapi.yaml that the server reads. */
export interface OpenApiDocument {
  servers?: OpenApiServer[]
  paths: Record<string, Record<string, unknown> & { servers?: OpenApiServer[]; parameters?: unknown[] }>
  components?: {
    schemas?: Record<string, JsonSchema>
    securitySchemes?: Record<string, { type: string; in?: string; name?: string }>
  }
}

const contractFile = new URL('../../openapi.yaml', import.meta.url)

/** Reads openapi.yaml. Rejects when it is not there or no YAML: without its contract the server has nothing to say. */
export async function loadContract(): Promise<Contract> {
  const document = (await parseYaml(readFileSync(contractFile, 'utf8'))) as OpenApiDocument
  const operations = Object.keys(document.paths).flatMap(path =>
    (['get', 'post'] as const).flatMap(method => readOperation(document, path, method) ?? []),
  )
  return { document, operations }
}
