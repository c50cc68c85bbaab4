import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipWithCallback)

/** From here on the best brotli takes seconds and gains little: what reads invoices, which loads when it is needed. */
const largeBytes = 300_000

interface Compressed {
  brotli: Buffer
  gzip: Buffer
}

/** By content: what measures a build and what writes it share the work, which is most of a build's time. */
const known = new Map<string, Promise<Compressed>>()

/** A file as small as it gets, for browsers that take brotli and for those that do not. */
export function compressed(content: Uint8Array): Promise<Compressed> {
  const name = createHash('sha256').update(content).digest('hex')
  const result = known.get(name) ?? compress(content)
  known.set(name, result)
  return result
}

async function compress(content: Uint8Array): Promise<Compressed> {
  const quality = content.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip(content, { level: 9 }),
  ])
  return { brotli: br, gzip: gz }
}
