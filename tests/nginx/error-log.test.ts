import { expect, test } from 'vitest'
import { describeErrorLine } from '../../web/nginx/error-log.ts'

const now = new Date('2026-11-22T12:00:00Z')
const describeLine = (text: string) => JSON.parse(describeErrorLine(text, now))

test('a line about a call names the reason and the origin, and no word of the customer §own.90', () => {
  const line =
    '2026/11/22 12:00:00 [error] 7#7: *3 connect() failed (111: Connection refused) while connecting to upstream, client: 203.0.113.7, server: _, request: "GET /api/v3/validations/email?email=ana%40correo.example HTTP/1.1", upstream: "https://192.0.2.1:443/api/v3/validations/email?email=ana%40correo.example", host: "contratar.example"'
  expect(describeLine(line)).toEqual({
    time: '2026-11-22T12:00:00.000Z',
    level: 'error',
    message: 'connect() failed (111: Connection refused) while connecting to upstream',
    method: 'GET',
    upstream: 'https://192.0.2.1:443',
  })
})

test.each([
  'open() "/srv/dist/ana.garcia" failed (2: No such file or directory)',
  'upstream sent invalid header: "ana: x" while reading /api/x?email=ana from 203.0.113.7',
  'rewritten "ana',
])('what stands in quotes, after a question mark or as an address is left out: %s §own.90', text => {
  const written = describeErrorLine(`2026/11/22 12:00:00 [error] 7#7: *3 ${text}, client: 203.0.113.7`, now)
  expect(written).not.toMatch(/ana|203\.0\.113/)
  expect(JSON.parse(written)).toMatchObject({ level: 'error' })
})

test('a line of another shape is kept as a message', () => {
  expect(describeLine('nginx: [emerg] bind() failed')).toMatchObject({
    level: 'error',
    message: 'nginx: [emerg] bind() failed',
  })
})
