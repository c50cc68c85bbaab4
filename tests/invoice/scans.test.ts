import { describe, expect, test } from 'vitest'
import { aroundHalf, recognisePage, writtenRows } from '#mock/invoice/ocr/recognise-page.ts'
import { type RecognisedBlocks, wordsOf } from '#mock/invoice/ocr/recogniser.ts'
import { findInText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'

describe('§own.396 A word stands on its line', () => {
  const wordAt = (text: string, x0: number, y0: number, y1: number) => ({
    text,
    confidence: 90,
    bbox: { x0, x1: x0 + 40, y0, y1 },
    symbols: [],
  })
  const blocks = (words: ReturnType<typeof wordAt>[]): RecognisedBlocks => [
    {
      paragraphs: [
        {
          lines: [{ words, bbox: { x0: 0, y0: 95, x1: 300, y1: 115 }, baseline: { x0: 0, y0: 114, x1: 300, y1: 114 } }],
        },
      ],
    },
  ]
  const basesOf = (words: ReturnType<typeof wordAt>[]) => wordsOf(blocks(words)).map(({ base }) => base)

  test('whose box the engine does not know: it gives one higher than the line', () => {
    expect(basesOf([wordAt('Cristovo', 0, 96, 114), wordAt('de', 50, 87, 123)])).toEqual([114, 114])
  })

  test('of a column that is a little higher stands on its own foot', () => {
    expect(basesOf([wordAt('Punta', 0, 96, 114), wordAt('Val', 200, 95, 106)])).toEqual([114, 106])
  })
})

describe('§own.397 Empty paper is not read', () => {
  const inkOf = (height: number, from: number, to: number) =>
    new Uint32Array(height).map((_, y) => (y >= from && y < to ? 50 : y % 3))

  test('above and below what is written, but for a usual margin; specks are no letters', () => {
    expect(writtenRows(inkOf(2000, 300, 700))).toEqual({ from: 260, to: 739 })
    expect(writtenRows(inkOf(2000, 100, 700))).toEqual({ from: 0, to: 739 })
    expect(writtenRows(inkOf(2000, 200, 1800))).toEqual({ from: 0, to: 2000 })
    expect(writtenRows(inkOf(2000, 0, 0))).toEqual({ from: 0, to: 0 })
  })

  test('nor a page with nothing on it', async () => {
    const size = { width: 800, height: 900 }
    const grain = new Uint8Array(size.width * size.height).map((_, at) => 235 + ((at * 7919) % 17))
    expect(await recognisePage({ data: grain, ...size })).toEqual([])
  })
})

test('a page is parted where half of its strokes are above, so that its two parts take as long', () => {
  const strokes = new Uint32Array(2000).map((_, y) => (y < 1200 ? 5 : 20))
  expect(aroundHalf(strokes, { from: 0, to: 2000 })).toEqual({ from: 1289, to: 1609 })
  expect(aroundHalf(strokes, { from: 1000, to: 1900 })).toEqual({ from: 1452, to: 1596 })
  const lowest = new Uint32Array(2000).map((_, y) => (y < 1990 ? 0 : 9))
  expect(aroundHalf(lowest, { from: 0, to: 2000 })).toEqual({ from: 1834, to: 2000 })
})

test('§own.399 a house without a number is one home, whether its thin stroke was read or not', () => {
  const bill = (number: string) =>
    linesOfPlainText(
      [
        'Destinatario',
        'LUCÍA MUESTRA PRUEBA',
        'Calle Luna s/n, Bajo',
        '25799 El Pont de Bar (Lleida)',
        '',
        'Tu suministro',
        ...['Titular', 'LUCÍA MUESTRA PRUEBA', 'NIF', '00000000T'],
        ...['Calle', 'Calle Luna', 'Número', number, 'Piso y puerta', 'Bajo', 'CP', '25799'],
        ...['Municipio', 'El Pont de Bar', 'Provincia', 'Lleida'],
        ...['Código universal de punto de suministro', 'ES0031000000552868ZY'],
      ].join('\n'),
    )
  const read = (number: string) => findInText(bill(number), bill(number)).reading
  expect(read('s/n')).toMatchObject({ street: 'Calle Luna', streetNr: 's/n', apartment: 'Bajo' })
  expect(read('sn')).toEqual(read('s/n'))
  expect(read('sin')).toEqual(read('s/n'))
})
