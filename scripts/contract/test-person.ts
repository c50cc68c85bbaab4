import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import { UsageError } from '#mock/shared/parse-options.ts'
import type { OperationId, RequestBody } from '#mock/shared/types.ts'
import { type ExampleRequest, exampleRequest } from './example-request.ts'
import { withRegistrationId } from './probes.ts'

type Registration = RequestBody<'registerUser'>

/** The requests by which a marked test person signs up. */
export interface TestPersonRequests {
  createLead: ExampleRequest
  scoreCustomer: ExampleRequest
  registerUser: ExampleRequest
  /** The same registration with another street number. */
  changedRegistration: ExampleRequest
}

/**
 * The contract's example person, marked so that whoever meets it in a system knows what it is: the names say so, and the e-mail address is
 * one of no existing domain. `changes` are members of the registration that an API needs otherwise, such as a supply point it knows.
 * Throws a `UsageError` where they do not follow the contract.
 */
export function createTestPerson(
  contract: Contract,
  validator: Validator,
  registrationId: string,
  changes: Record<string, unknown>,
): TestPersonRequests {
  const registerUser = exampleOf(contract, 'registerUser', registrationId)
  const person: Registration = {
    ...(registerUser.body as Registration),
    firstName: 'PRUEBA',
    lastName: 'NO TRAMITAR',
    email: `prueba.${registrationId.slice(0, 8)}@contract-check.example`,
    registrationId,
    ...changes,
  }
  const { cups, dni: nif, zipCode: postalCode, email } = person
  const lead = exampleOf(contract, 'createLead', registrationId)
  const [path = '', search] = lead.url.split('?', 2)
  const query = new URLSearchParams(search)
  query.set('email', email)
  const requests = {
    createLead: { ...lead, url: `${path}?${query}` },
    scoreCustomer: {
      ...exampleOf(contract, 'scoreCustomer', registrationId),
      body: { cups, nif, postalCode, dateOfBirth: '1970-01-01' },
    },
    registerUser: { ...registerUser, body: person },
    changedRegistration: { ...registerUser, body: { ...person, streetNr: `${person.streetNr} bis` } },
  }
  const { headers: header, body } = requests.registerUser
  const violations = validator.request(findOperation(contract, 'registerUser'), {
    query: {},
    path: {},
    header,
    cookie: {},
    body,
  })
  if (violations.length > 0) {
    const reasons = violations.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')
    throw new UsageError(`The data of --person do not follow the contract: ${reasons}.`)
  }
  return requests
}

/** The operation of that name. */
export function findOperation({ operations }: Contract, id: OperationId): ContractOperation {
  const operation = operations.find(each => each.id === id)
  if (!operation) throw new Error(`openapi.yaml has no operation ${id}.`)
  return operation
}

function exampleOf(contract: Contract, id: OperationId, registrationId: string): ExampleRequest {
  return withRegistrationId(exampleRequest(findOperation(contract, id)), registrationId)
}
