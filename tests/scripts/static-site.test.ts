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

/** The headers of a path, as Netlify and Cloudflare Pages read them. */
function headersOf(path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [, pattern = '', lines = ''] of (files._headers ?? '').matchAll(/^(\/\S*)\n((?: {2}.+\n)+)/gm)) {
    if (!path.startsWith(pattern.replace('*', ''))) continue
    for (const line of lines.trim().split('\n')) {
      const [, name = '', value = ''] = /^\s*([\w-]+): (.+)$/.exec(line) ?? []
      if (line.trim().startsWith('! ')) delete headers[line.trim().slice(2)]
      else headers[name] = value
    }
  }
  return headers
}

describe('the product for a host of static files', () => {
  test('sends the headers that nginx sends', () => {
    expect(headersOf('/')).toEqual({
      ...securityHeaders(config, inlineHashes(page('first'))),
      'Cache-Control': 'no-cache',
    })
    expect(headersOf('/assets/index-1a2b3c4d.js')['Cache-Control']).toBe('public, max-age=31536000, immutable')
  })

  test('has the reviews with their own policy, which lets this origin frame them', () => {
    const name = 'Content-Security-Policy'
    const frame = reviewsFrame(config)
    expect(files['frames/reviews.html']).toBe(frame?.page)
    expect(headersOf('/frames/reviews.html')[name]).toBe(frame?.headers[name])
    expect(headersOf('/')[name]).toContain("frame-ancestors 'none'")
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
