import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
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
    configurePreviewServer(server) {
      const config = runtimeConfigFrom(process.env)
      const headers = new Map(Object.entries(securityHeaders(config)))
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        if (passedOn.some(prefix => path.startsWith(prefix))) return next()
        response.setHeaders(headers)
        response.setHeader('Cache-Control', path.startsWith('/assets/') ? immutable : 'no-cache')
        if (!isPage(path)) return next()
        const page = await readFile(join(server.config.build.outDir, 'index.html'), 'utf8')
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(withRuntimeConfig(page, config))
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
