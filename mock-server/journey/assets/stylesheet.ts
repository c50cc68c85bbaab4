import { readFileSync } from 'node:fs'

const ownFiles = [
  'page',
  'controls',
  'marketing',
  'offer',
  'sections',
  'phone',
  'legal',
  'mail',
  'letter',
  'signature',
  'app',
  'sign-in',
  'chatbot',
] as const

const read = (path: string | URL) => readFileSync(new URL(path, import.meta.url), 'utf8')
/** The place of one of this world's style sheets. */
export const journeyStyle = (name: (typeof ownFiles)[number]) => new URL(`../styles/${name}.css`, import.meta.url)
const ofProduct = (path: string) => read(`../../../web/src/${path}`)
const layer = (name: string, css: string) => `@layer ${name} {\n${css}\n}\n`

/**
 * The style of every page of the outside world: the product's own tokens, foundations and buttons, so that a change to them
 * shows here too, and then what the pages need beyond. Read anew each time: whoever changes a token sees it at once.
 */
export function stylesheet(own: readonly URL[] = ownFiles.map(journeyStyle)): string {
  return [
    '@layer reset, tokens, base, components;\n',
    ofProduct('styles/fonts.css').replace(/url\('[^']+'\)/, "url('/__mock/journey/figtree.woff2')"),
    layer('reset', ofProduct('styles/reset.css')),
    layer('tokens', ofProduct('styles/tokens.css')),
    layer('base', ofProduct('styles/base.css')),
    ofProduct('brand/brand.css'),
    ...['logo/Logo', 'logo/Mark', 'logo/PanelArt', 'ui/Button', 'ui/icons'].map(name =>
      ofProduct(`${name}.module.css`),
    ),
    ...own.map(read),
  ].join('\n')
}
