import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { contentTypeOf } from '#mock/shared/content-type.ts'
import { legalDocuments } from './legal/company.ts'
import { pageLanguages } from './page/texts.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))
const own = join(top, 'mock-server/journey')
const { resolve } = createRequire(import.meta.url)
const legalTexts = legalDocuments.flatMap(each => pageLanguages.map(language => `${each}.${language}.html`))

/** Where each file is that pages load or are made of, by its name in the package. */
const sources: Record<string, () => string> = {
  'journey/figtree.woff2': () => resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'journey/icon.svg': () => join(top, 'web/src/brand/public/favicon.svg'),
  'journey/chatbot.js': () => join(own, 'chatbot/chatbot.js'),
  'journey/popup.js': () => join(own, 'sign-in/popup.js'),
  'google/client.js': () => join(own, 'sign-in/client.js'),
  'journey/trustbox.css': () => join(own, 'reviews/trustbox.css'),
  'journey/trustbox.js': () => join(own, 'reviews/trustbox.js'),
  'reviews.js': () => join(own, 'reviews/reviews.js'),
  'trustbox.html': () => join(own, 'reviews/trustbox.html'),
  ...Object.fromEntries(legalTexts.map(name => [`legal/${name}`, () => join(own, 'legal/texts', name)])),
}
const stylesheet = 'journey/style.css'

export const journeyFileNames = [...Object.keys(sources), stylesheet]

/** The package has them beside its code. */
const packed = new URL('./files/', import.meta.url)
const isPacked = existsSync(packed)

/** Reads a file of the journey, each time again, so that a change shows at once. */
export function readJourneyFile(name: string): string | Buffer {
  if (isPacked) return readFileSync(new URL(name, packed))
  if (name === stylesheet) return createStylesheet()
  const source = sources[name]
  if (!source) throw new Error(`The journey has no file ${name}.`)
  return readFileSync(source())
}

/** The product's own tokens, base styles, buttons, eyebrows and notices, then the styles of the journey. */
function createStylesheet(): string {
  const product = (path: string) => readFileSync(join(top, 'web/src', `${path}.css`), 'utf8')
  const layer = (name: string) => `@layer ${name} {\n${product(`styles/${name}`)}\n}\n`
  const parts = ['ui/Button', 'ui/Notice', 'ui/control', 'ui/elements', 'ui/icons', 'logo/Logo']
  return [
    '@layer reset, tokens, base;\n',
    product('styles/fonts').replace(/url\('[^']+'\)/, "url('/__mock/journey/figtree.woff2')"),
    ...['reset', 'tokens', 'base'].map(layer),
    product('brand/brand'),
    ...parts.map(each => product(`${each}.module`)),
    readFileSync(join(own, 'style.css'), 'utf8'),
  ].join('\n')
}

/** Serves the stylesheet, the font and the scripts that third parties serve to the wizard. */
export function filesPlugin(app: FastifyInstance) {
  for (const name of journeyFileNames.filter(each => extname(each) !== '.html'))
    app.get(`/__mock/${name}`, (_, reply) => sendFile(reply, name))
  // What a TrustBox shows in its frame; its script reads the rest from the address.
  app.get('/__mock/trustboxes/:template/index.html', (_, reply) => {
    reply.header('content-security-policy', "default-src 'none'; script-src 'self'; style-src 'self'")
    return sendFile(reply, 'trustbox.html')
  })
}

function sendFile(reply: FastifyReply, name: string): FastifyReply {
  return reply.type(contentTypeOf(name)).header('cache-control', 'no-cache').send(readJourneyFile(name))
}
