import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { linesOfPrefix } from '../src/domain/municipalities.ts'

const flagsFolder = new URL('3x2/', import.meta.resolve('country-flag-icons/package.json'))
const postalCodes = new URL('../src/domain/postal-codes.txt', import.meta.url)

/** Serves and builds what a browser loads in parts: `/flags/ES.svg`, and the towns by two digits, `/postal-codes/28.txt`. */
export function staticFilesPlugin(): Plugin {
  return {
    name: 'alta-luz:static-files',
    configureServer(server) {
      const files = readStaticFiles()
      server.middlewares.use((request, response, next) => {
        const content = files.get(request.url?.slice(1) ?? '')
        if (content === undefined) return next()
        response.setHeader(
          'Content-Type',
          request.url?.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8',
        )
        response.setHeader('Cache-Control', 'max-age=86400')
        response.end(content)
      })
    },
    generateBundle() {
      for (const [fileName, source] of readStaticFiles()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

function readStaticFiles(): Map<string, string> {
  const flags = readdirSync(flagsFolder).filter(name => /^[A-Z]{2}\.svg$/.test(name))
  const prefixes = Array.from({ length: 52 }, (_, index) => String(index + 1).padStart(2, '0'))
  const towns = readFileSync(postalCodes, 'utf8')
  return new Map([
    ...flags.map(name => [`flags/${name}`, readFileSync(new URL(name, flagsFolder), 'utf8')] as const),
    ...prefixes.map(prefix => [`postal-codes/${prefix}.txt`, linesOfPrefix(towns, prefix)] as const),
  ])
}
