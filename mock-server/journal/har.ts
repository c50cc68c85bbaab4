import { createHar, createHarEntry, type HarPair, writeHar } from '#mock/har/har.ts'
import type { JournalEntry } from './journal-entry.ts'

/** The server of the contract: tools that compare the file with the contract look for calls there. */
const contractOrigin = 'http://localhost:4010'

/** The calls as an HTTP Archive 1.2. */
export function toHar(origin: string, entries: readonly JournalEntry[]) {
  return createHar(toHarEntries(origin, entries))
}

function toHarEntries(origin: string, entries: readonly JournalEntry[]) {
  return entries.map(entry => {
    const { request, response } = entry
    const url = new URL(entry.path, origin)
    for (const { name, value } of toPairs(request.query)) url.searchParams.append(name, value)
    const mimeType = response.contentType ?? 'application/json'
    return createHarEntry({
      startedAt: entry.at,
      durationMs: entry.durationMs,
      request: {
        method: entry.method,
        url,
        headers: toPairs(request.header),
        body: request.body === undefined ? undefined : JSON.stringify(request.body),
      },
      response: {
        status: response.status,
        headers: [{ name: 'content-type', value: mimeType }],
        mimeType,
        text: response.body === undefined ? '' : JSON.stringify(response.body),
      },
      comment: [entry.operation, ...entry.scenarios, ...(entry.fault ? [`fault: ${entry.fault}`] : [])].join(', '),
    })
  })
}

function toPairs(record: unknown): HarPair[] {
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
    write: () => writeHar(file, toHarEntries(contractOrigin, entries)),
  }
}
