import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { compressed } from './compressed.ts'

/** Kinds of files that become smaller; pictures and fonts are compressed in themselves. */
const kinds = ['.js', '.css', '.svg', '.wasm', '.json', '.txt']
/** Below this a file fits into one packet either way. */
const worthItBytes = 1000

/** Lays `file.br` and `file.gz` beside each asset of the build, so that the server compresses nothing while it serves. */
export function compressPlugin(): Plugin {
  return {
    name: 'alta-luz:compress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = (await readdir(dir, { recursive: true })).filter(file => kinds.includes(extname(file)))
      await Promise.all(
        files.map(async file => {
          const content = await readFile(join(dir, file))
          if (content.length < worthItBytes) return
          const { brotli, gzip } = await compressed(content)
          await writeFile(join(dir, `${file}.br`), brotli)
          await writeFile(join(dir, `${file}.gz`), gzip)
        }),
      )
    },
  }
}
