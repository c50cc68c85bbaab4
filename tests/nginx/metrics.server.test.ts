import { afterAll, expect, test } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { getFreePort } from '../../scripts/start/ports.ts'
import { startServer } from './server.ts'

const METRICS_PORT = String(await getFreePort())
const server = await startServer({ METRICS_PORT, API_UPSTREAM: 'http://localhost:9' })
afterAll(server.close)

test('the metrics are served at a port of their own §own.91', async () => {
  for (const path of ['/', '/', '/nowhere/ana', '/api/v3/prices/tariff']) await fetch(`${server.origin}${path}`)
  await waitUntil(async () => {
    const text = await (await fetch(`http://localhost:${METRICS_PORT}/metrics`)).text()
    expect(text).toContain('alta_http_requests_total{route="/",status="200"} 2')
    expect(text).toContain('alta_http_requests_total{route="other",status="404"} 1')
    expect(text).toContain('alta_api_failures_total{route="/api/v3/prices/tariff",status="502"} 1')
    expect(text).toMatch(/alta_connections_accepted_total [1-9]/)
  })
  expect((await fetch(`${server.origin}/metrics`)).status, 'customers do not reach them').toBe(404)
})
