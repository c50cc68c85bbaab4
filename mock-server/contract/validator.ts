import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Contract, ContractOperation, ContractResponse, ParameterPlace } from './contract.ts'
import { textLengthKeywords } from './text-length.ts'

/** One thing in which a request or an answer departs from the contract. */
export interface Violation {
  /** The part of the message and the place in it: `#/body/zipCode`. */
  pointer: string
  detail: string
}

/** The parts of a request that the contract speaks about. */
export type RequestParts = Record<ParameterPlace, unknown> & { body: unknown }

export interface Validator {
  request(operation: ContractOperation, request: RequestParts): readonly Violation[]
  /** Also tells an undeclared status. */
  response(operation: ContractOperation, status: number, body: unknown): readonly Violation[]
}

// Words of openapi.yaml that no value is measured by; any other unknown word is refused, so that a misspelt rule shows.
const documentationWords = ['components', 'example', 'x-assumed', 'x-assumed-because', 'x-pii']
// More than anybody reads; an endless body could have as many mistakes.
const mostViolations = 30
const nothing: readonly Violation[] = []

/** Judges both directions. Each check is compiled when it is first needed, so that the server starts at once. */
export function createValidator({ document }: Contract): Validator {
  const ajv = new Ajv2020({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    keywords: documentationWords,
    // That its schemas are schemas is held by the contract's lint; holding it here would cost half the time of a start.
    validateSchema: false,
  })
  formats.default(ajv)
  for (const definition of textLengthKeywords) ajv.removeKeyword(definition.keyword as string).addKeyword(definition)
  const components = closed(document.components)
  const requests = new Map<ContractOperation, ValidateFunction>()
  const responses = new Map<ContractResponse, ValidateFunction>()

  function check<Part>(
    compiled: Map<Part, ValidateFunction>,
    part: Part,
    schemaOf: (part: Part) => object,
    value: unknown,
  ): readonly Violation[] {
    let validate = compiled.get(part)
    if (!validate) {
      // The contract's named schemas come along, so that `#/components/schemas/…` is found.
      validate = ajv.compile({ components, ...schemaOf(part) })
      compiled.set(part, validate)
    }
    return validate(value) ? nothing : (validate.errors ?? []).slice(0, mostViolations).map(toViolation)
  }

  return {
    request: (operation, request) => check(requests, operation, requestSchema, request),
    response(operation, status, body) {
      const declared = operation.responses.get(status) ?? (status >= 400 ? operation.otherError : undefined)
      if (!declared) return [{ pointer: '#/status', detail: `${status} is not declared for ${operation.id}` }]
      return check(responses, declared, responseSchema, { body })
    },
  }
}

/**
 * The schemas with every object closed. The contract leaves responses open, so that adding a member breaks no client; here an undeclared
 * member shows all the same.
 */
function closed<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(closed) as Value
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, closed(member)]))
  return ('type' in value && value.type === 'object' ? { additionalProperties: false, ...members } : members) as Value
}

function requestSchema(operation: ContractOperation): object {
  return {
    properties: {
      query: parametersSchema(operation, 'query', false),
      path: parametersSchema(operation, 'path', false),
      // Browsers and proxies add headers and cookies of their own: undeclared ones are nobody's mistake.
      header: parametersSchema(operation, 'header', true),
      cookie: parametersSchema(operation, 'cookie', true),
      body: operation.body?.schema ?? false,
    },
    required: operation.body?.required ? ['body'] : [],
  }
}

function responseSchema({ schema = false }: ContractResponse): object {
  return { properties: { body: schema }, required: schema === false ? [] : ['body'] }
}

function parametersSchema(operation: ContractOperation, place: ParameterPlace, additionalProperties: boolean) {
  const parameters = operation.parameters.filter(each => each.in === place)
  // Node gives the names of headers in lower case.
  const nameOf = (name: string) => (place === 'header' ? name.toLowerCase() : name)
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(each => [nameOf(each.name), each.schema])),
    required: parameters.filter(each => each.required).map(each => nameOf(each.name)),
    additionalProperties,
  }
}

function toViolation({ instancePath, params, message }: ErrorObject): Violation {
  const at = (member?: string) => `#${instancePath}${member === undefined ? '' : `/${member}`}`
  const undeclared = params.additionalProperty ?? params.unevaluatedProperty
  if (undeclared !== undefined) return { pointer: at(undeclared), detail: 'is not declared in the contract' }
  if (params.missingProperty !== undefined) return { pointer: at(params.missingProperty), detail: 'must be present' }
  if (params.allowedValues) return { pointer: at(), detail: `must be one of ${params.allowedValues.join(', ')}` }
  return { pointer: at(), detail: message ?? 'does not follow the contract' }
}
