import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { stylesheet } from './stylesheet.ts'

const top = fileURLToPath(new URL('../../..', import.meta.url))
const journey = join(top, 'mock-server/journey')
const packageFile = createRequire(import.meta.url).resolve
// The package exports its flags as components only; the files lie beside its package.json.
const flag = (code: string) => join(dirname(packageFile('country-flag-icons/package.json')), '3x2', `${code}.svg`)
const css = 'text/css; charset=utf-8'
const svg = 'image/svg+xml'
const script = 'text/javascript; charset=utf-8'

/** Everything that pages load besides themselves, by its address below `/__mock/journey/`. */
const files: Record<string, { type: string; path: () => string }> = {
  'figtree.woff2': {
    type: 'font/woff2',
    path: () => packageFile('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  },
  'icon.svg': { type: svg, path: () => join(top, 'web/src/brand/public/favicon.svg') },
  'flags/ES.svg': { type: svg, path: () => flag('ES') },
  'flags/GB.svg': { type: svg, path: () => flag('GB') },
  'chatbot.js': { type: script, path: () => join(journey, 'chatbot/chatbot.js') },
  'popup.js': { type: script, path: () => join(journey, 'sign-in/popup.js') },
}

/** Serves style, font, flags and browser scripts of the outside world's pages. */
export async function assetsPlugin(app: FastifyInstance) {
  app.get('/__mock/journey/style.css', (_, reply) =>
    reply.type(css).header('cache-control', 'no-cache').send(stylesheet()),
  )
  for (const [name, { type, path }] of Object.entries(files)) {
    app.get(`/__mock/journey/${name}`, async (_, reply) =>
      reply
        .type(type)
        .header('cache-control', type === 'font/woff2' ? 'max-age=86400' : 'no-cache')
        .send(await readFile(path())),
    )
  }
}
