import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { compress } from './compress.ts'

/** Pictures and fonts are compressed already. */
const extensions = ['.js', '.css', '.svg', '.wasm', '.json', '.txt']
/** A smaller file fits into one network packet in either case. */
const minBytes = 1000

/**
 * Moves the source maps to `mapsFolder`, because `dist` is deployed, and writes `file.br` and `file.gz` beside each asset, so that the server
 * compresses nothing while it serves.
 */
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
      const assets = files.filter(name => extensions.includes(extname(name)))
      await Promise.all(
        assets.map(async file => {
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
