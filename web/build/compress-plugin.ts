import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { compress } from '../server/compress.ts'

/** Pictures and fonts are compressed already. */
const extensions = ['.js', '.css', '.svg', '.wasm', '.json', '.txt']
/** A smaller file fits into one network packet in either case. */
const minBytes = 1000

/** Writes `file.br` and `file.gz` beside each asset of the build, so that the server compresses nothing while it serves. */
export function compressPlugin(): Plugin {
  return {
    name: 'alta-luz:compress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = (await readdir(dir, { recursive: true })).filter(file => extensions.includes(extname(file)))
      await Promise.all(
        files.map(async file => {
          const content = await readFile(join(dir, file))
          if (content.length < minBytes) return
          const { brotli, gzip } = await compress(content)
          await writeFile(join(dir, `${file}.br`), brotli)
          await writeFile(join(dir, `${file}.gz`), gzip)
        }),
      )
    },
  }
}
