import { expect, test } from 'vitest'
import { reviewsFrame } from '../../web/server/reviews-frame.ts'
import { parseRuntimeConfig } from '../../web/server/runtime-config.ts'
import { startServer } from './server.ts'

const path = '/frames/reviews.html?locale=en-GB'

test('the reviews’ document is served with its own policy, and the page’s policy is on everything else §own.281', async () => {
  const server = await startServer()
  try {
    const frame = await fetch(server.origin + path)
    const expected = reviewsFrame(parseRuntimeConfig({}))
    expect(await frame.text()).toBe(expected?.page)
    for (const [name, value] of Object.entries(expected?.headers ?? {})) expect(frame.headers.get(name)).toBe(value)
    expect(frame.headers.get('cache-control')).toBe('no-cache')
    const page = await fetch(server.origin)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  } finally {
    await server.close()
  }
})

test('where reviews are switched off there is no such document §own.281', async () => {
  const server = await startServer({ REVIEW_WIDGET_URL: '' })
  try {
    const frame = await fetch(server.origin + path)
    expect(frame.status).toBe(404)
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  } finally {
    await server.close()
  }
})
