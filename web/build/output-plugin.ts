import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Pictures and fonts are compressed already. */
const extensions = ['.js', '.css', '.svg', '.wasm', '.json', '.txt']
/** A smaller file fits into one network packet in either case. */
const minBytes = 1000
/** Above this size the best brotli quality takes seconds and saves little. Such files load only when they are needed. */
const largeBytes = 300_000

/** Moves the source maps out of `dist`, which is deployed, and writes `file.br` and `file.gz` beside each asset. */
export function outputPlugin(mapsFolder: string): Plugin {
  return {
    name: 'alta-luz:output',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true })
      await rm(mapsFolder, { recursive: true, force: true })
      for (const file of files.filter(name => name.endsWith('.map'))) {
        await mkdir(dirname(join(mapsFolder, file)), { recursive: true })
        await rename(join(dir, file), join(mapsFolder, file))
      }
      await Promise.all(files.filter(name => extensions.includes(extname(name))).map(file => compress(join(dir, file))))
    },
  }
}

async function compress(file: string) {
  const content = await readFile(file)
  if (content.length < minBytes) return
  const quality = content.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
