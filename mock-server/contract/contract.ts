import type { OperationId } from '#mock/shared/types.ts'

/** A JSON Schema 2020-12 as it is in openapi.yaml. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown }

/** Where a parameter is sent. */
export type ParameterPlace = 'query' | 'path' | 'header' | 'cookie'

export interface ContractParameter {
  name: string
  in: ParameterPlace
  required: boolean
  schema: JsonSchema
  /** The JSON type of its value, references resolved. */
  type: unknown
  /** The contract's example, or the first of several. */
  example: unknown
}

export interface ContractResponse {
  /** The first one declared for this status; undefined where no body is declared. */
  contentType: string | undefined
  schema: JsonSchema | undefined
  /** The contract's example of the body, or the first of several. */
  example: unknown
  /** The contract's example of each declared header, by its name in lower case. */
  headers: Readonly<Record<string, string>>
}

/** One call of openapi.yaml, ready to be served. */
export interface ContractOperation {
  id: OperationId
  method: 'GET' | 'POST'
  /** In Fastify's notation, with the server's base path: `/api/locations/:lng/webreg-dump`. */
  url: string
  /** What the path begins with by the contract's servers: `/api`. */
  basePath: string
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

export interface Contract {
  /** The parsed openapi.yaml. */
  document: OpenApiDocument
  operations: readonly ContractOperation[]
}
