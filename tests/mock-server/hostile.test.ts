import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { contract, mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'

vi.setConfig({ testTimeout: 60_000 })

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', '0', '-1', '1e999', 'null', '__proto__'),
)
const header = fc.string({ unit: fc.constantFrom(...'azAZ09-_.;, ') })
const value = fc.oneof(text, fc.jsonValue(), fc.double(), fc.constantFrom(null, 0, -1, true, [], {}))

/** A good request in which some things were changed, added or taken away; or nothing of one at all. */
const damage = fc.record(
  {
    query: fc.dictionary(
      fc.constantFrom('email', 'cups', 'fni', 'iban', 'requestedCapacity', 'source', 'x', '__proto__'),
      text,
    ),
    member: fc.constantFrom(
      'cups',
      'email',
      'pdf',
      'images',
      'p1',
      'isEnterprise',
      'zipCode',
      'campaign',
      'x',
      '__proto__',
    ),
    value,
    body: value,
    headers: fc.dictionary(
      fc.constantFrom('x-registration-id', 'content-type', 'x-client-os', 'authorization'),
      header,
    ),
    path: fc.record({ lng: text.map(encodeURIComponent) }),
  },
  { requiredKeys: [] },
)

const shared = mock({ operations: { parseInvoice: () => ({ status: 200, body: {} }) } })

test.each([
  ['GET', '/%zz', 400],
  ['GET', '/__mock/requests?operation=a&operation=b', 400],
  ['GET', `/__mock/use/${'a'.repeat(5000)}`, 400],
  ['HEAD', '/api/v3/prices/tariff', 405],
  ['OPTIONS', '/api/v3/prices/tariff', 405],
] as const)('%s %s gets a problem of the server', async (method, url, status) => {
  const { app } = await shared
  const answer = await app.inject({ method, url })
  expect(answer.statusCode).toBe(status)
  if (status >= 400) expect(answer.headers['content-type']).toContain('application/problem+json')
})

test('a very long path parameter is validated against the contract', async () => {
  const { call } = await shared
  expect((await call('getTranslations', { path: { lng: 'x'.repeat(5000) } })).status).toBe(422)
})

test.each(contract.operations)(
  '$id sends declared responses only, whatever is requested',
  async ({ id, responses }) => {
    const { call } = await shared
    await fc.assert(
      fc.asyncProperty(damage, async ({ query, member, value: changed, body, headers, path }) => {
        const good = accepted[id]
        const damaged = member === undefined ? body : { ...(good.body as object | undefined), [member]: changed }
        const sent = damaged === undefined ? good.body : JSON.stringify(damaged)
        const type = { 'content-type': 'application/json' }
        const { status, body: answer } = await call(id, {
          query: { ...good.query, ...query },
          path: path?.lng ? path : good.path,
          headers: { ...type, ...headers },
          body: sent,
        })
        expect([...responses.keys(), 404], JSON.stringify(answer)).toContain(status)
        if (status >= 500) throw new Error(JSON.stringify(answer))
        if (status === 404) expect(path).toBeDefined()
      }),
      { numRuns: 150 },
    )
  },
)
