import type { Frame, Page } from '@playwright/test'
import { ana } from './support/people.ts'
import { fillAccount } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { startWebServer } from './support/web-server.ts'

const reviews = 'iframe[title="Opiniones de clientes"]'
const chatbot = 'iframe[title="Chat de ayuda"]'

/** What a hostile party tries from within its frame. Each entry is what it got, or the name of the error. */
const attempts = `(async () => {
  const attempt = async run => {
    try { return String(await run()) } catch ({ name }) { return name }
  }
  return {
    origin: origin,
    document: await attempt(() => parent.document.body.innerHTML),
    field: await attempt(() => top.document.querySelector('input').value),
    frameElement: await attempt(() => frameElement),
    address: await attempt(() => parent.location.href),
    session: await attempt(() => sessionStorage.length),
    local: await attempt(() => localStorage.length),
    cookies: await attempt(() => document.cookie),
    databases: await attempt(() => new Promise((resolve, reject) => {
      const request = indexedDB.open('x')
      request.onsuccess = () => resolve('opened')
      request.onerror = () => reject(request.error)
    })),
    away: await attempt(() => { top.location.href = '/check-email'; return 'left' }),
  }
})()`

const closed = {
  origin: 'null',
  document: 'SecurityError',
  field: 'SecurityError',
  frameElement: 'null',
  address: 'SecurityError',
  session: 'SecurityError',
  local: 'SecurityError',
  cookies: 'SecurityError',
  databases: 'SecurityError',
  away: 'SecurityError',
}

/** Lets the page of a wide window load its frames, with something of a customer in the form, in storage and in a cookie. */
async function openTyped(page: Page) {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto('/')
  await page.context().addCookies([{ name: 'secret', value: '1', url: page.url() }])
  await page.evaluate(() => localStorage.setItem('secret', '1'))
  await fillAccount(page, ana)
}

async function frameAt(page: Page, selector: string): Promise<Frame> {
  await expect(page.locator(selector)).toBeAttached()
  const frame = await (await page.locator(selector).elementHandle())?.contentFrame()
  if (!frame) throw new Error(`${selector} has no document.`)
  await frame.waitForLoadState()
  return frame
}

test.describe('what is not allowed', () => {
  test.use({ expectedErrors: [/navigate the target frame|Blocked a frame|sandboxed/] })

  for (const [name, selector] of Object.entries({ reviews, chatbot }))
    test(`a hostile script in the frame of the ${name} reaches nothing of the form`, async ({ page }) => {
      await openTyped(page)
      const frame = await frameAt(page, selector)
      expect(await frame.evaluate(attempts)).toEqual(closed)
      await expect(page).toHaveURL(/\/$/)
      await expect(page.getByLabel('Correo electrónico')).toHaveValue(ana.email)
    })

  test('parties of another origin keep that origin, and reach nothing of ours', async ({ page }) => {
    const provider = `http://localhost:${process.env.E2E_MOCK_PORT}`
    const web = await startWebServer(async () => ({
      MOCK_PORT: process.env.E2E_MOCK_PORT,
      CHATBOT_URL: `${provider}/__mock/chatbot`,
      REVIEW_WIDGET_URL: `${provider}/__mock/reviews.js`,
    }))
    try {
      await page.setViewportSize({ width: 1600, height: 1000 })
      await page.goto(web.origin)
      await expect(page.locator('[data-state]:has(> iframe)')).toHaveAttribute('data-state', 'closed')
      const chat = await frameAt(page, chatbot)
      const { document: ours, session, origin } = await chat.evaluate<Record<string, string>>(attempts)
      expect([ours, session, origin]).toEqual(['SecurityError', '0', provider])
      await page.frameLocator(chatbot).getByRole('button', { name: 'Abrir el chat de ayuda' }).click()
      await expect(page.locator('[data-state]:has(> iframe)')).toHaveAttribute('data-state', 'open')
      await expect(
        page.frameLocator(reviews).frameLocator('iframe').getByText('1.284 opiniones de clientes'),
      ).toBeVisible()
    } finally {
      // What a page loads when it is idle must not meet a server that is gone.
      await page.goto('about:blank')
      await web.close()
    }
  })
})

test('the reviews stand in the offer, in the language of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto('/?language=en_GB')
  const box = page.frameLocator('iframe[title="Customer reviews"]').first()
  await expect(box.frameLocator('iframe').getByText('1,284 customer reviews')).toBeVisible()
})

test('the page’s own policy knows nothing of the provider, and the frame’s own admits it', async ({ request }) => {
  const page = await request.get('/')
  const frame = await request.get('/frames/reviews.html')
  expect(page.headers()['content-security-policy']).not.toContain('sandbox')
  expect(frame.headers()['content-security-policy']).toContain('sandbox allow-scripts')
  expect(frame.headers()['x-content-type-options']).toBe('nosniff')
  expect(frame.headers()['cache-control']).toBe('no-cache')
})
