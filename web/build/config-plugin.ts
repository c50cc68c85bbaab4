import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import type { RuntimeConfig } from '#app/runtime-config.ts'
import { inlineHashes } from '../server/inline-hashes.ts'
import { reviewsFramePath } from '../server/page-paths.ts'
import { reviewsFrame } from '../server/reviews-frame.ts'
import { insertRuntimeConfig, parseRuntimeConfig } from '../server/runtime-config.ts'
import { securityHeaders } from '../server/security-headers.ts'
import { insertMetadata } from './page-metadata.ts'

/**
 * Inserts the runtime configuration when the development server or the preview server serves a page. The preview server also
 * sends the production headers. A build contains no configuration, so that one build serves every environment, but it does
 * contain the metadata for search engines.
 */
export function configPlugin(): Plugin {
  return {
    name: 'alta-luz:config',
    transformIndexHtml: {
      order: 'pre',
      handler: (page, { server }) =>
        insertMetadata(server ? insertRuntimeConfig(page, parseRuntimeConfig(process.env)) : page),
    },
    configureServer(server) {
      server.middlewares.use(serveReviewsFrame(parseRuntimeConfig(process.env)))
    },
    async configurePreviewServer(server) {
      const config = parseRuntimeConfig(process.env)
      server.middlewares.use(serveReviewsFrame(config))
      const read = (name: string) => readFile(join(server.config.build.outDir, name), 'utf8')
      const [firstPage, otherPage] = await Promise.all([read('index.html'), read('page.html')])
      const headers = new Map(Object.entries(securityHeaders(config, inlineHashes(firstPage))))
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        if (proxiedPaths.some(prefix => path.startsWith(prefix))) return next()
        response.setHeaders(headers)
        response.setHeader('Cache-Control', path.startsWith('/assets/') ? immutable : 'no-cache')
        if (!isPage(path)) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(insertRuntimeConfig(path === '/' ? firstPage : otherPage, config))
      })
    },
  }
}

function serveReviewsFrame(config: RuntimeConfig): Connect.NextHandleFunction {
  const frame = reviewsFrame(config)
  return (request, response, next) => {
    if (!frame || new URL(request.url ?? '/', 'http://localhost').pathname !== reviewsFramePath) return next()
    response.setHeaders(new Map(Object.entries(frame.headers)))
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(frame.page)
  }
}

const immutable = 'public, max-age=31536000, immutable'

/** Every path without a file extension is a route of the product. */
function isPage(path: string) {
  return !/\.[a-z0-9]+$/i.test(path)
}

/** Paths of the API and of the outside parties that the mock server plays. */
export const proxiedPaths = ['/api/', '/__mock/', '/oauth2/']
