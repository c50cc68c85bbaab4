import { expect, test } from 'vitest'
import { scenarios } from '#mock/operations/scenarios.ts'
import { parseChoice } from '#mock/scenarios/choose.ts'
import { planCall } from '#mock/scenarios/plan.ts'
import { createSession } from '#mock/sessions/session.ts'
import type { Mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { choose, someone } from '#tests/support/testers.ts'

const email = { query: { email: 'lucia.campos@correo.example' } }

test('a scenario can be limited to one operation, if it does something to it', async () => {
  const { call } = await someone()
  const only = choose('everything-fails@checkIban')
  expect((await call('checkIban', { query: { iban: 'ES91' }, ...only })).status).toBe(500)
  expect((await call('validateEmail', { ...email, ...only })).status).toBe(200)
  const nothing = await call('validateEmail', { ...email, ...choose('email-exists@checkIban') })
  expect(nothing).toMatchObject({
    status: 400,
    body: { detail: 'The scenario email-exists does nothing to checkIban.' },
  })
})

test('of two scenarios that answer the same call, the last chosen one counts', async () => {
  const { call } = await someone()
  const { body } = await call('validateEmail', { ...email, ...choose('email-exists,email-blocked-domain') })
  expect(body).toMatchObject({ alreadyExists: false, blockedDomain: true })
})

test('two scenarios of one operation combine when they answer different requests', async () => {
  const { call } = await someone()
  const both = choose('document-invalid,cif-invalid')
  expect((await call('checkDocument', { query: { fni: '12345678Z' }, ...both })).body).toEqual({ valid: false })
  expect((await call('checkDocument', { query: { fni: 'B12345674' }, ...both })).body).toEqual({ valid: false })
})

test('a scenario that fails once counts per tester, and starts again when it is chosen again', async () => {
  const [ana, berta] = [await someone(), await someone()]
  const register = (tester: Mock) => tester.call('registerUser', { body: registration() })
  await ana.get('/__mock/use/registration-fails-once')
  await berta.get('/__mock/use/registration-fails-once')
  expect((await register(ana)).status).toBe(500)
  expect((await register(ana)).status).toBe(200)
  expect((await register(berta)).status).toBe(500)
  await berta.get('/__mock/use/registration-fails-once')
  expect((await register(berta)).status).toBe(500)
  expect((await register(berta)).status).toBe(200)
})

test('the same seed repeats the same random faults', () => {
  const flaky = parseChoice('network-flaky', { scenarios, operations: [] })
  const roll = (seed: number) => {
    const session = createSession('gambler', seed, 0)
    const plans = Array.from({ length: 60 }, () => planCall('validateEmail', flaky, session))
    return plans.map(({ fault }) => (fault ? 'x' : '.')).join('')
  }
  expect(roll(7)).toBe(roll(7))
  expect(roll(7)).not.toBe(roll(8))
  const hits = roll(7).replaceAll('.', '').length
  expect(hits).toBeGreaterThan(10)
  expect(hits).toBeLessThan(30)
})
