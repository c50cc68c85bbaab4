import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkCups } from '#domain/cups.ts'
import { checkEmail } from '#domain/email.ts'
import { type FormValues, initialFormValues } from '#domain/form-values.ts'
import { checkIban } from '#domain/iban-rules.ts'
import { checkCif, checkDocument } from '#domain/identity.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import { steps } from '#steps/index.ts'
import { type Mock, mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'

async function values({ get }: Mock, step: string, scenario = 'none') {
  const { body } = await get(`/__mock/fill/${step}`, { 'x-mock-scenario': scenario })
  return (body as { values: Record<string, string> }).values
}

test('every step gets values that its rules accept, at each request', async () => {
  const tester = await mock()
  for (let turn = 0; turn < 12; turn += 1) {
    const { email = '', ...account } = await values(tester, 'account')
    expect([checkEmail(email), account.terms]).toEqual([null, true])
    const { document = '' } = await values(tester, 'holder')
    expect(checkDocument(document)).toBeNull()
    const { cups = '', ...supply } = await values(tester, 'supply')
    expect([checkCups(cups), supply.zipCode?.length]).toEqual([null, 5])
    const { iban = '' } = await values(tester, 'bank')
    expect(checkIban(iban)).toBeNull()
  }
})

const files = readdirSync('scenarios').map(file => file.slice(0, -'.json'.length))

// A customer in a hurry and a company, at a home that the register knows and at one that it does not.
const customers = [
  { company: false, cupsOutcome: 'found' },
  { company: true, cupsOutcome: 'found' },
  { company: false, cupsOutcome: 'notFound' },
] as const

test.each(['none', ...files])('with the scenario %s, filling leaves no field of any step open', async name => {
  const { get } = await mock()
  expect((await get(`/__mock/use/${name}`)).status).toBe(302)
  for (const { company, cupsOutcome } of customers) {
    let filled: FormValues = { ...initialFormValues, cupsOutcome }
    for (const { id, validate, prepare } of steps) {
      await prepare?.()
      const { body } = await get(`/__mock/fill/${id}?company=${company}`)
      filled = { ...filled, ...(body as { values: Partial<FormValues> }).values }
      const open = validate(filled).map(({ field }) => field)
      expect(open, `fields of ${id} that mock-server/control/fill-plugin.ts gives no valid value`).toEqual([])
    }
  }
})

test('filling a step names its own fields only', async () => {
  const tester = await mock()
  for (const { id, fields } of steps) {
    const known: readonly string[] = fields
    expect(Object.keys(await values(tester, id)).filter(field => !known.includes(field))).toEqual([])
  }
})

const typedScenarios = scenarios.filter(each => each.typed && steps.some(({ id }) => id === each.step))

test.each(typedScenarios.map(each => [each.id, each] as const))(
  'filling the step of the chosen scenario %s types its value',
  async (id, { step, typed }) => {
    expect(await values(await mock(), step, id)).toMatchObject({ [typed?.field ?? '']: typed?.value })
  },
)

test('values for a step avoid what was registered before', async () => {
  const tester = await mock()
  const { email, ...first } = await values(tester, 'account')
  const { cups } = await values(tester, 'supply')
  await tester.call('registerUser', { body: registration({ email, cups }) })
  expect(first.email).not.toBe((await values(tester, 'account')).email)
  for (let turn = 0; turn < 20; turn += 1) expect((await values(tester, 'supply')).cups).not.toBe(cups)
})

test('values of a company can be requested', async () => {
  const { get } = await mock()
  const { body } = await get('/__mock/fill/holder?company=true')
  const { isCompany, cif } = (body as { values: { isCompany: boolean; cif: string } }).values
  expect([isCompany, checkCif(cif)]).toEqual([true, null])
})

test('a chosen scenario’s typed value replaces the field’s value', async () => {
  const tester = await mock()
  expect(await values(tester, 'account', 'password-short')).toMatchObject({ password: '12345' })
  expect(await values(tester, 'holder', 'cif-invalid')).toMatchObject({ isCompany: true, cif: 'B99999997' })
  const { cups = '' } = await values(tester, 'supply', 'cups-over-power')
  expect((await tester.call('validateCups', { query: { cups } })).body).toMatchObject({ disallowedCapacity: true })
})
