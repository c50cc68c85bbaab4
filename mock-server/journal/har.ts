import { mkdirSync, writeFileSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import { dirname } from 'node:path'
import type { JournalEntry } from './journal-entry.ts'

/** Where the contract says that the API is; tools that compare the file with the contract look for calls there. */
const contractOrigin = 'http://localhost:4010'
const unknownSize = -1

/** The calls as an HTTP Archive 1.2. */
export function toHar(origin: string, entries: readonly JournalEntry[]) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'alta-luz mock server', version: '1' },
      entries: entries.map(each => toHarEntry(origin, each)),
    },
  }
}

function toHarEntry(origin: string, entry: JournalEntry) {
  const { request, response } = entry
  const url = new URL(entry.path, origin)
  for (const { name, value } of toPairs(request.query)) url.searchParams.append(name, value)
  const text = response.body === undefined ? '' : JSON.stringify(response.body)
  const mimeType = response.contentType ?? 'application/json'
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: unknownSize, bodySize: unknownSize }
  return {
    startedDateTime: entry.at,
    time: entry.durationMs,
    request: {
      ...common,
      method: entry.method,
      url: url.href,
      headers: toPairs(request.header),
      queryString: toPairs(request.query),
      ...(request.body !== undefined && {
        postData: { mimeType: 'application/json', text: JSON.stringify(request.body) },
      }),
    },
    response: {
      ...common,
      status: response.status,
      statusText: STATUS_CODES[response.status] ?? '',
      headers: [{ name: 'content-type', value: mimeType }],
      content: { size: Buffer.byteLength(text), mimeType, text },
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait: entry.durationMs, receive: 0 },
    comment: [entry.operation, ...entry.scenarios, ...(entry.fault ? [`fault: ${entry.fault}`] : [])].join(', '),
  }
}

function toPairs(record: unknown) {
  const entries = Object.entries((record ?? {}) as Record<string, unknown>)
  return entries.map(([name, value]) => ({ name, value: String(value) }))
}

/**
 * Collects every call of a test run and writes one HTTP Archive at the end. Calls with a fault are left out: what arrived is no
 * response of the contract.
 */
export function createHarWriter(file: string) {
  const entries: JournalEntry[] = []
  return {
    add(entry: JournalEntry) {
      if (entry.fault === undefined) entries.push(entry)
    },
    write() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(toHar(contractOrigin, entries)))
    },
  }
}
