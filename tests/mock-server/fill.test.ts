import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type FormValues, initialFormValues } from '#domain/form-values.ts'
import { checkCif } from '#domain/identity.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import { steps } from '#steps/index.ts'
import type { Mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { choose, someone } from '#tests/support/testers.ts'

async function fill({ get }: Mock, step: string, scenario?: string) {
  const { body } = await get(`/__mock/fill/${step}`, scenario === undefined ? undefined : choose(scenario).headers)
  return (body as { values: Partial<FormValues> }).values
}

// A customer in a hurry and a company, at a home that the register knows and at one that it does not.
const customers = [
  { company: false, cupsOutcome: 'found' },
  { company: true, cupsOutcome: 'found' },
  { company: false, cupsOutcome: 'notFound' },
] as const
const files = readdirSync('scenarios').map(file => file.slice(0, -'.json'.length))

test.each(['none', ...files])('with the scenario %s, filling leaves no field of any step open', async name => {
  const tester = await someone()
  expect((await tester.get(`/__mock/use/${name}`)).status).toBe(302)
  for (const { company, cupsOutcome } of [...customers, ...customers, ...customers, ...customers]) {
    let filled: FormValues = { ...initialFormValues, cupsOutcome }
    for (const { id, fields, validate, prepare } of steps) {
      await prepare?.()
      const values = await fill(tester, `${id}?company=${company}`)
      filled = { ...filled, ...values }
      const open = validate(filled).map(({ field }) => field)
      expect(open, `fields of ${id} that mock-server/control/fill-plugin.ts gives no valid value`).toEqual([])
      const known: readonly string[] = fields
      expect(Object.keys(values).filter(field => !known.includes(field))).toEqual([])
    }
  }
})

test.each(
  scenarios.flatMap(({ id, step, typed }) =>
    typed && steps.some(each => each.id === step) ? [{ id, step, typed }] : [],
  ),
)('filling the step of the chosen scenario $id types its value', async ({ id, step, typed }) => {
  expect(await fill(await someone(), step, id)).toMatchObject({ [typed.field]: typed.value })
})

test('values avoid what was registered before; those of a company can be requested', async () => {
  const tester = await someone()
  const { email } = await fill(tester, 'account')
  const { cups } = await fill(tester, 'supply')
  await tester.call('registerUser', { body: registration({ email: email ?? '', cups: cups ?? '' }) })
  expect((await fill(tester, 'account')).email).not.toBe(email)
  for (let turn = 0; turn < 20; turn += 1) expect((await fill(tester, 'supply')).cups).not.toBe(cups)
  const { isCompany, cif } = await fill(tester, 'holder?company=true')
  expect([isCompany, checkCif(cif ?? '')]).toEqual([true, null])
})
