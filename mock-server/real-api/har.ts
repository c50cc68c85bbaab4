import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import { dirname } from 'node:path'
import * as z from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import { UsageError } from '#mock/shared/parse-options.ts'

// HTTP Archives 1.2: written strictly, read from any tool.

export interface HarPair {
  name: string
  value: string
}

/** A request and its response as they are kept. */
export interface Exchange {
  startedAt: Date
  durationMs: number
  request: { method: string; url: URL; headers: readonly HarPair[]; body: unknown }
  /** As it came. Status 0: nothing arrived. */
  response: { status: number; headers: readonly HarPair[]; text: string; error?: string }
  comment: string
}

const unknownSize = -1

/** One entry of an HTTP Archive. */
export function createHarEntry({ startedAt, durationMs, request, response, comment }: Exchange) {
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: unknownSize, bodySize: unknownSize }
  const { status, headers, text, error } = response
  const find = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted)?.value
  const body = request.body === undefined ? undefined : JSON.stringify(request.body)
  return {
    startedDateTime: startedAt.toISOString(),
    time: durationMs,
    request: {
      ...common,
      method: request.method,
      url: request.url.href,
      headers: request.headers,
      queryString: toPairs(request.url.searchParams),
      ...(body !== undefined && { postData: { mimeType: 'application/json', text: body } }),
    },
    response: {
      ...common,
      status,
      statusText: STATUS_CODES[status] ?? '',
      headers,
      content: { size: Buffer.byteLength(text), mimeType: find('content-type') ?? 'application/octet-stream', text },
      redirectURL: find('location') ?? '',
      ...(error && { _error: error }),
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    comment,
  }
}

/** Calls of the journal as an HTTP Archive. What was cut or is pending has the status 0, as browsers write it. */
export function toHar(origin: string, entries: readonly JournalEntry[]) {
  return createHar(entries.map(entry => createHarEntry(toExchange(origin, entry))))
}

function toExchange(origin: string, entry: JournalEntry): Exchange {
  const { at, durationMs, method, path, request, response, state, operation, scenarios, fault } = entry
  const url = new URL(path, origin)
  for (const { name, value } of toPairs(Object.entries(Object(request.query)))) url.searchParams.append(name, value)
  const { status, contentType, body = '' } = response
  return {
    startedAt: new Date(at),
    durationMs: durationMs ?? 0,
    request: { method, url, headers: toPairs(Object.entries(Object(request.header))), body: request.body },
    response: {
      status: state === 'answered' ? (status ?? 0) : 0,
      headers: contentType === undefined ? [] : [{ name: 'content-type', value: contentType }],
      text: typeof body === 'string' ? body : JSON.stringify(body),
      ...(state !== 'answered' && { error: state }),
    },
    comment: [operation ?? 'unknown', ...scenarios, ...(fault ? [`fault: ${fault}`] : [])].join(', '),
  }
}

/** Names and values as an archive lists them; a value that came several times several times. */
export function toPairs(entries: Iterable<[name: string, value: unknown]>): HarPair[] {
  return [...entries].flatMap(([name, value]) => [value].flat().map(each => ({ name, value: String(each) })))
}

function createHar<Entry>(entries: readonly Entry[]) {
  return { log: { version: '1.2', creator: { name: 'alta-luz mock server', version: '1' }, entries } }
}

/** Writes an HTTP Archive for its owner only, its folder included. A reader never sees half a file. */
export function writeHar(file: string, entries: readonly unknown[]): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, JSON.stringify(createHar(entries)), { mode: 0o600 })
  renameSync(draft, file)
}

const pairs = z.array(z.object({ name: z.string(), value: z.string() })).catch([])
const archive = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })

// Browsers and other tools add members of their own, and leave out much of what the format asks for.
const entryFormat = z.object({
  request: z.object({
    method: z.string().toUpperCase(),
    url: z.url(),
    headers: pairs,
    postData: z.object({ text: z.string() }).optional().catch(undefined),
  }),
  response: z.object({
    // A browser keeps 0 for a call that failed, and 304 for one that it answered from its cache.
    status: z
      .int()
      .min(200)
      .max(599)
      .refine(status => status !== 304),
    headers: pairs,
    content: z
      .object({ mimeType: z.string(), size: z.number(), text: z.string(), encoding: z.string() })
      .partial()
      .catch({}),
  }),
})

/** Reads the entries of an HTTP Archive, no matter who wrote it. Throws a `UsageError` that says what is wrong with the file. */
export function readHar(file: string): unknown[] {
  try {
    // Decoded without the byte order mark that some tools write.
    const json = parseJson(new TextDecoder().decode(readFileSync(file)))
    return archive.parse(json).log.entries
  } catch (error) {
    if (error instanceof z.ZodError) throw new UsageError(`${file} is not an HTTP Archive: it has no list log.entries.`)
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** Undefined for an entry without a complete response: a call that was blocked, or whose body the tool did not keep. */
export function parseHarEntry(raw: unknown): Pick<Exchange, 'request' | 'response'> | undefined {
  const { data } = entryFormat.safeParse(raw)
  if (!data) return undefined
  const { request, response } = data
  const { mimeType, size = 0, text: kept, encoding } = response.content
  if (kept === undefined && size > 0) return undefined
  const text = Buffer.from(kept ?? '', encoding === 'base64' ? 'base64' : 'utf8').toString()
  const headers = [...(mimeType ? [{ name: 'content-type', value: mimeType }] : []), ...response.headers]
  const body = parseJson(request.postData?.text ?? '')
  return { request: { ...request, url: new URL(request.url), body }, response: { ...response, headers, text } }
}
