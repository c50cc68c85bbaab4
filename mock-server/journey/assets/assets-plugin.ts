import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'

const top = fileURLToPath(new URL('../../..', import.meta.url))
const journey = join(top, 'mock-server/journey')
const { resolve } = createRequire(import.meta.url)
// The package exports its flags as components only; the files lie beside its package.json.
const flag = (code: string) => join(dirname(resolve('country-flag-icons/package.json')), '3x2', `${code}.svg`)

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Everything that pages load besides their stylesheet, and the scripts that third parties serve to the wizard. */
const files: Record<string, () => string> = {
  'journey/figtree.woff2': () => resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'journey/icon.svg': () => join(top, 'web/src/brand/public/favicon.svg'),
  'journey/flags/ES.svg': () => flag('ES'),
  'journey/flags/GB.svg': () => flag('GB'),
  'journey/chatbot.js': () => join(journey, 'chatbot/chatbot.js'),
  'journey/popup.js': () => join(journey, 'sign-in/popup.js'),
  'google/client.js': () => join(journey, 'sign-in/client.js'),
  'journey/trustbox.css': () => join(journey, 'reviews/trustbox.css'),
  'journey/trustbox.js': () => join(journey, 'reviews/trustbox.js'),
  'reviews.js': () => join(journey, 'reviews/reviews.js'),
}

/** Serves stylesheet, font, flags and browser scripts. */
export async function assetsPlugin(app: FastifyInstance) {
  app.get('/__mock/journey/style.css', (_, reply) => sendAsset(reply, '.css', createStylesheet(journeyStyles)))
  for (const [name, path] of Object.entries(files)) {
    const extension = extname(name) as keyof typeof types
    app.get(`/__mock/${name}`, async (_, reply) => sendAsset(reply, extension, await readFile(path())))
  }
  // What a TrustBox shows in its frame; its script reads the rest from the address.
  app.get('/__mock/trustboxes/:template/index.html', async (_, reply) => {
    reply.header('content-security-policy', "default-src 'none'; script-src 'self'; style-src 'self'")
    return sendAsset(reply, '.html', await readFile(join(journey, 'reviews/trustbox.html')))
  })
}

/** Sends a file that changes while somebody works on it; the font never changes. */
function sendAsset(reply: FastifyReply, extension: keyof typeof types, content: string | Buffer): FastifyReply {
  return reply
    .type(types[extension])
    .header('cache-control', extension === '.woff2' ? 'max-age=86400' : 'no-cache')
    .send(content)
}

const style = (path: string) => new URL(`../styles/${path}.css`, import.meta.url)
const sharedStyles = ['layout', 'controls', 'page'].map(style)
const journeyParts = ['marketing', 'document', 'mail', 'signature', 'chatbot']
const journeyStyles = [...sharedStyles, ...journeyParts.map(style)]

const layer = (name: string, css: string) => `@layer ${name} {\n${css}\n}\n`
const readProductStyle = (path: string) => readFileSync(join(top, 'web/src', `${path}.css`), 'utf8')

/**
 * A stylesheet: the product's own tokens, base styles, buttons, eyebrows and notices, then these files. It is read at every request, so that a
 * changed token shows at once.
 */
function createStylesheet(styles: readonly URL[]): string {
  return [
    '@layer reset, tokens, base, components;\n',
    readProductStyle('styles/fonts').replace(/url\('[^']+'\)/, "url('/__mock/journey/figtree.woff2')"),
    ...['reset', 'tokens', 'base'].map(name => layer(name, readProductStyle(`styles/${name}`))),
    ...['brand/brand', 'logo/Logo.module', 'logo/Mark.module', 'logo/PanelArt.module'].map(readProductStyle),
    ...['ui/Button.module', 'ui/Eyebrow.module', 'ui/Notice.module', 'ui/VisuallyHidden.module', 'ui/icons.module'].map(
      readProductStyle,
    ),
    ...styles.map(path => readFileSync(path, 'utf8')),
  ].join('\n')
}
