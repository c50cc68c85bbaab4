// The least a server of these two calls can do with node:http: read the query or the body, answer JSON. No validation, no session,
// no journal. What the mock server is measured against.
import { createServer, type ServerResponse } from 'node:http'
import { loadContract } from '#mock/contract/contract.ts'

const contract = await loadContract()
const answerOf = (id: string): unknown => {
  const found = Object.values(contract.document.paths)
    .flatMap(path => Object.values(path) as { operationId?: string; responses?: Record<string, Example> }[])
    .find(each => each.operationId === id)
  return Object.values(found?.responses?.['200']?.content['application/json']?.examples ?? {})[0]?.value
}
interface Example {
  content: Record<string, { examples?: Record<string, { value: unknown }> }>
}
const [supplyPoint, registration] = [answerOf('validateCups'), answerOf('registerUser')]

createServer((request, response) => {
  if (request.method === 'GET') {
    const cups = new URL(request.url ?? '', 'http://localhost').searchParams.get('cups')
    return send(response, cups ? supplyPoint : null)
  }
  const chunks: Buffer[] = []
  request.on('data', chunk => chunks.push(chunk))
  request.on('end', () => send(response, JSON.parse(Buffer.concat(chunks).toString()) ? registration : null))
}).listen(Number(process.env.MOCK_PORT), '127.0.0.1')

function send(response: ServerResponse, body: unknown) {
  const text = JSON.stringify(body)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text)
}
