import { describe, expect, test } from 'vitest'
import type { GrayImage } from '#mock/invoice/image/gray-image.ts'
import { inkParts } from '#mock/invoice/image/ink-parts.ts'
import { leftEdgeStray } from '#mock/invoice/image/left-edge.ts'
import { withoutContradicted } from '#mock/invoice/ocr/doubtful-signs.ts'
import { withRaisedLetters } from '#mock/invoice/ocr/raised-letter.ts'
import { stripsOf } from '#mock/invoice/ocr/read-again.ts'
import { type RecognisedBlocks, wordsOf } from '#mock/invoice/ocr/recogniser.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'

// Signs as they lie in a line, a letter per pixel of 2 × 2: "3" and "B" as high as the line, "º" raised.
const drawings = {
  B: ['####.', '#..##', '#..##', '####.', '#..##', '#..##', '####.'],
  8: ['.###.', '##.##', '##.##', '.###.', '##.##', '##.##', '.###.'],
  2: ['#####', '....#', '....#', '#####', '#....', '#....', '#####'],
  P: ['####.', '#..##', '#..##', '####.', '#....', '#....', '#....'],
  º: ['###', '#.#', '#.#', '###', '...', '...', '...'],
  '%': ['##...#', '##..#.', '...#..', '...#..', '..#...', '.#..##', '#...##'],
  // A thin one whose top and foot are too faint.
  o: ['...', '#.#', '#.#', '#.#', '...', '...', '...'],
  // A faint one, whose tip is apart.
  1: ['...#', '##.#', '##.#', '...#', '...#', '...#', '...#'],
  '.': ['.', '.', '.', '.', '.', '.', '#'],
  '-': ['...', '...', '...', '###', '...', '...', '...'],
  ' ': ['...', '...', '...', '...', '...', '...', '...'],
} satisfies Record<string, readonly string[]>

const scale = 2
const left = 10
const base = 34

/** A picture of a line of text, and the word that an engine makes of its signs up to a column. */
function lineOf(signs: string, read: string, { isCutBehind = '' } = {}) {
  const image: GrayImage = { data: new Uint8Array(200 * 50).fill(240), width: 200, height: 50 }
  let x = left
  let right = 0
  for (const sign of signs) {
    const rows = drawings[sign as keyof typeof drawings]
    for (const [row, pixels] of rows.entries())
      for (const [column, pixel] of [...pixels].entries())
        for (let at = 0; at < scale * scale; at += 1) {
          const [px, py] = [x + column * scale + (at % scale), base - (7 - row) * scale + Math.floor(at / scale)]
          if (pixel === '#') image.data[py * image.width + px] = 20
        }
    x += (rows[0]?.length ?? 0) * scale
    if (isCutBehind === '' || right === 0 || !signs.includes(isCutBehind)) right = x
    x += scale
  }
  return { image, word: { text: read, confidence: 95, left, right, base, size: 18 } }
}

const raised = (signs: string, read: string, cut?: { isCutBehind: string }) => {
  const { image, word } = lineOf(signs, read, cut)
  return withRaisedLetters(image, [word]).map(({ text }) => text)
}

describe('§own.475 A raised letter is seen in the picture, whatever sign it was taken for', () => {
  test.each([
    ['2º', '22', '2º'],
    ['2º', '29,', '2º,'],
    ['2º B', '2B', '2º B'],
    ['2º B', '2"B', '2º B'],
    ['22º', '222', '22º'],
    ['2.º', '2.2', '2.º'],
    ['2º', '2a', '2ª'],
    ['Pº', 'P?', 'Pº'],
    ['Pº', 'PP?', 'Pº'],
    ['Po', 'P9', 'Pº'],
  ])('"%s", read as "%s", is "%s"', (signs, read, text) => {
    expect(raised(signs, read)).toEqual([text])
  })

  test('one that was left out behind its figure comes back', () => {
    expect(raised('2º', '2', { isCutBehind: 'º' })).toEqual(['2º'])
  })

  test.each([
    ['22', '22'],
    ['2B', '2B'],
    ['2 B', '2B'],
    ['2%', '2%'],
    ['P1', 'P1'],
    ['21', '21'],
    ['2º2º', '2222'],
  ])('"%s", read as "%s", stays: no letter of it is raised, or nobody knows which', (signs, read) => {
    expect(raised(signs, read)).toEqual([read])
  })
})

describe('§own.476 A sign that the picture contradicts is a guess', () => {
  const isGuess = (signs: string, read: string) => {
    const { image, word } = lineOf(signs, read)
    return withoutContradicted(image, [word]).some(({ confidence }) => confidence < 80)
  }

  test.each([
    ['22B', '228'],
    ['22-B', '22-8'],
    ['B', '8'],
    ['8', 'B'],
    ['228', '22B'],
    ['2PB', '2B'],
  ])('"%s", read as "%s"', (signs, read) => {
    expect(isGuess(signs, read)).toBe(true)
  })

  test.each([
    ['22B', '22B'],
    ['228', '228'],
    ['2B', '2B'],
    ['2 B', '2B'],
    ['28', '28'],
  ])('"%s", read as "%s", is none', (signs, read) => {
    expect(isGuess(signs, read)).toBe(false)
  })

  test.each([
    ['2º B', true],
    ['2º', false],
    ['2º .', false],
  ])('a floor in "%s" whose door nobody read: %s', (signs, isOpen) => {
    const { image, word } = lineOf(signs, '2º')
    const floor = { ...word, right: left + scale * 9 }
    expect(withoutContradicted(image, [floor])[0]?.confidence).toBe(isOpen ? 20 : 95)
    const door = { ...word, text: 'B', left: floor.right + 5 }
    expect(withoutContradicted(image, [floor, door])[0]?.confidence).toBe(95)
  })

  test('a straight back stays straight where the sign leans', () => {
    const { image, word } = lineOf('B', 'B')
    const leaning = { ...image, data: image.data.slice() }
    for (let y = 0; y < image.height; y += 1)
      for (let x = 5; x < image.width; x += 1)
        leaning.data[y * image.width + x] = image.data[y * image.width + x - Math.round((base - y) / 7)] ?? 0
    const [sign] = inkParts(leaning, { left: 0, right: word.right + 10, top: 5, bottom: 45 })
    expect(leftEdgeStray(leaning, sign ?? expect.fail('one sign'))).toBeLessThan(0.1)
  })
})

test('§own.477 the second reading sees a line down to its lowest word, beside a column that stands higher', () => {
  const wordOf = (text: string, left: number, base: number) => ({
    ...{ text, left, right: left + 10 * text.length, base },
    ...{ size: 20, confidence: 96 },
  })
  const words = [
    ...[wordOf('Potencia', 700, 600), wordOf('contratada', 800, 600), wordOf('4,6', 920, 600), wordOf('kW', 970, 600)],
    wordOf('Fleming', 100, 608),
  ]
  const [strip] = stripsOf({ height: 1000 }, groupWords(words, 0, 1.7), words)
  expect(strip && strip.top + strip.height).toBe(608 + 5)
})

describe('§own.477 Words of one line stay one line', () => {
  const wordAt = (text: string, x0: number, width: number) => ({
    text,
    confidence: 90,
    bbox: { x0, x1: x0 + width * text.length, y0: 96, y1: 114 },
    symbols: [...text].map((sign, index) => ({
      text: sign,
      bbox: { x0: x0 + width * index, x1: x0 + width * (index + 1), y0: 96, y1: 114 },
    })),
  })
  const read = (words: ReturnType<typeof wordAt>[], foot: { y0: number; y1: number }) => {
    const line = { words, bbox: { x0: 0, y0: 95, x1: 400, y1: 115 }, baseline: { x0: 0, x1: 400, ...foot } }
    const blocks: RecognisedBlocks = [{ paragraphs: [{ lines: [line] }] }]
    return wordsOf(blocks)
  }

  test('though it slants a little: else the line of another column beside it would part them', () => {
    const words = [wordAt('AV', 0, 10), wordAt('de', 30, 10), wordAt('la', 60, 10), wordAt('Factura', 90, 10)]
    const bases = read(words, { y0: 112, y1: 115 }).map(({ base }) => base)
    expect(new Set(bases).size).toBe(1)
  })

  test('though one reaches below it', () => {
    const words = [wordAt('C/', 0, 10), wordAt('del', 30, 10), wordAt('Gas', 70, 10)]
    const [first] = words
    if (first) first.bbox.y1 = 124
    expect(new Set(read(words, { y0: 114, y1: 114 }).map(({ base }) => base)).size).toBe(1)
  })

  test('nor do they run together where the engine gives one the box of all', () => {
    const words = [wordAt('ESC', 0, 30), wordAt('D', 40, 10), wordAt('BJ', 60, 10)]
    expect(
      groupWords(read(words, { y0: 114, y1: 114 }), 0).flatMap(({ cells }) => cells.map(({ text }) => text)),
    ).toEqual(['ESC D BJ'])
  })

  test('nor where the blank between two words of letters is narrow', () => {
    const words = [wordAt('RAMÓN', 0, 10), wordAt('Y', 52, 10), wordAt('CAJAL', 64, 10)]
    const [line] = groupWords(read(words, { y0: 114, y1: 114 }), 0)
    expect(line?.cells.map(({ text }) => text)).toEqual(['RAMÓN Y CAJAL'])
  })

  test('and those behind a wide gap keep their own foot', () => {
    const bases = read([wordAt('AV', 0, 10), wordAt('Punta', 300, 10)], { y0: 112, y1: 115 }).map(({ base }) => base)
    expect(new Set(bases).size).toBe(2)
  })

  test.each([
    ['BIS,5C', ['BIS,', '5C']],
    ['Sol,Bajo', ['Sol,', 'Bajo']],
    ['12,B', ['12,', 'B']],
    ['3,45', ['3,45']],
    ['Sol,', ['Sol,']],
  ])('"%s" is parted at a comma of words: %j', (text, pieces) => {
    const words = read([wordAt(text, 0, 10)], { y0: 114, y1: 114 })
    expect(words.map(word => word.text)).toEqual(pieces)
    expect(words.map(word => word.right - word.left)).toEqual(pieces.map(piece => 10 * piece.length))
  })
})
