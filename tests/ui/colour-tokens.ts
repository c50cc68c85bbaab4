import { readFileSync } from 'node:fs'

export type Scheme = 'light' | 'dark'

const styles = new URL('../../web/src/styles/tokens.css', import.meta.url)
const brand = new URL('../../web/src/brand/brand.css', import.meta.url)

const darkQuery = /@media (screen and )?\(prefers-color-scheme: dark\)/

function declarations(css: string): [string, string][] {
  return [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value])
}

/** The block after an at-rule's `{`, up to its own closing brace. */
function block(css: string, head: RegExp): string {
  const start = css.search(head)
  if (start < 0) return ''
  let depth = 0
  for (let at = css.indexOf('{', start); at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return css.slice(start, at)
  }
  return ''
}

/** What a style sheet declares in one scheme: first its plain part, up to the first at-rule, then its dark one. */
function declarationsIn(css: string, scheme: Scheme): [string, string][] {
  const plain = css.split('@media')[0] ?? ''
  return [...declarations(plain), ...(scheme === 'dark' ? declarations(block(css, darkQuery)) : [])]
}

/**
 * What a colour role comes to in one scheme, `#rrggbb`, following `var()`.
 * `palette` is a further style sheet that stands over the others, such as another brand's.
 */
export function colourTokens(scheme: Scheme, palette = ''): (role: string) => string {
  const sheets = [readFileSync(styles, 'utf8'), readFileSync(brand, 'utf8'), palette]
  const values = new Map(sheets.flatMap(css => declarationsIn(css, scheme)))
  const resolve = (role: string): string => {
    const value = values.get(role)
    if (value === undefined) throw new Error(`There is no token ${role}.`)
    const pointed = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    return pointed ? resolve(pointed) : value
  }
  return resolve
}
