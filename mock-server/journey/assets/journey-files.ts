import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { legalDocuments } from '../legal/company.ts'

const top = fileURLToPath(new URL('../../..', import.meta.url))
const journey = join(top, 'mock-server/journey')
const { resolve } = createRequire(import.meta.url)
// The package exports its flags as components only; the files lie beside its package.json.
const flag = (code: string) => join(dirname(resolve('country-flag-icons/package.json')), '3x2', `${code}.svg`)

const read = (path: string) => readFileSync(path)

/** Every file that pages load or are made of, by its name in the package. */
const sources: Record<string, () => string | Buffer> = {
  'journey/style.css': createStylesheet,
  'journey/figtree.woff2': () => read(resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
  'journey/icon.svg': () => read(join(top, 'web/src/brand/public/favicon.svg')),
  'journey/flags/ES.svg': () => read(flag('ES')),
  'journey/flags/GB.svg': () => read(flag('GB')),
  'journey/chatbot.js': () => read(join(journey, 'chatbot/chatbot.js')),
  'journey/popup.js': () => read(join(journey, 'sign-in/popup.js')),
  'google/client.js': () => read(join(journey, 'sign-in/client.js')),
  'journey/trustbox.css': () => read(join(journey, 'reviews/trustbox.css')),
  'journey/trustbox.js': () => read(join(journey, 'reviews/trustbox.js')),
  'reviews.js': () => read(join(journey, 'reviews/reviews.js')),
  'trustbox.html': () => read(join(journey, 'reviews/trustbox.html')),
  ...Object.fromEntries(
    legalDocuments.flatMap(document =>
      ['es_ES', 'en_GB'].map(language => {
        const name = `${document}.${language}.html`
        return [`legal/${name}`, () => read(join(journey, 'legal/texts', name))]
      }),
    ),
  ),
}

/** The package has them beside its code. */
const packed = new URL('./files/', import.meta.url)
const isPacked = existsSync(packed)

export const journeyFileNames = Object.keys(sources)

/** Reads a file of the journey; in the repository anew each time, so that a change shows at once. */
export function readJourneyFile(name: string): string | Buffer {
  if (isPacked) return readFileSync(new URL(name, packed))
  const source = sources[name]
  if (!source) throw new Error(`The journey has no file ${name}.`)
  return source()
}

const parts = ['layout', 'controls', 'page', 'marketing', 'document', 'mail', 'signature', 'chatbot']
const components = [
  'ui/Button',
  'ui/Eyebrow',
  'ui/Notice',
  'ui/VisuallyHidden',
  'ui/icons',
  'logo/Logo',
  'logo/Mark',
  'logo/PanelArt',
]

/** The product's own tokens, base styles, buttons, eyebrows and notices, then the styles of the journey. */
function createStylesheet(): string {
  const product = (path: string) => readFileSync(join(top, 'web/src', `${path}.css`), 'utf8')
  const layer = (name: string) => `@layer ${name} {\n${product(`styles/${name}`)}\n}\n`
  return [
    '@layer reset, tokens, base, components;\n',
    product('styles/fonts').replace(/url\('[^']+'\)/, "url('/__mock/journey/figtree.woff2')"),
    ...['reset', 'tokens', 'base'].map(layer),
    product('brand/brand'),
    ...components.map(each => product(`${each}.module`)),
    ...parts.map(each => readFileSync(join(journey, `styles/${each}.css`), 'utf8')),
  ].join('\n')
}
