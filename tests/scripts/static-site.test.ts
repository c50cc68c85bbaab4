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

  test('has a rule for each route, and none that catches everything', () => {
    const rules = (files._redirects ?? '').trim().split('\n')
    expect(rules).toContain('/thank-you/* /page.html 200')
    expect(rules.filter(rule => !/^\/[a-z-]+(\/\*)? \/page\.html 200$/.test(rule))).toEqual([])
    expect(rules.length).toBe(9)
  })
})
