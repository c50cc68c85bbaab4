import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createMetrics } from '../../web/nginx/metrics.ts'
import { followLog } from '../../web/nginx/metrics-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'alta-luz-metrics-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the metrics', () => {
  const metrics = createMetrics()
  const lines = [
    '200 / 0.003 -',
    '200 /assets/index-1a2b3c4d.js 0.002 -',
    '200 /assets/bank-1a2b3c4d.js 0.2 -',
    '200 /api/v2/users 1.5 200',
    '502 /api/v2/users 5.1 502, 502',
    '200 /api/verification/iban 0.4 502, 200',
    '429 /api/v2/users 0.000 -',
    '429 /api/v2/users 0.1 429',
    'not a line of the log',
    '',
  ]
  for (const line of lines) metrics.add(line)
  metrics.add('200 /thank-you 0.02 -', 3)
  metrics.reloads.refused += 1
  const nginx =
    'Active connections: 3 \nserver accepts handled requests\n 12 11 40 \nReading: 0 Writing: 1 Waiting: 2 \n'
  const text = metrics.render({ nginx, certificateEnds: 1_800_000_000 })

  test.each([
    'alta_http_requests_total{route="/assets",status="200"} 2',
    'alta_http_requests_total{route="/api/v2/users",status="502"} 1',
    'alta_http_request_duration_seconds_bucket{route="/assets",le="0.1"} 1',
    'alta_http_request_duration_seconds_bucket{route="/api/v2/users",le="+Inf"} 4',
    'alta_http_request_duration_seconds_count{route="/api/v2/users"} 4',
    'alta_http_requests_total{route="/thank-you",status="200"} 3',
    'alta_http_request_duration_seconds_sum{route="/thank-you"} 0.06',
    'alta_http_request_duration_seconds_bucket{route="/thank-you",le="0.05"} 3',
    // One that the second address answered is no failure.
    'alta_api_failures_total{route="/api/v2/users",status="502"} 1',
    // The API's own 429 is none of ours.
    'alta_rate_limited_total 1',
    'alta_reloads_total{result="refused"} 1',
    'alta_connections{state="active"} 3',
    'alta_connections_dropped_total 1',
    'alta_certificate_end_seconds 1800000000',
  ])('say %s §own.91', line => {
    expect(text.split('\n')).toContain(line)
  })

  test('are lines that Prometheus reads §own.91', () => {
    const sample = /^alta_[a-z_]+(\{([a-z]+="[^"\\]*",?)+\})? -?\d+(\.\d+)?$/
    const wrong = text.split('\n').filter(line => line !== '' && !line.startsWith('# ') && !sample.test(line))
    expect(wrong).toEqual([])
    expect(text.endsWith('\n')).toBe(true)
  })
})

test('the log is read once, line by line, and begun anew when it is large §own.91', () => {
  const [file, taken, reopened] = [join(folder, 'metrics.log'), [] as string[], { times: 0 }]
  const numbers: number[] = []
  const { read } = followLog(
    file,
    (line, times) => {
      taken.push(line)
      numbers.push(times)
    },
    () => {
      reopened.times += 1
    },
  )
  read()
  writeFileSync(file, 'one\ntw')
  read()
  appendFileSync(file, 'o\n')
  read()
  appendFileSync(file, 'two\nthree\ntwo\n')
  read()
  expect(taken).toEqual(['one', 'two', 'two', 'three'])
  expect(numbers, 'equal lines come together').toEqual([1, 1, 2, 1])
  appendFileSync(file, `${'x'.repeat(4 * 1024 * 1024)}\n`)
  read()
  expect(reopened.times).toBe(1)
  // nginx goes on with the old file for a moment, then opens a new one.
  appendFileSync(`${file}.old`, 'late\n')
  read()
  writeFileSync(file, 'new\n')
  read()
  expect(taken.slice(-2)).toEqual(['late', 'new'])
  expect(existsSync(`${file}.old`)).toBe(false)
})
