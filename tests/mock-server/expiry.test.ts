import { expect, test } from 'vitest'
import type { Mock } from '#tests/support/mock.ts'
import { someone } from '#tests/support/testers.ts'

const chooser = '/__mock/google/choose?client_id=a-client&scope=profile&origin=http%3A%2F%2Flocalhost%3A5173'
const profile = async ({ call }: Mock) => {
  const { status, body } = await call('getUserInfo')
  return [status, (body as { detail?: string }).detail]
}

test('a token of the social sign-in ends after an hour of the session’s time, and of no other’s', async () => {
  const tester = await someone()
  const other = await someone()
  for (const each of [tester, other]) expect((await profile(each))[0]).toBe(200)
  await tester.post('/__mock/clock', { advance: { minutes: 59 } })
  expect((await profile(tester))[0]).toBe(200)
  await tester.post('/__mock/clock', { advance: { minutes: 1 } })
  expect(await profile(tester)).toEqual([401, 'The session has expired. Sign in again.'])
  expect((await profile(other))[0]).toBe(200)
  // Signing in again gives out a new one.
  expect((await tester.get(chooser)).status).toBe(200)
  expect((await profile(tester))[0]).toBe(200)
})

test('a campaign’s cookie ends after 30 days of the session’s time: the next response takes it away', async () => {
  const { app, session, post } = await someone()
  const cookies: Record<string, string> = { 'mock-session': session }
  const arrival = await app.inject({ url: '/__mock/marketing/from/campaign-cookie', cookies })
  const [campaign] = arrival.cookies
  expect(campaign).toMatchObject({ name: 'campaign', maxAge: 30 * 24 * 60 * 60 })
  cookies.campaign = String(campaign?.value)
  const seen = async () => (await app.inject({ url: '/__mock/state', cookies })).cookies
  await post('/__mock/clock', { advance: { days: 29 } })
  expect(await seen()).toEqual([])
  await post('/__mock/clock', { advance: { days: 1 } })
  expect(await seen()).toMatchObject([{ name: 'campaign', value: '', path: '/', expires: new Date(0) }])
  expect(await seen()).toEqual([])
})
