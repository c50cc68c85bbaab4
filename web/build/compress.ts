import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipWithCallback)

/** Above this size the best brotli quality takes seconds and saves little. Such files load only when they are needed. */
const largeBytes = 300_000

interface Compressed {
  brotli: Buffer
  gzip: Buffer
}

/** Results by content hash: the plugins that measure and write a build share them, because compression is most of its time. */
const cache = new Map<string, Promise<Compressed>>()

/** Compresses a file as far as possible, with brotli and with gzip. */
export function compress(content: Uint8Array): Promise<Compressed> {
  const hash = createHash('sha256').update(content).digest('hex')
  const result = cache.get(hash) ?? compressNow(content)
  cache.set(hash, result)
  return result
}

async function compressNow(content: Uint8Array): Promise<Compressed> {
  const quality = content.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip(content, { level: 9 }),
  ])
  return { brotli: br, gzip: gz }
}
