import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockClient } from '#mock/client/mock-client.ts'
import type { Situation } from '#mock/situation/situation-schema.ts'
import { type Mock, mock, testClock } from '#tests/support/mock.ts'
import { registrationId } from '#tests/support/registration.ts'

const clock = testClock()
let server: Mock
let origin = ''
beforeAll(async () => {
  server = await mock({ clock })
  origin = await server.app.listen({ port: 0 })
})
afterAll(() => server.app.close())

// No bill: the answer to all of it is 400, once it has arrived whole.
const body = JSON.stringify({ email: 'ada@correo.example', pdf: Buffer.from('no PDF'.repeat(2000)).toString('base64') })

async function upload(session: string, situation: Situation) {
  clock.slept.length = 0
  const mock = createMockClient(origin, session)
  await mock.use(situation)
  const response = await fetch(`${origin}/api/v3/users/pdf`, {
    method: 'POST',
    headers: {
      'x-mock-session': session,
      'x-registration-id': registrationId,
      'content-type': 'application/json',
      connection: 'close',
    },
    body,
  }).catch(() => undefined)
  return { response, calls: await mock.calls(), sleptMs: clock.slept.reduce((sum, ms) => sum + ms, 0) }
}

test('an upload is taken slowly, §own.113', async () => {
  const { response, sleptMs } = await upload('slow', { calls: { parseInvoice: { upload: { bytesPerSecond: 4000 } } } })
  expect(response?.status).toBe(400)
  expect(sleptMs).toBeCloseTo((body.length / 4000) * 1000, -1)
})

test('the connection is lost at half of an upload, and no call arrives, §own.113', async () => {
  const { response, calls } = await upload('lost', { calls: { parseInvoice: { upload: { lostAfter: 0.5 } } } })
  expect(response).toBeUndefined()
  expect(calls).toEqual([])
})

test('an upload that nobody shapes arrives as ever', async () => {
  const { response, calls, sleptMs } = await upload('usual', {})
  expect([response?.status, calls.length, sleptMs]).toEqual([400, 1, 0])
})

test.each([
  [413, {}],
  [429, { 'retry-after': '30' }],
  [401, {}],
])('an upload is refused with %d, §own.113', async (status, headers) => {
  const { response } = await upload(`refused-${status}`, { calls: { parseInvoice: [{ status, headers }] } })
  expect(response?.status).toBe(status)
  for (const [name, value] of Object.entries(headers)) expect(response?.headers.get(name)).toBe(value)
})
