import type { JournalEntry } from './journal-entry.ts'

// Not by an import: that would load all that node:http exports, a client for the web included, at every start.
const { STATUS_CODES } = process.getBuiltinModule('node:http')
const none = -1

function pairs(record: unknown) {
  const entries = Object.entries((record ?? {}) as Record<string, unknown>)
  return entries.map(([name, value]) => ({ name, value: String(value) }))
}

function toEntry(origin: string, entry: JournalEntry) {
  const { request, response } = entry
  const url = new URL(entry.path, origin)
  for (const { name, value } of pairs(request.query)) url.searchParams.append(name, value)
  const text = response.body === undefined ? '' : JSON.stringify(response.body)
  const mimeType = response.contentType ?? 'application/json'
  return {
    startedDateTime: entry.at,
    time: entry.durationMs,
    request: {
      method: entry.method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(request.header),
      queryString: pairs(request.query),
      ...(request.body !== undefined && {
        postData: { mimeType: 'application/json', text: JSON.stringify(request.body) },
      }),
      headersSize: none,
      bodySize: none,
    },
    response: {
      status: response.status,
      statusText: STATUS_CODES[response.status] ?? '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [{ name: 'content-type', value: mimeType }],
      content: { size: Buffer.byteLength(text), mimeType, text },
      redirectURL: '',
      headersSize: none,
      bodySize: none,
    },
    cache: {},
    timings: { send: 0, wait: entry.durationMs, receive: 0 },
    comment: [entry.operation, ...entry.scenarios, ...(entry.fault ? [`fault: ${entry.fault}`] : [])].join(', '),
  }
}

/** The calls as an HTTP Archive 1.2, which browsers and Redocly's drift read. Secrets are masked, their shape is kept. */
export function toHar(origin: string, entries: readonly JournalEntry[]) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'alta-luz mock server', version: '1' },
      entries: entries.map(each => toEntry(origin, each)),
    },
  }
}
