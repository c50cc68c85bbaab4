import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Violation } from '#mock/shared/types.ts'
import type { Contract, ContractOperation, ContractResponse, ParameterPlace } from './contract.ts'

/** The parts of a request that the contract speaks about. */
export type RequestParts = Record<ParameterPlace, unknown> & { body: unknown }

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
  // All in one, so that each `#/components/schemas/…` is found, and compiled once.
  ajv.addSchema({
    $id: 'contract',
    components: closeObjects(document.components),
    operations: Object.fromEntries(operations.map(each => [each.id, operationSchemas(each)])),
  })

  function check(path: string, value: unknown): readonly Violation[] {
    const validate = ajv.getSchema(`contract#/operations/${path}`)
    if (!validate) throw new Error(`The contract has no ${path}.`)
    return validate(value) ? [] : (validate.errors ?? []).slice(0, maxViolations).map(toViolation)
  }

  return {
    request: (operation: ContractOperation, request: RequestParts) => check(`${operation.id}/request`, request),
    /** Throws where a schema cannot be compiled, which else shows at its first use. */
    compileAll() {
      for (const { id, responses } of operations)
        for (const part of ['request', ...[...responses.keys()].map(status => `responses/${status}`)])
          ajv.getSchema(`contract#/operations/${id}/${part}`)
    },
    /** Reports an undeclared status as well. */
    response({ id, responses, otherError }: ContractOperation, status: number, body: unknown): readonly Violation[] {
      if (responses.has(status)) return check(`${id}/responses/${status}`, { body })
      if (status >= 400 && otherError) return check(`${id}/otherError`, { body })
      return [{ pointer: '#/status', detail: 'must be one that the contract declares' }]
    },
  }
}

function operationSchemas(operation: ContractOperation) {
  const { responses, otherError } = operation
  return {
    request: requestSchema(operation),
    responses: Object.fromEntries([...responses].map(([status, response]) => [status, responseSchema(response)])),
    otherError: otherError && responseSchema(otherError),
  }
}

/** Closes every object: the contract leaves responses open so that new members break no client, but the mock server must not invent any. */
function closeObjects<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(closeObjects) as Value
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, closeObjects(member)]))
  return ('type' in value && value.type === 'object' ? { additionalProperties: false, ...members } : members) as Value
}

/** The schema of a request's parts. */
export function requestSchema(operation: ContractOperation) {
  return {
    properties: {
      query: parametersSchema(operation, 'query', false),
      path: parametersSchema(operation, 'path', false),
      // Browsers and proxies add headers and cookies of their own, so undeclared ones are allowed.
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
