import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { compress } from '../server/compress.ts'
import { firstLoad, type Output } from './first-load.ts'

/** The sizes of a build, in bytes. */
export interface Sizes {
  files: { file: string; bytes: number; gzip: number; brotli: number; isFirst: boolean }[]
  /** The first load's packages and folders, largest first; sizes before compression. */
  parts: { part: string; bytes: number; importedBy: string[] }[]
}

/** Writes `sizes.json` into `folder`: every script and style sheet, and the parts of the first load. */
export function sizesPlugin(folder: string): Plugin {
  let top = ''
  return {
    name: 'alta-luz:sizes',
    apply: 'build',
    configResolved({ root }) {
      top = join(root, '..')
    },
    generateBundle: {
      // What is added to a script last is loaded as well.
      order: 'post',
      async handler(_, bundle) {
        const first = firstLoad(Object.values(bundle))
        const files = await Promise.all(
          Object.values(bundle)
            .filter(({ fileName }) => /\.(js|css|wasm)$/.test(fileName))
            .map(async output => {
              const content = Buffer.from(output.type === 'chunk' ? output.code : output.source)
              const { brotli, gzip } = await compress(content)
              const [bytes, isFirst] = [content.length, first.has(output.fileName)]
              return { file: output.fileName, bytes, gzip: gzip.length, brotli: brotli.length, isFirst }
            }),
        )
        const chunks = Object.values(bundle).filter(output => output.type === 'chunk' && first.has(output.fileName))
        const importersOf = (id: string) => this.getModuleInfo(id)?.importers ?? []
        const sizes: Sizes = { files: files.sort((a, b) => b.gzip - a.gzip), parts: partsOf(chunks, importersOf, top) }
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`)
      },
    },
  }
}

function partsOf(chunks: Output[], importersOf: (id: string) => readonly string[], top: string): Sizes['parts'] {
  const parts = new Map<string, { bytes: number; importedBy: Set<string> }>()
  for (const chunk of chunks) {
    if (chunk.type !== 'chunk') continue
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const part = partOf(id, top)
      const known = parts.get(part) ?? { bytes: 0, importedBy: new Set() }
      known.bytes += renderedLength
      for (const importer of importersOf(id))
        if (partOf(importer, top) !== part) known.importedBy.add(relative(top, importer))
      parts.set(part, known)
    }
  }
  return [...parts]
    .map(([part, { bytes, importedBy }]) => ({ part, bytes, importedBy: [...importedBy] }))
    .sort((a, b) => b.bytes - a.bytes)
}

function partOf(id: string, top: string): string {
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  return inPackage ?? relative(top, id).split('/').slice(0, 3).join('/')
}
