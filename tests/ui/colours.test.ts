import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/architecture/source-files.ts'

type Scheme = 'light' | 'dark'

/** What must be seen beside its ground without being text, which axe measures in the browser. */
const pairs = [
  ['edge', 'field'],
  ['edge', 'card'],
  ['edge', 'page'],
  ['focus', 'card'],
  ['focus', 'page'],
  ['chosen-edge', 'card'],
  ['chosen-edge', 'accent-wash'],
  ['panel-focus', 'panel'],
  ['solid', 'accent-wash'],
] as const

const styles = sourceFiles('web/src/styles/tokens.css', 'web/src/brand/brand.css').map(({ text }) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, ''),
)

/** Returns what a colour role is in one scheme, `#rrggbb`. */
function colours(scheme: Scheme): (role: string) => string {
  const values = new Map<string, string>()
  for (const text of styles)
    for (const [, name = '', light = '', dark = light] of (text.split('@media')[0] ?? '').matchAll(
      /^\s*--([\w-]+): (?:light-dark\()?([^;,]+?)(?:, ([^;]+?))?\)?;/gm,
    ))
      values.set(name, scheme === 'light' ? light : dark)
  const resolve = (role: string): string => {
    const value = values.get(role) ?? expect.fail(`There is no token --${role}.`)
    const other = /^var\(--([\w-]+)/.exec(value)?.[1]
    return other ? resolve(other) : value
  }
  return resolve
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each<Scheme>(['light', 'dark'])('The colours of the %s scheme', scheme => {
  const colour = colours(scheme)
  it.each(pairs)('%s on %s keeps the contrast of 3 that WCAG 2.2 asks of what is not text', (mark, ground) => {
    const [lighter = 0, darker = 0] = [colour(mark), colour(ground)].map(luminance).sort((a, b) => b - a)
    expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(3)
  })
})
