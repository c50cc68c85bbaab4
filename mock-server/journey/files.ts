import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sendFile } from '#mock/shared/send-file.ts'

const own = new URL('./files/', import.meta.url)
const web = new URL('../../web/src/', import.meta.url)
const { resolve } = createRequire(import.meta.url)

/** What comes from elsewhere in the repository. The package has it beside the others. */
const borrowed: Record<string, () => string | Buffer> = {
  'journey/figtree.woff2': () =>
    readFileSync(resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
  'journey/icon.svg': () => readFileSync(new URL('brand/public/favicon.svg', web)),
  'journey/style.css': createStylesheet,
}

const ownNames = readdirSync(own, { recursive: true, encoding: 'utf8' })
export const journeyFileNames = [...new Set([...ownNames, ...Object.keys(borrowed)])].filter(extname)

/** Reads a file of the journey, each time again, so that a change shows at once. */
export function readJourneyFile(name: string): string | Buffer {
  const file = new URL(name, own)
  return existsSync(file) || !borrowed[name] ? readFileSync(file) : borrowed[name]()
}

/** The product's own tokens, base styles and parts, then the styles of the journey. */
function createStylesheet(): string {
  const product = (path: string) => readFileSync(new URL(`${path}.css`, web), 'utf8')
  const layer = (name: string) => `@layer ${name} {\n${product(`styles/${name}`)}\n}\n`
  const parts = ['ui/Button', 'ui/Notice', 'ui/control', 'ui/elements', 'logo/Logo']
  return [
    '@layer reset, tokens, base;\n',
    product('styles/fonts').replace(/url\('[^']+'\)/, "url('/__mock/journey/figtree.woff2')"),
    ...['reset', 'tokens', 'base'].map(layer),
    product('brand/brand'),
    ...parts.map(each => product(`${each}.module`)),
    readFileSync(new URL('style.css', import.meta.url), 'utf8'),
  ].join('\n')
}

/** Serves the stylesheet, the font and the scripts that third parties serve to the wizard. */
export function filesPlugin(app: FastifyInstance) {
  for (const name of journeyFileNames.filter(each => /\.(css|js|svg|woff2)$/.test(each)))
    app.get(`/__mock/${name}`, (_, reply) => sendFile(reply, name, readJourneyFile(name)))
}
