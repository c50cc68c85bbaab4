import { createProxy } from '#mock/real-api/proxy.ts'
import { parseTarget } from '#mock/real-api/target.ts'
import { startMockServer } from '#mock/start-mock-server.ts'
import { serveAgainst } from './support/other-apis/serve-against.ts'
import { signUp } from './support/other-apis/sign-up.ts'
import { expect, test } from './support/test.ts'

// With `prism mock openapi.yaml`, PRISM=http://localhost:4010/ walks the same against Prism.
const { PRISM } = process.env

test('a sign-up against nothing but the examples of openapi.yaml finishes', async ({ page }) => {
  const realApi = PRISM ? createProxy({ target: parseTarget(PRISM) }) : undefined
  const { pageOrigin, close } = await serveAgainst(async ({ pageOrigin: origin } = {}) => {
    const server = await startMockServer({ port: 0, isExamples: true, realApi, allowedOrigins: origin ? [origin] : [] })
    return { ...server, requests: [] }
  }, 'by proxy')
  try {
    await page.goto(pageOrigin)
    await signUp(page, { cups: 'ES0021000000000123FM', unit: '9872023VH5797S0001WX' })
    await expect(page).toHaveURL(/\/thank-you/)
  } finally {
    await close()
  }
})
