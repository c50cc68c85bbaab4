import { expect, test, vi } from 'vitest'
import { fetchUserInfo } from '#api/calls/get-user-info.ts'

const url = 'https://signin.example/oauth2/v3/userinfo'
const lucia = { given_name: 'Lucía', family_name: 'Campos', email: 'lucia.campos@correo.example' }

function provider(answer: Response) {
  return vi.fn<typeof fetch>(async () => answer)
}

test('asks with the access token and reads names and e-mail', async () => {
  const fetch = provider(Response.json({ ...lucia, picture: 'https://signin.example/lucia.png' }))
  expect(await fetchUserInfo({ url, accessToken: 'token-1', fetch })).toEqual(lucia)
  expect(fetch.mock.calls).toMatchObject([[url, { headers: { Authorization: 'Bearer token-1' } }]])
})

test('sends nothing of the product API: neither cookies nor a registration id', async () => {
  const fetch = provider(Response.json(lucia))
  await fetchUserInfo({ url, accessToken: 'token-1', fetch })
  const init = fetch.mock.calls[0]?.[1]
  expect(Object.keys(init?.headers ?? {})).toEqual(['Authorization'])
  expect(init?.credentials).toBeUndefined()
})

test('a refused token is an ApiError', async () => {
  const fetch = provider(new Response('denied', { status: 401 }))
  await expect(fetchUserInfo({ url, accessToken: 'old', fetch })).rejects.toMatchObject({
    name: 'ApiError',
    operation: 'getUserInfo',
    status: 401,
    body: 'denied',
  })
})

test('a profile without e-mail is of no use', async () => {
  const fetch = provider(Response.json({ given_name: 'Lucía' }))
  await expect(fetchUserInfo({ url, accessToken: 't', fetch })).rejects.toMatchObject({ status: 'malformed' })
})
