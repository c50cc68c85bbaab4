import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { UsageError } from '#mock/shared/parse-options.ts'
import type { HarPair } from './har.ts'

const archive = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })

// Browsers and other tools add members of their own, and leave out much of what the format asks for.
const entry = z.object({
  request: z.object({
    method: z.string(),
    url: z.url(),
    postData: z.catch(z.optional(z.object({ text: z.optional(z.string()) })), undefined),
  }),
  response: z.object({
    status: z.int(),
    headers: z.catch(z.array(z.object({ name: z.string(), value: z.string() })), []),
    content: z.catch(
      z.object({
        mimeType: z.optional(z.string()),
        size: z.optional(z.number()),
        text: z.optional(z.string()),
        encoding: z.optional(z.string()),
      }),
      {},
    ),
  }),
})

/** A call of an HTTP Archive with a complete response. */
export interface RecordedCall {
  method: string
  url: URL
  /** The body of the request, where the tool kept it. */
  requestText: string | undefined
  status: number
  headers: readonly HarPair[]
  text: string
}

/** Reads the entries of an HTTP Archive, whoever wrote it. Throws a `UsageError` that says what is wrong with the file. */
export function readHar(file: string): unknown[] {
  const entries = findEntries(parseJson(file, readText(file)))
  if (!entries) throw new UsageError(`${file} is not an HTTP Archive: it has no list log.entries.`)
  return entries
}

/** The entries of a parsed HTTP Archive; undefined for anything else. */
export function findEntries(value: unknown): unknown[] | undefined {
  return archive.safeParse(value).data?.log.entries
}

/** Undefined for an entry without a complete response: a call that was blocked, or whose body the tool did not keep. */
export function parseHarEntry(raw: unknown): RecordedCall | undefined {
  const read = entry.safeParse(raw)
  if (!read.success) return undefined
  const { request, response } = read.data
  const { status, headers, content } = response
  // A browser keeps 0 for a call that failed, and 304 for one that it answered from its cache.
  if (status < 200 || status > 599 || status === 304) return undefined
  if (content.text === undefined && (content.size ?? 0) > 0) return undefined
  const text = content.encoding === 'base64' ? Buffer.from(content.text ?? '', 'base64').toString() : content.text
  const hasType = headers.some(({ name }) => name.toLowerCase() === 'content-type')
  const type = hasType || !content.mimeType ? [] : [{ name: 'content-type', value: content.mimeType }]
  return {
    method: request.method.toUpperCase(),
    url: new URL(request.url),
    requestText: request.postData?.text,
    status,
    headers: [...headers, ...type],
    text: text ?? '',
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new UsageError(isMissing ? `There is no file ${file}.` : `${file} cannot be read: ${error}`)
  }
}

function parseJson(file: string, text: string): unknown {
  if (text.trim() === '') throw new UsageError(`${file} is empty.`)
  try {
    // Some tools write a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new UsageError(`${file} is not an HTTP Archive: it is not JSON.`)
  }
}
