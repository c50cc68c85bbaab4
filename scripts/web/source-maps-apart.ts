import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Moves the source maps of a build out of what is deployed; whoever reads a stack trace of production finds them in `folder`. */
export function sourceMapsApart(folder: string): Plugin {
  return {
    name: 'alta-luz:source-maps-apart',
    apply: 'build',
    async buildStart() {
      await rm(folder, { recursive: true, force: true })
    },
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      for (const file of Object.keys(bundle).filter(name => name.endsWith('.map'))) {
        const target = join(folder, file)
        await mkdir(dirname(target), { recursive: true })
        await rename(join(dir, file), target)
      }
    },
  }
}
