import type { Connect, Plugin } from 'vite'
import { reviewsFramePath } from '#app/paths.ts'
import type { RuntimeConfig } from '#app/runtime-config.ts'
import { brand } from '#brand/brand.ts'
import spanish from '#i18n/es_ES.json' with { type: 'json' }
import { insertRuntimeConfig, renderPages } from '../server/pages.ts'
import { escapeHtml, reviewsFrame } from '../server/reviews-frame.ts'
import { parseRuntimeConfig } from '../server/runtime-config.ts'
import { inlineHashes, securityHeaders } from '../server/security-headers.ts'

/** Paths of the API and of the outside parties that the mock server plays. */
export const proxiedPaths = ['/api/', '/__mock/', '/oauth2/']

/** Inserts the runtime configuration into served pages; a build has none. The preview server also sends the production headers. */
export function configPlugin(): Plugin {
  return {
    name: 'alta-luz:config',
    transformIndexHtml: {
      order: 'pre',
      handler: (page, { server }) =>
        fillMetadata(server ? insertRuntimeConfig(page, parseRuntimeConfig(process.env)) : page),
    },
    configureServer(server) {
      server.middlewares.use(serveReviewsFrame(parseRuntimeConfig(process.env)))
    },
    configurePreviewServer(server) {
      const config = parseRuntimeConfig(process.env)
      server.middlewares.use(serveReviewsFrame(config))
      const pages = renderPages(server.config.build.outDir, config)
      const headers = new Map(Object.entries(securityHeaders(config, inlineHashes(pages['index.html'] ?? ''))))
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request)
        if (proxiedPaths.some(prefix => path.startsWith(prefix))) return next()
        response.setHeaders(headers)
        const isImmutable = path.startsWith('/assets/')
        response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
        // Every path without a file extension is a route of the product.
        if (/\.[a-z0-9]+$/i.test(path)) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(pages[path === '/' ? 'index.html' : 'page.html'])
      })
    },
  }
}

/** Adds the testers' dock to the page of the development server. The mock server serves its script; a build never contains it. */
export function dockPlugin(): Plugin {
  return {
    name: 'alta-luz:dock',
    apply: 'serve',
    transformIndexHtml: {
      // After Vite has collected the scripts that it transforms.
      order: 'post',
      handler: (_, { server }) =>
        server && [{ tag: 'script', attrs: { type: 'module', src: '/__mock/panel/dock.js' }, injectTo: 'body' }],
    },
  }
}

const pathOf = ({ url = '/' }: Connect.IncomingMessage) => new URL(url, 'http://localhost').pathname

function serveReviewsFrame(config: RuntimeConfig): Connect.NextHandleFunction {
  const frame = reviewsFrame(config)
  return (request, response, next) => {
    if (!frame || pathOf(request) !== reviewsFramePath) return next()
    response.setHeaders(new Map(Object.entries(frame.headers)))
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(frame.page)
  }
}

/** Search engines and messengers run no scripts, so the served page has the brand's metadata, in Spanish. */
function fillMetadata(page: string): string {
  const values: Record<string, string> = {
    brand: brand.name,
    origin: brand.publicOrigins.contratar,
    title: spanish['wizard.heading'].replace('{{brand}}', brand.name),
    description: spanish['page.description'],
  }
  return page.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => escapeHtml(values[name] ?? ''))
}
