import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/architecture/source-files.ts'

type Scheme = 'light' | 'dark'

const forText = 4.5
const forEdges = 3

/** The colours that components put on each other: inks, grounds and the least contrast of WCAG 2.2. */
const pairs = [
  pair('text text-soft text-quiet link error done', 'page card field sunken', forText),
  pair('text text-soft link', 'info-wash done-wash accent-wash error-wash', forText),
  pair('on-panel on-panel-quiet', 'panel panel-raised', forText),
  pair('edge', 'field card page', forEdges),
  pair('focus', 'card page', forEdges),
  pair('chosen-edge', 'card accent-wash', forEdges),
  ...[
    'error error-wash',
    'done done-wash',
    'on-accent-wash accent-wash',
    'on-accent accent',
    'ink-900 sun-500',
    'ink-900 on-panel',
  ]
    .concat('on-accent accent-edge', 'on-solid solid', 'on-done done', 'on-off off', 'panel-accent panel')
    .map(each => pair(each.split(' ')[0] ?? '', each.split(' ')[1] ?? '', forText)),
  pair('panel-focus', 'panel', forEdges),
  pair('solid', 'accent-wash', forEdges),
].flat()

function pair(inks: string, grounds: string, atLeast: number) {
  return inks.split(' ').flatMap(ink => grounds.split(' ').map(ground => [`--${ink}`, `--${ground}`, atLeast] as const))
}

const styles = sourceFiles('web/src/styles/tokens.css', 'web/src/brand/brand.css').map(({ text }) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, ''),
)

/** Returns what a colour role is in one scheme, `#rrggbb`. The dark declarations stand in a media query after the plain ones. */
function colours(scheme: Scheme): (role: string) => string {
  const values = new Map<string, string>()
  const declare = (css = '') => {
    for (const [, name = '', value = ''] of css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)) values.set(name, value)
  }
  for (const text of styles) {
    declare(text.split('@media')[0])
    if (scheme === 'dark')
      declare(/@media (?:screen and )?\(prefers-color-scheme: dark\) \{([\s\S]*?\n {2}\})/.exec(text)?.[1])
  }
  const resolve = (role: string): string => {
    const value = values.get(role) ?? expect.fail(`There is no token ${role}.`)
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
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

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each<Scheme>(['light', 'dark'])('The colours of the %s scheme', scheme => {
  const colour = colours(scheme)
  it.each(pairs)('%s on %s keeps a contrast of at least %d', (ink, ground, atLeast) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(atLeast)
  })
})

it('The pairs that are measured are all that a style sheet puts on each other', () => {
  const measured = new Set(pairs.map(([ink, ground]) => `${ink} on ${ground}`))
  const used = sourceFiles('{web/src,mock-server}/**/*.css').flatMap(({ text }) =>
    [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
      const ink = /(?:^|[;\s])color:\s*var\((--[\w-]+)\)/.exec(rule)?.[1]
      const ground = /background(?:-color)?:\s*var\((--[\w-]+)\)/.exec(rule)?.[1]
      return ink && ground ? [`${ink} on ${ground}`] : []
    }),
  )
  expect(used.length).toBeGreaterThan(15)
  expect(used.filter(each => !measured.has(each))).toEqual([])
})
