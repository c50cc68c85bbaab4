import { afterAll, expect, test } from 'vitest'
import { type Deployment, goodDeployment, strangeDeployment } from '#tests/support/deployment.ts'
import { contract } from '#tests/support/mock.ts'
import { checkDeployment } from '../../scripts/contract/check-deployment.ts'
import { safeProbes } from '../../scripts/contract/probes.ts'

const json = 'application/json'
const running: Deployment[] = []
afterAll(() => Promise.all(running.map(each => each.close())))

test('a deployment that follows the contract passes the check', async () => {
  // The example's file is none; reading real ones has tests of its own.
  const good = await goodDeployment({ operations: { parseInvoice: () => ({ status: 200, body: {} }) } })
  running.push(good)
  const findings = await checkDeployment(contract, { target: good.origin, alsoOutside: true })
  expect(findings.filter(({ differences }) => differences.length > 0)).toEqual([])
  expect(findings.length).toBeGreaterThan(25)
  expect(new Set(findings.map(each => each.status))).toContain(422)
})

test('each departure from the contract is reported', async () => {
  const strange = await strangeDeployment({
    '/api/verification/iban': { status: 200, type: json, text: '{"valid":"yes"}' },
    '/api/verification/fni': { status: 200, type: json, text: '{"valid":true,"name":"Ana"}' },
    '/api/v3/validations/cups': { status: 226, type: json, text: '{}' },
    '/api/v3/validations/supply-costs': { status: 418, type: json, text: '{}' },
    '/api/v3/prices/tariff': { status: 200, type: 'text/html', text: '<h1>Hola</h1>' },
    '/api/verification/spain/provinces': { status: 200, type: json, text: '["Madrid", ' },
  })
  running.push(strange)
  const findings = await checkDeployment(contract, { target: strange.origin })
  const differences = (operation: string) =>
    findings.find(each => each.operation === operation && each.probe === 'as in the example')?.differences.join()
  expect(differences('checkIban')).toBe('#/body/valid must be boolean')
  expect(differences('checkDocument')).toContain('#/body/name is not declared')
  expect(differences('validateCups')).toContain('226 is not declared')
  expect(differences('estimateSupplyCosts')).toContain('#/body/type must be present')
  expect(differences('getTariff')).toBe('is text/html instead of application/json')
  expect(differences('listProvinces')).toContain('#/body')
  expect(differences('validateEmail')).toContain('#/body must be object')
})

test('an unreachable deployment fails the check', async () => {
  const findings = await checkDeployment(contract, { target: 'http://127.0.0.1:1' })
  expect(findings.every(({ differences }) => differences[0]?.startsWith('no answer'))).toBe(true)
})

test('the check sends no request that changes data or calls third parties', () => {
  const asked = new Set<string>(safeProbes(contract, true).map(({ operation }) => operation.id))
  expect([...asked].filter(id => ['createLead', 'registerUser', 'scoreCustomer'].includes(id))).toEqual([])
  expect(asked.size).toBe(contract.operations.length - 3)
  const inside = safeProbes(contract, false).map(({ operation }) => operation.id)
  expect(inside).not.toContain('getTranslations')
})
