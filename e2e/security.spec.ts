import type { Frame, Page } from '@playwright/test'
import { inlineHashes } from '../web/server/security-headers.ts'
import { ana } from './support/people.ts'
import { fillAccount } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { startWebServer } from './support/web-server.ts'

test('every route and every asset is closed, and only what is inline in the page is allowed there', async ({
  request,
}) => {
  const page = await (await request.get('/')).text()
  const script = /\/assets\/index-[\w-]+\.js/.exec(page)?.[0] ?? ''
  for (const address of ['/', '/thank-you/0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77', '/nowhere', '/favicon.svg', script]) {
    const headers = (await request.get(address, { headers: { accept: 'text/html' } })).headers()
    expect(headers, address).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(self), microphone=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, address).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/)
    for (const part of [
      "default-src 'none'",
      "script-src 'wasm-unsafe-eval' 'self' 'sha256-",
      "style-src 'self' 'sha256-",
      "connect-src 'self';",
      "frame-src 'self';",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy, address).toContain(part)
  }
  const hashes = inlineHashes(page)
  expect([hashes.script.length, hashes.style.length]).toEqual([1, 1])
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  expect(policy.match(/'sha256-[^']+'/g)?.sort()).toEqual([...hashes.script, ...hashes.style].sort())
  expect(page).not.toMatch(/ style="| on\w+="/)
})

const reviews = 'iframe[title="Opiniones de clientes"]'
const chatbot = 'iframe[title="Chat de ayuda"]'

/** What a hostile party tries from within its frame. Each entry is what it got, or the name of the error. */
const attempts = `(async () => {
  const attempt = async run => {
    try { return String(await run()) } catch ({ name }) { return name }
  }
  return {
    document: await attempt(() => parent.document.body.innerHTML),
    field: await attempt(() => top.document.querySelector('input').value),
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
    origin: origin,
  }
})()`

async function frameAt(page: Page, selector: string): Promise<Frame> {
  await expect(page.locator(selector)).toBeAttached()
  const frame = await (await page.locator(selector).elementHandle())?.contentFrame()
  if (!frame) throw new Error(`${selector} has no document.`)
  await frame.waitForLoadState()
  return frame
}

test.describe('what is not allowed', () => {
  test.use({
    viewport: { width: 1600, height: 1000 },
    expectedErrors: [/navigate the target frame|Blocked a frame|sandboxed/],
  })

  test('a hostile script in the frame of the reviews or the chatbot reaches nothing of the form', async ({ page }) => {
    await page.goto('/')
    await page.context().addCookies([{ name: 'secret', value: '1', url: page.url() }])
    await page.evaluate(() => localStorage.setItem('secret', '1'))
    await fillAccount(page, ana)
    for (const selector of [reviews, chatbot]) {
      const { origin, ...others } = await (await frameAt(page, selector)).evaluate<Record<string, string>>(attempts)
      expect(origin).toBe('null')
      expect(new Set(Object.values(others))).toEqual(new Set(['SecurityError']))
    }
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(ana.email)
  })

  test('parties of another origin keep that origin, and reach none of our data', async ({ page }) => {
    const provider = `http://localhost:${process.env.E2E_MOCK_PORT}`
    const web = await startWebServer({
      MOCK_PORT: process.env.E2E_MOCK_PORT,
      CHATBOT_URL: `${provider}/__mock/chatbot`,
      REVIEW_WIDGET_URL: `${provider}/__mock/reviews.js`,
    })
    try {
      await page.goto(web.origin)
      const place = page.locator('[data-state]:has(> iframe)')
      await expect(place).toHaveAttribute('data-state', 'closed')
      const chat = await frameAt(page, chatbot)
      const { document: ours, session, origin } = await chat.evaluate<Record<string, string>>(attempts)
      expect([ours, session, origin]).toEqual(['SecurityError', '0', provider])
      await page.frameLocator(chatbot).getByRole('button', { name: 'Abrir el chat de ayuda' }).click()
      await expect(place).toHaveAttribute('data-state', 'open')
      const box = page.frameLocator(reviews).frameLocator('iframe')
      await expect(box.getByText('1.284 opiniones de clientes')).toBeVisible()
    } finally {
      // What a page loads when it is idle must not meet a server that is gone.
      await page.goto('about:blank')
      await web.close()
    }
  })
})

test('the reviews are in the offer, in the language of the page, under their own policy', async ({ page, request }) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto('/?language=en_GB')
  const box = page.frameLocator('iframe[title="Customer reviews"]').first()
  await expect(box.frameLocator('iframe').getByText('1,284 customer reviews')).toBeVisible()
  const frame = (await request.get('/frames/reviews.html')).headers()
  expect(frame['content-security-policy']).toContain('sandbox allow-scripts')
  expect(frame['x-content-type-options']).toBe('nosniff')
  expect(frame['cache-control']).toBe('no-cache')
  expect((await request.get('/')).headers()['content-security-policy']).not.toContain('sandbox')
})
