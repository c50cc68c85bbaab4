import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import { dirname } from 'node:path'

// The parts of an HTTP Archive 1.2 that are written here. What others write is read by read-har.ts.

export interface HarPair {
  name: string
  value: string
}

/** A request and its response as they are kept. */
export interface Exchange {
  /** ISO 8601. */
  startedAt: string
  durationMs: number
  request: { method: string; url: URL; headers: readonly HarPair[]; body: string | undefined }
  response: { status: number; headers: readonly HarPair[]; mimeType: string; text: string }
  comment: string
}

const unknownSize = -1

/** One entry of an HTTP Archive. */
export function createHarEntry({ startedAt, durationMs, request, response, comment }: Exchange) {
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: unknownSize, bodySize: unknownSize }
  const { mimeType, text } = response
  return {
    startedDateTime: startedAt,
    time: durationMs,
    request: {
      ...common,
      method: request.method,
      url: request.url.href,
      headers: request.headers,
      queryString: [...request.url.searchParams].map(([name, value]) => ({ name, value })),
      ...(request.body !== undefined && { postData: { mimeType: 'application/json', text: request.body } }),
    },
    response: {
      ...common,
      status: response.status,
      statusText: STATUS_CODES[response.status] ?? '',
      headers: response.headers,
      content: { size: Buffer.byteLength(text), mimeType, text },
      redirectURL: response.headers.find(({ name }) => name.toLowerCase() === 'location')?.value ?? '',
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    comment,
  }
}

/** An HTTP Archive of these entries. */
export function createHar<Entry>(entries: readonly Entry[]) {
  return { log: { version: '1.2', creator: { name: 'alta-luz mock server', version: '1' }, entries } }
}

/** Writes an HTTP Archive, its folder included. A reader never sees half a file. */
export function writeHar(file: string, entries: readonly unknown[]): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, JSON.stringify(createHar(entries)))
  renameSync(draft, file)
}
