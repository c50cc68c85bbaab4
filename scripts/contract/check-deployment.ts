import { randomUUID } from 'node:crypto'
import type { Contract } from '#mock/contract/contract.ts'
import { createValidator } from '#mock/contract/validator.ts'
import type { ClientSettings } from './api-client.ts'
import { type Checker, createChecker } from './checker.ts'
import type { CheckedCall } from './finding.ts'
import { gradeOtherData, gradeSameAgain, readRegistration } from './grade-repeat.ts'
import { safeProbes } from './probes.ts'
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
  const validator = createValidator(contract)
  const registrationId = randomUUID()
  const requests = testPerson && createTestPerson(contract, validator, registrationId, testPerson)
  const checker = createChecker(validator, settings)
  for (const { operation, name, request, isValid } of safeProbes(contract, registrationId, alsoOutside)) {
    const question = { operation, probe: name, request }
    await (isValid ? checker.askAsWizard(question) : checker.askWrongly(question))
  }
  if (requests) await registerTestPerson(contract, checker, requests)
  return checker.calls
}

/** Signs the test person up, then sends the same again and other data, as a customer does whose connection broke. */
async function registerTestPerson(contract: Contract, checker: Checker, requests: TestPersonRequests) {
  const probe = 'for the test person'
  const { createLead, scoreCustomer, registerUser: request, changedRegistration } = requests
  const operation = findOperation(contract, 'registerUser')
  await checker.askAsWizard({ operation: findOperation(contract, 'createLead'), probe, request: createLead })
  await checker.askAsWizard({ operation: findOperation(contract, 'scoreCustomer'), probe, request: scoreCustomer })
  const accepted = await checker.askAsWizard({ operation, probe, request })
  const first = accepted && readRegistration(accepted)
  if (first?.kind !== 'accepted') return
  const { registration } = first
  const changed = { operation, probe: 'other data, same id', request: changedRegistration }
  await checker.askAsWizard({ operation, probe: repeatProbe, request }, answer => gradeSameAgain(registration, answer))
  await checker.askAgain(changed, answer => gradeOtherData(registration, answer))
}
