import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')

/** Serves and builds each country's flag as its own file, `/flags/ES.svg`, so that a browser loads only the visible flags. */
export function flagsPlugin(): Plugin {
  return {
    name: 'alta-luz:flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const code = /^\/([A-Z]{2})\.svg$/.exec(request.url ?? '')?.[1]
        if (!code) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.setHeader('Cache-Control', 'max-age=86400')
        response.end(readFileSync(join(folder, `${code}.svg`)))
      })
    },
    generateBundle() {
      for (const file of readdirSync(folder).filter(name => /^[A-Z]{2}\.svg$/.test(name)))
        this.emitFile({ type: 'asset', fileName: `flags/${file}`, source: readFileSync(join(folder, file)) })
    },
  }
}
