import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { reviewsFramePath } from '#app/paths.ts'
import type { RuntimeConfig } from '#app/runtime-config.ts'
import { brand } from '#brand/brand.ts'
import spanish from '#i18n/es_ES.json' with { type: 'json' }
import { insertRuntimeConfig } from '../server/pages.ts'
import { reviewsFrame } from '../server/reviews-frame.ts'
import { parseRuntimeConfig } from '../server/runtime-config.ts'
import { inlineHashes, securityHeaders } from '../server/security-headers.ts'

/** Paths of the API and of the outside parties that the mock server plays. */
export const proxiedPaths = ['/api/', '/__mock/', '/oauth2/']

/**
 * Inserts the runtime configuration when the development server or the preview server serves a page. A build has none, so that it serves
 * every environment. The preview server also sends the production headers.
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
        // Every path without a file extension is a route of the product.
        if (/\.[a-z0-9]+$/i.test(path)) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(insertRuntimeConfig(path === '/' ? firstPage : otherPage, config))
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

/** Search engines and messengers run no scripts, so the served page has their metadata, in Spanish. */
function insertMetadata(page: string): string {
  const title = spanish['wizard.heading'].replace('{{brand}}', brand.name)
  const description = spanish['page.description']
  const openGraph = {
    'og:type': 'website',
    'og:locale': 'es_ES',
    'og:site_name': brand.name,
    'og:title': title,
    'og:description': description,
    'og:url': `${brand.publicOrigins.contratar}/`,
    // The picture that messengers show with a link.
    'og:image': `${brand.publicOrigins.contratar}/social-card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...Object.entries(openGraph).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
  ]
  return page.replace('</head>', `${tags.map(tag => `    ${tag}\n`).join('')}  </head>`)
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
