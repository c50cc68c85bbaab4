import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { staticSite } from '../../scripts/static-site.ts'
import { reviewsFrame } from '../../web/server/reviews-frame.ts'
import { parseRuntimeConfig } from '../../web/server/runtime-config.ts'
import { inlineHashes, securityHeaders } from '../../web/server/security-headers.ts'

const page = (text: string) =>
  `<html><script>f()</script><script type="application/json" id="config">{}</script>${text}</html>`
const config = parseRuntimeConfig({
  API_ORIGIN: 'https://api.retailer.example',
  REPORT_URL: 'https://reports.example/',
})
const dist = mkdtempSync(join(tmpdir(), 'alta-luz-static-'))
afterAll(() => rmSync(dist, { recursive: true }))
writeFileSync(join(dist, 'index.html'), page('first'))
writeFileSync(join(dist, 'page.html'), page('other'))
writeFileSync(join(dist, 'maintenance.html'), '<a href="https://marketing-root.invalid/legal">')
const files = staticSite(dist, config)

describe('the product for a host of static files', () => {
  // As Netlify and Cloudflare Pages read them: "!" takes away the header of a rule above.
  const replaced = (path: string, name: string, value: string | undefined) =>
    `${path}\n  ! ${name}\n  ${name}: ${value}\n`

  test('sends the headers that nginx sends', () => {
    const headers = { ...securityHeaders(config, inlineHashes(page('first'))), 'Cache-Control': 'no-cache' }
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
    expect(files._headers).toContain(`/*\n${lines.join('')}`)
    expect(files._headers).toContain(replaced('/assets/*', 'Cache-Control', 'public, max-age=31536000, immutable'))
  })

  test('has the reviews with their own policy, which lets this origin frame them', () => {
    const name = 'Content-Security-Policy'
    const frame = reviewsFrame(config)
    expect(files['frames/reviews.html']).toBe(frame?.page)
    expect(files._headers).toContain(replaced('/frames/reviews.html', name, frame?.headers[name]))
    const without = staticSite(dist, parseRuntimeConfig({ REVIEW_BUSINESS_UNIT: '' }))
    expect(Object.entries(without).filter(([path, text]) => /reviews/.test(path + text))).toEqual([])
  })

  test('opens the policy for each party, and for nothing else', () => {
    const others = { CHATBOT_URL: 'https://chat.example/x', TELEMETRY_URL: 'https://telemetry.example/x' }
    const parties = {
      GOOGLE_CLIENT_ID: 'c',
      TAG_MANAGER_URL: 'https://tags.example/t.js',
      TRANSLATION_URL: 'https://texts.example/api',
      TRANSLATION_API_KEY: 'k',
    }
    const production = { ALTA_ENVIRONMENT: 'contratar', API_ORIGIN: 'https://calls.example' }
    const headers = securityHeaders(
      parseRuntimeConfig({ ...production, ...parties, ...others }),
      inlineHashes(page('')),
    )
    const [tags, google] = ['https://tags.example', 'https://accounts.google.com/gsi/']
    const calls = 'https://calls.example https://texts.example https://www.googleapis.com https://telemetry.example'
    const policy = headers['Content-Security-Policy'] ?? ''
    expect(policy.match(/\b[a-z]+-src|https:[^ ;]+/g)?.join(' ')).toBe(
      `default-src script-src ${tags} ${google}client style-src font-src img-src ${tags} connect-src ${calls} ${tags} ${google} ` +
        `frame-src https://chat.example https://www.claravia.example ${google} worker-src`,
    )
  })

  test('has a rule for each route, and none that catches everything', () => {
    const rules = (files._redirects ?? '').trim().split('\n')
    expect(rules).toContain('/thank-you/* /page.html 200')
    expect(rules.filter(rule => !/^\/[a-z-]+(\/\*)? \/page\.html 200$/.test(rule))).toEqual([])
    expect(rules.length).toBe(9)
  })
})
