import { expect, test } from 'vitest'
import { traveller } from './traveller.ts'

const popup = (values: Record<string, string>) => `/__mock/google/choose?${new URLSearchParams(values)}`
const asked = { client_id: 'local', scope: 'openid profile email', origin: 'http://localhost:5173' }

test('the popup lists people, among them one without a family name and one customer', async () => {
  const { see, call } = await traveller()
  const { page } = await see(popup(asked))
  const tokens = [...page.matchAll(/data-token="([^"]+)"/g)].map(([, token]) => token ?? '')
  expect(tokens.length).toBeGreaterThan(3)
  const profiles = await Promise.all(
    tokens.map(token => call('getUserInfo', { headers: { authorization: `Bearer ${token}` } })),
  )
  expect(profiles.map(({ status }) => status)).toEqual([...Array(tokens.length - 1).fill(200), 401])
  const people = profiles.filter(({ status }) => status === 200).map(({ body }) => body as Record<string, string>)
  expect(people.some(({ family_name }) => family_name === undefined)).toBe(true)
  const { body: known } = await call('validateEmail', { query: { email: people.at(-1)?.email ?? '' } })
  expect(known).toMatchObject({ alreadyExists: true })
  for (const { email } of people) expect(page).toContain(email)
})

test.each([
  ['without a client id', { ...asked, client_id: '' }],
  ['without a scope', { ...asked, scope: '' }],
  ['for a page that names no origin', { ...asked, origin: '' }],
  ['for an origin with a path', { ...asked, origin: 'http://localhost:5173/x' }],
])('the popup does not open %s', async (_, values) => {
  const { get } = await traveller()
  expect(await get(popup(values))).toMatchObject({ status: 400, type: 'application/problem+json' })
})
