import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { runtimeConfigFrom, withRuntimeConfig } from './runtime-config.ts'
import { withSocialCard } from './social-card.ts'

/**
 * Fills the page's configuration when it is served, by the development server and by the preview of the build. The build
 * itself keeps the empty place, so that one build serves every environment; what search engines show is in it already.
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
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        if (!isPage(path)) return next()
        const page = await readFile(join(server.config.build.outDir, 'index.html'), 'utf8')
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.setHeader('Cache-Control', 'no-cache')
        response.end(withRuntimeConfig(page, runtimeConfigFrom(process.env)))
      })
    },
  }
}

/** Every address without a file's extension is a route of the wizard, except what is passed on to the mock server. */
function isPage(path: string) {
  return !/\.[a-z0-9]+$/i.test(path) && !passedOn.some(prefix => path.startsWith(prefix))
}

/** The addresses that belong to the API and to the outside parties the mock server plays. */
export const passedOn = ['/api/', '/__mock/', '/oauth2/']
