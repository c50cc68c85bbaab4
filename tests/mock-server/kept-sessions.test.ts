import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { beforeEach, expect, test } from 'vitest'
import { type Mock, mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'

const iban = { query: { iban: 'ES9121000418450200051332' } }
let folder = ''
let keep = ''
let logged: string[] = []
beforeEach(({ onTestFinished }) => {
  folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
  // It is removed after the servers have closed: they write their sessions when they end.
  onTestFinished(() => rmSync(folder, { recursive: true }))
  keep = join(folder, 'cache', 'sessions')
  logged = []
})

function started(): Promise<Mock> {
  logged = []
  return mock({ keep, log: line => void logged.push(line) })
}

async function restarted({ app }: Mock): Promise<Mock> {
  await app.close()
  return started()
}

test('a session survives a restart whole: situation, sequence, clock, calls, registrations and mail, §own.156', async () => {
  const before = await started()
  await before.post('/__mock/situation', { scenarios: ['everything-slow'], calls: { checkIban: [500, 500, 200] } })
  await before.post('/__mock/state', { latencyMs: 5, seed: 9 })
  await before.post('/__mock/clock', { advance: { days: 3 } })
  await before.post('/__mock/situation/next', { operation: 'getTariff', answer: 503 })
  expect((await before.call('checkIban', iban)).status).toBe(500)
  await before.call('registerUser', { body: registration() })
  const state = async ({ get }: Mock) => (await get('/__mock/state')).body
  const mail = async ({ get }: Mock) => (await get('/__mock/mail')).body
  const [stateBefore, callsBefore, mailBefore] = [await state(before), await before.requests(), await mail(before)]

  const after = await restarted(before)
  expect(logged).toEqual([])
  expect(await state(after)).toEqual({ ...(stateBefore as object), now: expect.stringMatching('^2026-03-05T09:00') })
  expect(await after.requests()).toEqual(callsBefore)
  expect(await mail(after)).toBe(mailBefore)
  expect(stateBefore).toMatchObject({ mails: 2, registrations: 1, nextAnswers: ['getTariff'] })
  const [again, third] = [await after.call('checkIban', iban), await after.call('checkIban', iban)]
  expect([again.status, third.status]).toEqual([500, 200])
  expect((await after.call('getTariff')).status).toBe(503)
  expect((await after.requests()).at(-1)?.id).toBe((callsBefore.at(-1)?.id ?? 0) + 3)
  const { email } = registration()
  expect((await after.call('validateEmail', { query: { email } })).body).toMatchObject({ alreadyExists: true })
})

test('no password is written to the file of kept sessions, §own.410', async () => {
  const server = await started()
  const body = registration()
  expect((await server.call('registerUser', { body })).status).toBe(200)
  expect((await server.call('registerUser', { body })).status).toBe(200)
  await server.app.close()
  const kept = readFileSync(keep, 'latin1')
  expect(kept).toContain(body.email)
  expect(kept).not.toContain(body.password)
})

test('what cannot be brought back is said: a situation that the server no longer knows, §own.156', async () => {
  const before = await started()
  await before.post('/__mock/situation', { calls: { checkIban: [500] } })
  await before.call('getTariff')
  await before.app.close()
  const kept = deserialize(readFileSync(keep))
  kept[0].situation.situation.calls = { chekIban: [500] }
  kept[0].session.scenarios = 'of-last-year,email-exists'
  writeFileSync(keep, serialize(kept))

  const after = await started()
  expect(logged).toEqual([
    expect.stringMatching(/Session tester is no longer in its situation.*Did you mean checkIban/),
  ])
  expect((await after.get('/__mock/state')).body).toMatchObject({
    calls: 1,
    situation: null,
    scenarios: ['email-exists'],
    unknown: ['of-last-year'],
  })
})

test('a file that cannot be read costs the sessions, with a word, and no start, §own.156', async () => {
  const before = await started()
  await before.call('getTariff')
  await before.app.close()
  writeFileSync(keep, 'half a fi')
  const after = await started()
  expect(logged).toEqual([expect.stringContaining('The sessions before the restart are lost')])
  expect((await after.call('getTariff')).status).toBe(200)
})

test('sessions in which nothing was done are not kept, §own.156', async () => {
  const before = await started()
  await before.app.inject({ url: '/__mock/world' })
  await before.app.close()
  expect(existsSync(keep)).toBe(true)
  expect(deserialize(readFileSync(keep))).toEqual([])
})
