import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { linesOfPrefix } from '../src/domain/municipalities.ts'

const prefixes = Array.from({ length: 52 }, (_, index) => String(index + 1).padStart(2, '0'))

/**
 * Serves and builds the towns of the postal codes as a file for each first two digits, `/postal-codes/28.txt`, so that a browser
 * loads the few kilobytes of one province.
 */
export function postalCodesPlugin(): Plugin {
  const source = (prefix: string) =>
    linesOfPrefix(readFileSync(new URL('../src/domain/postal-codes.txt', import.meta.url), 'utf8'), prefix)
  return {
    name: 'alta-luz:postal-codes',
    configureServer(server) {
      server.middlewares.use('/postal-codes', (request, response, next) => {
        const prefix = /^\/(\d{2})\.txt$/.exec(request.url ?? '')?.[1]
        if (!prefix) return next()
        response.setHeader('Content-Type', 'text/plain; charset=utf-8')
        response.setHeader('Cache-Control', 'max-age=86400')
        response.end(source(prefix))
      })
    },
    generateBundle() {
      for (const prefix of prefixes)
        this.emitFile({ type: 'asset', fileName: `postal-codes/${prefix}.txt`, source: source(prefix) })
    },
  }
}
