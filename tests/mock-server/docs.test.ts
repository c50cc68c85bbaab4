import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'

test('the API documentation loads nothing from other servers', async () => {
  const { get } = await mock()
  expect(await get('/__mock/docs')).toMatchObject({ status: 302, headers: { location: '/__mock/docs/' } })
  const page = await get('/__mock/docs/')
  expect(page).toMatchObject({ status: 200, type: 'text/html' })
  expect(page.body).not.toMatch(/https?:\/\/|\/\/cdn/)
  // Whatever its code might want to fetch, the browser lets it reach this machine only.
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy.match(/https?:\/\/[^\s;]+/g)).toEqual(['http://localhost:*'])
})

test('the documentation contains the contract', async () => {
  const { get } = await mock()
  const script = await get('/__mock/docs/js/scalar.js')
  expect(script).toMatchObject({ status: 200, type: 'application/javascript' })
  const document = await get('/__mock/docs/openapi.json')
  expect(document.body).toMatchObject({
    openapi: '3.1.0',
    paths: { '/v2/users': { post: { operationId: 'registerUser' } } },
  })
})

test('the control API has pages of its own', async () => {
  const { get } = await mock()
  expect(await get('/__mock/docs/mock-server/')).toMatchObject({ status: 200, type: 'text/html' })
  expect((await get('/__mock/docs/mock-server/openapi.json')).body).toEqual((await get('/__mock/openapi.json')).body)
})
