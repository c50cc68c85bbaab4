import { startMockServer } from '#mock/start-mock-server.ts'
import { ana } from './support/people.ts'
import { fillSupplyByCups, walkToSupply, walkToThankYou } from './support/sign-up.ts'
import { test } from './support/test.ts'

test('a sign-up against nothing but the examples of openapi.yaml finishes', async ({ page }) => {
  const server = await startMockServer({ port: 0, isExamples: true, allowedOrigins: ['http://localhost:*'] })
  // With `prism mock openapi.yaml`, PRISM=http://localhost:4010 walks the same against Prism, which has no base path.
  const { PRISM } = process.env
  await page.route('**/api/**', async route => {
    const { pathname, search } = new URL(route.request().url())
    const url = PRISM ? PRISM + pathname.replace(/^\/api/, '') + search : server.origin + pathname + search
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto('/')
  await walkToSupply(page, ana)
  await fillSupplyByCups(page, 'ES0021000000000123FM')
  await walkToThankYou(page, ana)
  await server.close()
})
