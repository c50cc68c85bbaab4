import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/architecture/source-files.ts'
import { colourTokens, type Scheme } from './colour-tokens.ts'
import { pairsUsed } from './colours-used.ts'
import { contrast } from './contrast.ts'

const forText = 4.5
const forEdges = 3

/** Every pair of colours that components put on each other: what is read, on what, and what it is where that is not plain. */
const pairs: [ink: string, ground: string, atLeast: number][] = [
  ...['--page', '--card', '--field', '--sunken'].flatMap(ground =>
    ['--text', '--text-soft', '--text-quiet', '--link', '--error', '--done'].map((ink): [string, string, number] => [
      ink,
      ground,
      forText,
    ]),
  ),
  ...['--info-wash', '--done-wash', '--accent-wash', '--error-wash'].flatMap(ground =>
    ['--text', '--text-soft', '--link'].map((ink): [string, string, number] => [ink, ground, forText]),
  ),
  ['--error', '--error-wash', forText],
  ['--done', '--done-wash', forText],
  ['--on-accent-wash', '--accent-wash', forText],
  ['--on-accent', '--accent', forText],
  ['--ink-900', '--sun-500', forText],
  ['--on-accent', '--accent-edge', forText],
  ['--on-solid', '--solid', forText],
  ['--on-done', '--done', forText],
  ['--on-off', '--off', forText],
  ['--on-panel', '--panel', forText],
  ['--on-panel', '--panel-raised', forText],
  ['--on-panel-quiet', '--panel', forText],
  ['--on-panel-quiet', '--panel-raised', forText],
  ['--panel-accent', '--panel', forText],
  ['--panel-focus', '--panel', forEdges],
  ['--edge', '--field', forEdges],
  ['--edge', '--card', forEdges],
  ['--edge', '--page', forEdges],
  ['--focus', '--card', forEdges],
  ['--focus', '--page', forEdges],
  ['--chosen-edge', '--card', forEdges],
  ['--chosen-edge', '--accent-wash', forEdges],
  ['--solid', '--accent-wash', forEdges],
]

describe.each<Scheme>(['light', 'dark'])('The colours of the %s scheme', scheme => {
  const colour = colourTokens(scheme)
  it.each(pairs)('%s on %s keeps a contrast of at least %d', (ink, ground, atLeast) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(atLeast)
  })
})

describe('The pairs that are measured', () => {
  const measured = new Set(pairs.map(([ink, ground]) => `${ink} on ${ground}`))

  it('are all that a style sheet puts on each other, of the product and of what the mock server shows', () => {
    const used = pairsUsed(sourceFiles('{web/src,mock-server}/**/*.css'))
    expect(used.size).toBeGreaterThan(15)
    expect([...used].filter(([pair]) => !measured.has(pair))).toEqual([])
  })

  it('miss one that is planted', () => {
    const planted = { path: 'a.css', text: '.a { color: var(--hairline); background: var(--card) }' }
    expect([...pairsUsed([planted]).keys()].filter(pair => !measured.has(pair))).toEqual(['--hairline on --card'])
  })
})

describe('The measure of contrast', () => {
  it('knows black on white and the published example of grey on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})

describe('A second brand', () => {
  it('changes what is pressed by replacing the palette alone', () => {
    const colour = colourTokens('light', ':root {\n  --sun-500: #7bd389;\n}')
    expect(colour('--accent')).toBe('#7bd389')
  })

  it('is measured like the first, and a colour too pale for its text is found', () => {
    const pale = colourTokens('light', ':root {\n  --ink-900: #c8ccd4;\n}')
    expect(contrast(pale('--text'), pale('--card'))).toBeLessThan(forText)
  })
})
