import { expect, test } from 'vitest'
import { someone } from '#tests/support/testers.ts'

const chooser = '/__mock/google/choose?client_id=a-client&scope=profile&origin=http%3A%2F%2Flocalhost%3A5173'

test('a token of the social sign-in ends after an hour of the session’s time, and of no other’s', async () => {
  const [{ call, post, get }, other] = [await someone(), await someone()]
  for (const each of [call, other.call]) expect((await each('getUserInfo')).status).toBe(200)
  await post('/__mock/clock', { advance: { minutes: 59 } })
  expect((await call('getUserInfo')).status).toBe(200)
  await post('/__mock/clock', { advance: { minutes: 1 } })
  const detail = 'The session has expired. Sign in again.'
  expect(await call('getUserInfo')).toMatchObject({ status: 401, body: { detail } })
  expect((await other.call('getUserInfo')).status).toBe(200)
  // Signing in again gives out a new one.
  expect((await get(chooser)).status).toBe(200)
  expect((await call('getUserInfo')).status).toBe(200)
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
