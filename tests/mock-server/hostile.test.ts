import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contract, mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'

const odd = fc.constantFrom('', '0', '-1', '1e999', 'null', '__proto__')
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), odd)
const header = fc.string({ unit: fc.constantFrom(...'azAZ09-_.;, ') })
const value = fc.oneof(text, fc.jsonValue(), fc.double(), fc.constantFrom(null, 0, -1, true, [], {}))

const queries = ['email', 'cups', 'fni', 'iban', 'requestedCapacity', 'source', 'x', '__proto__']
const members = ['cups', 'email', 'pdf', 'images', 'p1', 'isEnterprise', 'zipCode', 'campaign', 'x', '__proto__']
const headers = ['x-registration-id', 'content-type', 'x-client-os', 'authorization']

/** A good request in which some things were changed, added or taken away; or nothing of one at all. */
const damage = fc.record(
  {
    query: fc.dictionary(fc.constantFrom(...queries), text),
    member: fc.constantFrom(...members),
    value,
    body: value,
    headers: fc.dictionary(fc.constantFrom(...headers), header),
    path: fc.record({ lng: text.map(encodeURIComponent) }),
  },
  { requiredKeys: [] },
)

const shared = mock({ operations: { parseInvoice: () => ({ status: 200, body: {} }) } })

test.each([
  ['GET', '/%zz', 400],
  ['GET', `/__mock/use/${'a'.repeat(5000)}`, 400],
  // The contract decides what is too long.
  ['GET', `/api/locations/${'x'.repeat(5000)}/webreg-dump`, 401],
  ['HEAD', '/api/v3/prices/tariff', 405],
  ['OPTIONS', '/api/v3/prices/tariff', 405],
] as const)('an odd %s request gets a problem of the server', async (method, url, status) => {
  const { app } = await shared
  const answer = await app.inject({ method, url })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toContain('application/problem+json')
})

test.each(contract.operations)('$id sends declared responses only, to any request', async ({ id, responses }) => {
  const { call } = await shared
  const good = accepted[id]
  await fc.assert(
    fc.asyncProperty(damage, async ({ query, member, value: changed, body, headers, path }) => {
      const damaged = member === undefined ? body : { ...(good.body as object | undefined), [member]: changed }
      const { status, body: answer } = await call(id, {
        query: { ...good.query, ...query },
        path: path?.lng ? path : good.path,
        headers: { 'content-type': 'application/json', ...headers },
        body: damaged === undefined ? good.body : JSON.stringify(damaged),
      })
      expect([...responses.keys(), 404], JSON.stringify(answer)).toContain(status)
      if (status >= 500) throw new Error(JSON.stringify(answer))
      if (status === 404) expect(path).toBeDefined()
    }),
    { numRuns: 150 },
  )
})
