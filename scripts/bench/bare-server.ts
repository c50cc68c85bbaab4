// The least a server of these two calls can do with node:http: read the query or the body, answer JSON. No validation, no session,
// no journal. What the mock server is measured against, with answers as long as its own. It parses each body and writes each answer
// anew, as every handler must that wants to know what it was sent: a floor that did not would be no server of these calls.
import { createServer, type ServerResponse } from 'node:http'

const { MOCK_PORT, BENCH_ANSWERS = '{}' } = process.env
const { getCups = null, postUsers = null } = JSON.parse(BENCH_ANSWERS)

createServer((request, response) => {
  if (request.method === 'GET') {
    const cups = new URL(request.url ?? '', 'http://localhost').searchParams.get('cups')
    return send(response, cups ? getCups : null)
  }
  const chunks: Buffer[] = []
  request.on('data', chunk => chunks.push(chunk))
  request.on('end', () => send(response, JSON.parse(Buffer.concat(chunks).toString()) ? postUsers : null))
}).listen(Number(MOCK_PORT), '127.0.0.1')

function send(response: ServerResponse, body: unknown) {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }
  response.writeHead(200, headers).end(text)
}
