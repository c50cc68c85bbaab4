import type { APIRequestContext } from '@playwright/test'
import { inlineHashes } from '../web/server/security-headers.ts'
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
      "form-action 'none'",
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
  expect([script.length, style.length]).toEqual([1, 1])
  expect(policy.match(/'sha256-[^']+'/g)?.sort()).toEqual([...script, ...style].sort())
  expect(page).not.toMatch(/ style="| on\w+="/)
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
