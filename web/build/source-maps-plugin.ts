import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Moves the source maps of a build to `folder`, because `dist` is deployed. They are needed to read production stack traces. */
export function sourceMapsPlugin(folder: string): Plugin {
  return {
    name: 'alta-luz:source-maps',
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
