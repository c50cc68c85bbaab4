import { randomUUID } from 'node:crypto'
import type { Contract } from '#mock/contract/contract.ts'
import { getValidator } from '#mock/contract/validator.ts'
import type { OperationId } from '#mock/shared/types.ts'
import type { ClientSettings } from './api-client.ts'
import { type Checker, createChecker } from './checker.ts'
import type { ExampleRequest } from './example-request.ts'
import type { CheckedCall } from './finding.ts'
import { gradeOtherData, gradeSameAgain, readRegistration } from './grade-repeat.ts'
import { type Probe, safeProbes } from './probes.ts'
import { createTestPerson, findOperation, type TestPersonRequests } from './test-person.ts'

interface CheckSettings extends ClientSettings {
  /** The target also plays the translation service and the sign-in provider. */
  alsoOutside?: boolean | undefined
  /** Register a marked test person. What is given here replaces parts of its registration. */
  testPerson?: Record<string, unknown> | undefined
}

/** Sent only when the first registration was accepted. */
export const repeatProbe = 'the same again'

/**
 * Asks an API what the wizard asks, and grades each response by what the wizard makes of it. Rejects with an `UnreachableError` when
 * nothing answers at the target, and with a `UsageError` for a test person that does not follow the contract.
 */
export async function checkDeployment(contract: Contract, settings: CheckSettings): Promise<readonly CheckedCall[]> {
  const { alsoOutside = false, testPerson } = settings
  const validator = getValidator(contract)
  const registrationId = randomUUID()
  const requests = testPerson && createTestPerson(contract, validator, registrationId, testPerson)
  const checker = createChecker(validator, settings)
  for (const probe of safeProbes(contract, registrationId, alsoOutside)) await checker.send(probe)
  if (requests) await registerTestPerson(contract, checker, requests)
  return checker.calls
}

/** Signs the test person up, then sends the same again and other data, as a customer does whose connection broke. */
async function registerTestPerson(contract: Contract, checker: Checker, requests: TestPersonRequests) {
  const toProbe = (id: OperationId, name: string, request: ExampleRequest): Probe => {
    return { operation: findOperation(contract, id), name, request, isValid: true }
  }
  const { createLead, scoreCustomer, registerUser, changedRegistration } = requests
  await checker.send(toProbe('createLead', 'for the test person', createLead))
  await checker.send(toProbe('scoreCustomer', 'for the test person', scoreCustomer))
  const accepted = await checker.send(toProbe('registerUser', 'for the test person', registerUser))
  const first = accepted && readRegistration(accepted)
  if (first?.kind !== 'accepted') return
  const { registration } = first
  await checker.send(toProbe('registerUser', repeatProbe, registerUser), answer => gradeSameAgain(registration, answer))
  const changed = toProbe('registerUser', 'other data, same id', changedRegistration)
  await checker.sendGraded(changed, answer => gradeOtherData(registration, answer))
}
