// The least that a server of these two calls must do with node:http: parse the query or the body, and serialise a response as
// long as the mock server's. It has no validation, sessions or journal. The mock server is measured against it.
import { createServer, type ServerResponse } from 'node:http'

const { MOCK_PORT, BENCH_RESPONSES = '{}' } = process.env
const responses: Record<string, unknown> = JSON.parse(BENCH_RESPONSES)

createServer((request, response) => {
  if (request.method === 'GET') {
    const cups = new URL(request.url ?? '', 'http://localhost').searchParams.get('cups')
    return send(response, cups ? responses.GET : null)
  }
  const chunks: Buffer[] = []
  request.on('data', chunk => chunks.push(chunk))
  request.on('end', () => send(response, JSON.parse(Buffer.concat(chunks).toString()) ? responses.POST : null))
}).listen(Number(MOCK_PORT), 'localhost')

function send(response: ServerResponse, body: unknown) {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }
  response.writeHead(200, headers).end(text)
}
