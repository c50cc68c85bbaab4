import { describe, expect, test } from 'vitest'
import { wordsAfterRules } from '#mock/invoice/pdf/ruled-words.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'

const [width, height] = [200, 40]
const base = 25
const size = 10
const white = 255

/** A white page of one line of text, with what `draw` gives each pixel; undefined leaves it white. */
function page(draw: (x: number, y: number) => number | undefined) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.fill(draw(x, y) ?? white, (y * width + x) * 4, (y * width + x) * 4 + 4)
  return { pixels: { data, width, height }, scale: 1 }
}

const word = (text: string, left: number, right: number) => ({
  text,
  left,
  right,
  base,
  size,
  turns: 0,
  start: [left, base] as const,
  along: [right - left, 0] as const,
  up: [0, -size] as const,
})

/** Dark letters of the usual height at these places. */
const inkOf =
  (...words: readonly { left: number; right: number }[]) =>
  (x: number, y: number) =>
    words.some(({ left, right }) => x >= left && x < right && x % 4 < 2) && y > base - 8 && y <= base ? 0 : undefined

const cellsOf = (drawn: ReturnType<typeof page>, words: readonly ReturnType<typeof word>[]) =>
  groupWords(wordsAfterRules(drawn, words), 0).flatMap(({ cells }) => cells.map(({ text }) => text))

describe('§own.878 Words with a line between them stand in two cells, however near they are', () => {
  const words = [word('13270', 20, 45), word('Almagro', 50, 90)]
  const ink = inkOf(...words)

  test.each([
    ['a thin line', (x: number) => (x === 48 ? 90 : undefined)],
    ['a pale line over two columns of pixels', (x: number) => (x === 47 ? 190 : x === 48 ? 130 : undefined)],
    ['a line right before a letter', (x: number) => (x === 49 ? 0 : undefined)],
    ['a line that crosses another', (x: number, y: number) => (x === 48 || y === 12 ? 90 : undefined)],
  ])('%s', (_, line) => {
    expect(
      cellsOf(
        page((x, y) => ink(x, y) ?? line(x, y)),
        words,
      ),
    ).toEqual(['13270', 'Almagro'])
  })

  test('a line in a piece of text', () => {
    const whole = [word('BIS 2', 20, 70)]
    const drawn = page(
      (x, y) => inkOf({ left: 20, right: 48 }, { left: 62, right: 70 })(x, y) ?? (x === 55 ? 90 : undefined),
    )
    expect(cellsOf(drawn, whole)).toEqual(['BIS', '2'])
  })

  test('another ground under a label, with a gap as cells have', () => {
    const apart = [word('C.P.', 20, 45), word('13270', 53, 80)]
    const grounds = page((x, y) => inkOf(...apart)(x, y) ?? (x < 49 ? 220 : undefined))
    expect(cellsOf(grounds, apart)).toEqual(['C.P.', '13270'])
  })

  test.each([
    ['nothing', () => undefined],
    [
      'an upright sign of the text',
      (x: number, y: number) => (x === 48 && y > base - 8 && y < base + 2 ? 0 : undefined),
    ],
    ['a ruled line below', (_: number, y: number) => (y === base + 2 ? 0 : undefined)],
    ['the ground of a marked word', (x: number) => (x > 47 && x < 94 ? 200 : undefined)],
  ])('but not with %s between them', (_, other) => {
    expect(
      cellsOf(
        page((x, y) => ink(x, y) ?? other(x, y)),
        words,
      ),
    ).toEqual(['13270 Almagro'])
  })

  test('the signs of a code, each in a box, are one text', () => {
    const places = [20, 30, 40, 50, 60]
    const signs = places.map((left, at) => word('28004'.charAt(at), left, left + 5))
    const boxes = page((x, y) => inkOf(...signs)(x, y) ?? (x % 10 === 7 ? 0 : undefined))
    expect(cellsOf(boxes, signs)).toEqual(['28004'])
    expect(cellsOf(boxes, signs.slice(0, 2))).toEqual(['2', '8'])
  })
})
