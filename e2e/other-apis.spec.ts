import { type OtherApi, otherApis } from '#tests/other-apis/index.ts'
import { invoiceCups } from '#tests/other-apis/own-data.ts'
import { isInSample } from '#tests/support/fixed-sample.ts'
import { serveAgainst } from './support/other-apis/serve-against.ts'
import { expectedRegistration, type Supply, signUp } from './support/other-apis/sign-up.ts'
import { expect, test } from './support/test.ts'

// What the browser itself says about a refusal or a lost response. That an origin was not allowed it says otherwise.
test.use({ expectedErrors: [/Failed to load resource/] })

const known: Supply = { cups: invoiceCups }

/** What the customer has to say where the API does not know it, and how often the registration is then sent. */
const customers: Record<OtherApi, { supply: Supply; registrations?: number }> = {
  'strict and minimal': { supply: known },
  'created and wrapped': { supply: known },
}

/** `npm test` walks this one. */
const quick = 'created and wrapped, by proxy'
const ways = ['cross-origin', 'by proxy'] as const

// `npm run e2e` walks every second API, by each way in turn.
for (const [apiPlace, name] of (Object.keys(otherApis) as OtherApi[]).entries())
  for (const [wayPlace, way] of ways.entries()) {
    if (!isInSample(apiPlace + wayPlace + 2, 4)) continue
    const api = `${name}, ${way}`
    test(`${api === quick ? 'a sign-up' : 'one more sign-up'} with an API: ${api}`, async ({ page }) => {
      const { supply, registrations = 1 } = customers[name]
      const { pageOrigin, standIn, close } = await serveAgainst(otherApis[name], way)
      try {
        await page.goto(`${pageOrigin}/?utm_source=newsletter`)
        await signUp(page, supply)
        const sent = standIn.requests.filter(({ call }) => call === 'POST /v2/users')
        expect(sent.map(({ body }) => body)).toEqual(Array(registrations).fill(expectedRegistration(supply)))
        for (const { headers, body } of sent) {
          expect(headers['x-registration-id']).toBe(body?.registrationId)
          expect(headers['content-type']).toBe('application/json')
        }
        expect(new Set(sent.map(({ body }) => body?.registrationId)).size).toBe(1)
      } finally {
        await close()
      }
    })
  }
