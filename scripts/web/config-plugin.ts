import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { inlineHashes } from '../../web/nginx/inline-hashes.ts'
import { securityHeaders } from '../../web/nginx/security-headers.ts'
import { runtimeConfigFrom, withRuntimeConfig } from './runtime-config.ts'
import { withSocialCard } from './social-card.ts'

/**
 * Fills the page's configuration when it is served, by the development server and by the preview of the build, which also
 * sends the headers of production. The build itself keeps the empty place, so that one build serves every environment; what
 * search engines show is in it already.
 */
export function configPlugin(): Plugin {
  return {
    name: 'alta-luz:config',
    transformIndexHtml: {
      order: 'pre',
      handler: (page, { server }) =>
        withSocialCard(server ? withRuntimeConfig(page, runtimeConfigFrom(process.env)) : page),
    },
    async configurePreviewServer(server) {
      const config = runtimeConfigFrom(process.env)
      const read = (name: string) => readFile(join(server.config.build.outDir, name), 'utf8')
      const [first, other] = await Promise.all([read('index.html'), read('page.html')])
      const headers = new Map(Object.entries(securityHeaders(config, inlineHashes(first))))
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        if (passedOn.some(prefix => path.startsWith(prefix))) return next()
        response.setHeaders(headers)
        response.setHeader('Cache-Control', path.startsWith('/assets/') ? immutable : 'no-cache')
        if (!isPage(path)) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(withRuntimeConfig(path === '/' ? first : other, config))
      })
    },
  }
}

const immutable = 'public, max-age=31536000, immutable'

/** Every address without a file's extension is a route of the wizard. */
function isPage(path: string) {
  return !/\.[a-z0-9]+$/i.test(path)
}

/** The addresses that belong to the API and to the outside parties the mock server plays. */
export const passedOn = ['/api/', '/__mock/', '/oauth2/']
