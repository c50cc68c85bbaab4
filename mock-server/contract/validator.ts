import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parseJson } from '#domain/parse-json.ts'
import type { Violation } from '#mock/shared/types.ts'
import type { Contract, ContractOperation, ParameterPlace } from './contract.ts'

/** The parts of a request that the contract speaks about. */
export type RequestParts = Record<ParameterPlace, Record<string, unknown>> & { body: unknown }

export type Validator = ReturnType<typeof createValidator>

// Keywords that constrain nothing: those of openapi.yaml, and the two parts of the schema below. Any other unknown keyword throws, so that a misspelt rule is found.
const documentationKeywords = ['components', 'operations', 'example', 'x-assumed', 'x-assumed-because', 'x-pii']
// More than anybody reads.
const maxViolations = 30

const validators = new WeakMap<Contract, Validator>()

/** The validator of a contract. All servers of a process share it: compiling the schemas takes longer than building a server. */
export function getValidator(contract: Contract): Validator {
  const known = validators.get(contract) ?? createValidator(contract)
  validators.set(contract, known)
  return known
}

/** Validates requests and responses. Each schema is compiled at its first use. */
function createValidator({ document, operations }: Contract) {
  const ajv = new Ajv2020({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    keywords: documentationKeywords,
    // The contract's lint checks that the schemas are valid.
    validateSchema: false,
    meta: false,
  })
  formats.default(ajv)
  // Responses are open so that new members break no client, but the mock server must not invent any.
  const closeObject = (_: string, value: unknown) =>
    Object(value).type === 'object' ? { additionalProperties: false, ...(value as object) } : value
  // All in one, so that each `#/components/schemas/…` is found, and compiled once.
  ajv.addSchema({
    $id: 'contract',
    components: JSON.parse(JSON.stringify(document.components ?? {}), closeObject),
    operations: Object.fromEntries(
      operations.map(each => [each.id, { request: requestSchema(each), responses: responseSchemas(each) }]),
    ),
  })

  function check(path: string, value: unknown): readonly Violation[] {
    const validate = ajv.getSchema(`contract#/operations/${path}`)
    if (!validate) return [{ pointer: '#/status', detail: 'must be one that the contract declares' }]
    return validate(value) ? [] : (validate.errors ?? []).slice(0, maxViolations).map(toViolation)
  }

  return {
    request: ({ id }: ContractOperation, request: RequestParts) => check(`${id}/request`, request),
    /** Reports an undeclared status as well. */
    response({ id, responses }: ContractOperation, status: number, body: unknown) {
      const declared = status < 400 || responses.has(status) ? status : 'default'
      return check(`${id}/responses/${declared}`, { body })
    },
    /** Throws where a schema cannot be compiled, which else shows at its first use. */
    compileAll() {
      for (const { id, responses } of operations)
        for (const part of ['request', ...[...responses.keys()].map(status => `responses/${status}`)])
          ajv.getSchema(`contract#/operations/${id}/${part}`)
    },
  }
}

/** The schema of a request's parts. */
export function requestSchema({ parameters, body }: ContractOperation) {
  const schemaOf = (place: ParameterPlace, additionalProperties: boolean) => {
    const own = parameters.filter(each => each.in === place)
    return {
      type: 'object',
      properties: Object.fromEntries(own.map(each => [each.name, each.schema])),
      required: own.filter(each => each.required).map(each => each.name),
      additionalProperties,
    }
  }
  return {
    properties: {
      query: schemaOf('query', false),
      path: schemaOf('path', false),
      // Browsers and proxies add headers and cookies of their own, so undeclared ones are allowed.
      header: schemaOf('header', true),
      cookie: schemaOf('cookie', true),
      body: body?.schema ?? false,
    },
    required: body?.required ? ['body'] : [],
  }
}

/** A value of a query, where numbers and booleans are text: `"4.6"` as 4.6, unless the contract declares text. */
export function readText(type: unknown, value: unknown): unknown {
  return type === 'string' || typeof value !== 'string' ? value : (parseJson(value) ?? value)
}

/** The schemas of the declared responses, by status or `default`. */
function responseSchemas({ responses, otherError }: ContractOperation) {
  const declared = [...responses, ...(otherError ? [['default', otherError] as const] : [])]
  return Object.fromEntries(
    declared.map(([status, { schema }]) => [
      status,
      { properties: { body: schema ?? false }, required: schema ? ['body'] : [] },
    ]),
  )
}

function toViolation({ instancePath, params, message }: ErrorObject): Violation {
  const at = (member?: string) => `#${instancePath}${member === undefined ? '' : `/${member}`}`
  const undeclared = params.additionalProperty ?? params.unevaluatedProperty
  if (undeclared !== undefined) return { pointer: at(undeclared), detail: 'is not declared in the contract' }
  if (params.missingProperty !== undefined) return { pointer: at(params.missingProperty), detail: 'must be present' }
  if (params.allowedValues) return { pointer: at(), detail: `must be one of ${params.allowedValues.join(', ')}` }
  return { pointer: at(), detail: message ?? 'does not follow the contract' }
}
