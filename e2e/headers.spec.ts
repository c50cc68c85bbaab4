import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { inlineHashes } from '../web/server/inline-hashes.ts'
import { serverLog } from './support/server-log.ts'
import { expect, test } from './support/test.ts'

const routes = [
  '/',
  '/thank-you',
  '/thank-you/0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77',
  '/continue-in-app',
  '/check-email',
  '/user-confirmed',
  '/contract-confirmed?device=1&id=c-1&registration_id=u-1',
  '/contract-cancelled',
  '/iban-confirmed',
  '/iban-cancelled',
  '/nowhere',
]

/** The page's own script. */
async function scriptOf(request: APIRequestContext) {
  const script = /\/assets\/index-[\w-]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? ''
  expect(script, 'the page names its script').not.toBe('')
  return script
}

test('every route and every asset is closed', async ({ request }) => {
  for (const address of [...routes, '/favicon.svg', await scriptOf(request)]) {
    const headers = (await request.get(address)).headers()
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
      // The page's own script in its head, and the styles of what is drawn ahead.
      "script-src 'wasm-unsafe-eval' 'self' 'sha256-",
      "style-src 'self' 'sha256-",
      "connect-src 'self';",
      "frame-src 'self';",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy, address).toContain(part)
  }
})

test('what stands inline in the page is what the policy allows, and no more', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const { script, style } = inlineHashes(page)
  // The start of the page, and what older browsers are told.
  expect([script.length, style.length]).toEqual([2, 1])
  expect(policy.match(/'sha256-[^']+'/g)?.sort()).toEqual([...script, ...style].sort())
  expect(page).not.toMatch(/ style="| on\w+="/)
})

test('the page is asked about every time, a hashed asset never again', async ({ request }) => {
  expect((await request.get('/')).headers()['cache-control']).toBe('no-cache')
  expect((await request.get(await scriptOf(request))).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
})

test.describe('what is not allowed', () => {
  test.use({ expectedErrors: [/Content Security Policy|TrustedScript|TrustedHTML/] })

  test('neither inline scripts nor text as HTML nor foreign scripts get into the page', async ({ page }) => {
    await page.goto('/check-email')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const refused = await page.evaluate(async () => {
      const reported: string[] = []
      document.addEventListener('securitypolicyviolation', event => reported.push(event.effectiveDirective))
      const attempts = [
        () => {
          document.body.innerHTML = '<p>text</p>'
        },
        () => {
          document.createElement('script').src = 'https://evil.example/x.js'
        },
        () => document.body.insertAdjacentHTML('beforeend', '<style>p { color: red }</style>'),
      ]
      const thrown = attempts.filter(attempt => {
        try {
          attempt()
          return false
        } catch {
          return true
        }
      })
      const style = document.createElement('style')
      style.append('p { color: red }')
      document.head.append(style)
      await new Promise(resolve => setTimeout(resolve))
      return { thrown: thrown.length, reported: [...new Set(reported)].sort() }
    })
    expect(refused).toEqual({ thrown: 3, reported: ['require-trusted-types-for', 'style-src-elem'] })
  })
})

// What only the real server does; the preview server, where there is no nginx, has its headers and nothing else.
if (process.env.NGINX_PATH) {
  test('assets come compressed', async ({ request }) => {
    const script = await scriptOf(request)
    const encoding = async (accepted: string) =>
      (await request.get(script, { headers: { 'Accept-Encoding': accepted } })).headers()['content-encoding']
    expect(await encoding('gzip')).toBe('gzip')
    expect(await encoding('gzip, br')).toMatch(/br|gzip/)
    expect(await encoding('identity')).toBeUndefined()
  })

  test('the towns of a postal code come compressed, as text, and are kept for a day', async ({ request }) => {
    const response = await request.get('/postal-codes/15.txt', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.headers()).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=86400',
    })
    expect(await response.text()).toContain('15030|Coruña, A|')
    expect((await request.get('/postal-codes/99.txt')).status()).toBe(404)
  })

  test('a missing asset and a path without a page are not found, and never kept', async ({ request }) => {
    for (const path of ['/assets/gone-1a2b3c.js', '/nowhere', '/index.html']) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(404)
      expect(answer.headers()['cache-control'], path).toBe('no-cache')
    }
    expect((await request.post('/')).status()).toBe(405)
  })

  test.describe('what the server refuses', () => {
    test.use({ expectedErrors: [/This page cannot be shown|Failed to load resource/] })

    test('is shown with the status with which it came §8.14', async ({ page }) => {
      await page.goto('/check-email')
      await page.evaluate(() => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action: '/' })
        document.body.append(form)
        form.submit()
      })
      await expect(page.getByText('405 Method Not Allowed')).toBeVisible()
    })
  })

  test('an address that calls too often is held back, others are not', async ({ baseURL }) => {
    // Playwright's own requests wait for each other.
    const callFrom = async (address: string) =>
      (await fetch(`${baseURL}/api/v3/prices/tariff`, { headers: { 'X-Forwarded-For': address } })).status
    const answers = await Promise.all(Array.from({ length: 250 }, () => callFrom('203.0.113.7')))
    expect(answers).toContain(429)
    expect(await callFrom('203.0.113.8')).not.toBe(429)
  })

  test('a call may be as large as an invoice and no larger', async ({ request }) => {
    const post = async (path: string, bytes: number) =>
      (await request.post(path, { data: { filler: 'x'.repeat(bytes) } })).status()
    expect(await post('/api/v2/users', 70_000)).toBe(413)
    expect(await post('/api/v3/users/pdf', 11_000_000)).not.toBe(413)
    expect(await post('/api/v3/users/pdf', 13_000_000)).toBe(413)
  })

  test('the log holds no personal data', async ({ request }) => {
    await request.get('/api/v3/validations/email?email=secreto%40correo.example')
    // nginx writes its log once a second.
    await expect.poll(() => readFile(serverLog, 'utf8')).toContain('"method":"GET","path":"/api/v3/validations/email"')
    const log = await readFile(serverLog, 'utf8')
    expect(log).not.toMatch(/secreto|\?|203\.0\.113|127\.0\.0\.1/)
  })
}
