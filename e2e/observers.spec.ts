import { ana } from './support/people.ts'
import { expectStep, fillAccount, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { startWebServer } from './support/web-server.ts'

const { E2E_MOCK_PORT: MOCK_PORT } = process.env
const observers = { TELEMETRY_URL: '/__mock/telemetry', REPORT_URL: '/__mock/reports' }

test('the operator is told how the page felt and how far customers come, and nothing about them §own.92 §own.93', async ({
  page,
}) => {
  const web = await startWebServer(async () => ({ ...observers, ...(process.env.NGINX_PATH && { MOCK_PORT }) }))
  try {
    const response = await page.goto(web.origin)
    const headers = response?.headers() ?? {}
    expect(headers['content-security-policy']).toContain('report-uri /__mock/reports; report-to operator')
    expect(headers['reporting-endpoints']).toBe('operator="/__mock/reports"')
    expect(JSON.parse(headers.nel ?? '{}')).toMatchObject({ report_to: 'operator' })

    await fillAccount(page, ana)
    await pressNext(page)
    await expectStep(page, 'Datos del titular')
    const sent = page.waitForResponse(/\/__mock\/telemetry$/)
    // What sends it comes when there is time.
    await expect
      .poll(async () => {
        await page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
        })
        return (await (await page.request.get(`${web.origin}/__mock/observed`)).json()).length
      })
      .toBeGreaterThan(0)
    // Any other status is a message that the schema does not describe.
    expect((await sent).status()).toBe(204)
    const arrived = JSON.stringify(await (await page.request.get(`${web.origin}/__mock/observed`)).json())
    for (const event of ['web_vital', 'funnel', 'page']) expect(arrived).toContain(`"event":"${event}"`)
    await page.goto(`${web.origin}/__mock/observers`)
    await expect(page.locator('.observation', { hasText: 'web_vital' }).first()).toBeVisible()
    // The panel asks for news as long as it is open.
    await page.goto('about:blank')
    expect(arrived).not.toMatch(/ana|prueba|612345678|amanecer|UUID/i)
  } finally {
    await web.close()
  }
})
