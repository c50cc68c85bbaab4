import { expect, test } from 'vitest'
import { checkCups } from '#domain/cups.ts'
import { checkEmail } from '#domain/email.ts'
import { type FormValues, initialFormValues } from '#domain/form-values.ts'
import { checkIban } from '#domain/iban-rules.ts'
import { checkCif, checkDocument } from '#domain/identity.ts'
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

test.each(steps.map(step => [step.id, step] as const))(
  'the values for the step %s leave no field of it open',
  async (id, step) => {
    await step.prepare?.()
    const filled: FormValues = { ...initialFormValues, cupsOutcome: 'found', ...(await values(await mock(), id)) }
    const open = step.validate(filled).map(({ field }) => field)
    expect(open, 'fields that mock-server/control/fill-plugin.ts gives no valid value').toEqual([])
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

test.each(['bankk', 'constructor', '__proto__'])('%s is no step', async step => {
  const { get } = await mock()
  expect((await get(`/__mock/fill/${step}`)).status).toBe(404)
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

test('an unknown step is rejected with the known ones', async () => {
  const { get } = await mock()
  expect(await get('/__mock/fill/payment')).toMatchObject({
    status: 404,
    body: { detail: 'There is no step "payment". The steps are account, holder, supply, bank.' },
  })
})
