import { createRequire } from 'node:module'
import path from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { certainAddress } from '#mock/invoice/address/pictured-address.ts'
import { findSheet } from '#mock/invoice/image/find-sheet.ts'
import { type GrayImage, grayOf } from '#mock/invoice/image/gray-image.ts'
import { withoutContradicted } from '#mock/invoice/ocr/doubtful-signs.ts'
import { readAgain } from '#mock/invoice/ocr/read-again.ts'
import { textOf } from '#mock/invoice/ocr/read-page-picture.ts'
import { unreadFields, withFieldsReadAlone } from '#mock/invoice/ocr/unread-fields.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, cups, row } from '#tests/support/invoices.ts'

const size = 27
const fonts = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
GlobalFonts.registerFromPath(path.join(fonts, 'standard_fonts', 'LiberationSans-Regular.ttf'), 'Page')

/** White paper with these texts on it. */
function paper(texts: readonly (readonly [text: string, left: number, base: number])[]): GrayImage {
  const canvas = createCanvas(900, 300)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.font = `${size}px Page`
  for (const [text, left, base] of texts) context.fillText(text, left, base)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return grayOf({ data, width, height })
}

const wordAt = (text: string, left: number, base: number) => ({
  ...{ text, left, right: left + 14 * text.length, base },
  ...{ size, confidence: 96 },
})

describe('§own.928 A letter alone in the field of a floor or a door', () => {
  const label = wordAt('Puerta', 60, 100)

  test('is read alone where no reading of the page saw it', async () => {
    const page = paper([
      ['Puerta', 60, 100],
      ['A', 400, 100],
    ])
    expect(await unreadFields(page, [label])).toMatchObject([{ text: 'A', base: 100 }])
  })

  test('says that the field is not empty where it cannot be read', async () => {
    const page = paper([
      ['Puerta', 60, 100],
      ['&', 400, 100],
    ])
    expect(await unreadFields(page, [label])).toMatchObject([{ text: '¿', confidence: 0 }])
  })

  test('is found below its label, too', async () => {
    const page = paper([
      ['Puerta', 60, 100],
      ['B', 62, 140],
    ])
    const [found, ...more] = await unreadFields(page, [label])
    expect(found?.base).toBeGreaterThan(130)
    expect(more).toEqual([])
  })

  test('is none where the field is empty, or the letter was read', async () => {
    const page = paper([
      ['Puerta', 60, 100],
      ['A', 400, 100],
    ])
    expect(await unreadFields(page, [label, wordAt('A', 400, 100)])).toEqual([])
    expect(await unreadFields(paper([['Puerta', 60, 100]]), [label])).toEqual([])
  })

  test('stands under a row of labels, where the value is known, and not beside it', async () => {
    const page = paper([
      ['Piso', 60, 100],
      ['Puerta', 260, 100],
      ['4', 60, 140],
      ['C', 260, 140],
      ['|', 700, 100],
    ])
    const words = [wordAt('Piso', 60, 100), wordAt('Puerta', 260, 100), wordAt('4', 60, 140), wordAt('C', 260, 140)]
    expect(await unreadFields(page, words)).toEqual([])
  })
})

describe('§own.932 A guess in the field of a floor or a door', () => {
  const label = wordAt('Piso', 60, 100)
  const guess = (text: string) => ({ ...wordAt(text, 400, 100), right: 420, confidence: 20 })
  const page = (text: string) =>
    paper([
      ['Piso', 60, 100],
      [text, 400, 100],
    ])

  test('is read alone, and is certain where both readings agree', async () => {
    expect((await withFieldsReadAlone(page('4'), [label, guess('á')]))[1]).toMatchObject({ text: '4', confidence: 88 })
  })

  test.each(['I', 'O'])('stays one where it is "%s", which may be a figure', async text => {
    expect((await withFieldsReadAlone(page(text), [label, guess('|')]))[1]).toMatchObject({ confidence: 20 })
  })

  test('elsewhere stays as it is', async () => {
    const words = [wordAt('Total', 60, 100), guess('á')]
    expect(await withFieldsReadAlone(page('4'), words)).toEqual(words)
  })
})

test.each([
  ['XI', 20],
  ['XII', 96],
  ['XIII', 20],
])('§own.933 where "XII" is printed, "%s" has the confidence %i', (text, confidence) => {
  const page = paper([
    ['Alfonso', 60, 100],
    ['XII', 180, 100],
  ])
  const word = { ...wordAt(text, 180, 100), right: text === 'XI' ? 206 : 216 }
  expect(withoutContradicted(page, [word])[0]?.confidence).toBe(confidence)
})

test('§own.932 a dot alone behind a label is a speck', () => {
  const words = [wordAt('Escalera', 60, 100), { ...wordAt('.', 190, 100), confidence: 90 }, wordAt('Planta', 500, 100)]
  expect(textOf(words, 1).sure.flatMap(({ cells }) => cells.map(({ text }) => text))).toEqual(['Escalera', 'Planta'])
})

test('§own.928 a number that the page’s own reading overlooked is certain where two later ones see it alike', async () => {
  const form = [
    ['SUMINISTRO', 60, 60],
    ['Calle', 60, 100],
    ['Luna', 300, 100],
    ['Número', 60, 140],
    ['12', 300, 140],
    ['Piso', 60, 180],
    ['14', 300, 180],
    ['C.P.', 60, 220],
    ['28004', 300, 220],
    ['Municipio', 60, 260],
    ['Madrid', 300, 260],
  ] as const
  const seen = form.filter(([text]) => text !== '14').map(([text, left, base]) => wordAt(text, left, base))
  const words = await readAgain(paper(form), seen)
  expect(words.find(({ text }) => text === '14')?.confidence).toBeGreaterThan(80)
})

describe('§own.929 A sheet of which a part lies in shadow', () => {
  /** A sheet between 12 and 88 percent of the picture, and light that falls off over both. */
  function photo({ table, dimmest }: { table: number; dimmest: number }): GrayImage {
    const [width, height] = [600, 800]
    const data = Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [(at % width) / width, Math.floor(at / width) / height]
      const light = dimmest + ((1 - dimmest) * (x + 1 - y)) / 2
      const isSheet = x > 0.12 && x < 0.88 && y > 0.12 && y < 0.88
      return 240 * light * (isSheet ? 1 : table)
    })
    return { data, width, height }
  }

  test('is found by the place of each corner', () => {
    const corners = findSheet(photo({ table: 0.6, dimmest: 0.4 })) ?? expect.fail('the sheet is found')
    const expected = [
      [72, 96],
      [528, 96],
      [528, 704],
      [72, 704],
    ]
    for (const [at, { x, y }] of corners.entries()) {
      expect(Math.abs(x - (expected[at]?.[0] ?? 0))).toBeLessThan(15)
      expect(Math.abs(y - (expected[at]?.[1] ?? 0))).toBeLessThan(15)
    }
  })

  test('is none where no edge is seen', () => expect(findSheet(photo({ table: 1, dimmest: 0.4 }))).toBeNull())

  test('is left out where it cannot be the whole', () =>
    expect(findSheet(photo({ table: 0.6, dimmest: 0.4 }), () => false)).toBeNull())
})

test('§own.930 In a picture the labels of a column begin a few dots apart', () => {
  const lines = columns(
    row(20, 30, 'Datos del suministro', '', 'Datos del titular', ''),
    row(20, 30, 'Calle', 'Luna', 'Nombre', 'Ana Prueba'),
    row(20, 30, 'Número', '2', 'NIF', '00000000T'),
    row(20, 30, 'Escalera', '1', 'Domicilio', 'C/ Sol 9'),
    row(20, 30, 'Piso', '4', 'Código postal', '28013'),
    row(20, 30, 'Puerta', 'C', 'Municipio', 'Madrid'),
    row(20, 30, 'Código postal', '28004', 'Teléfono', '600 000 000'),
    row(20, 30, 'Municipio', 'Madrid', '', ''),
    row(20, 30, 'Provincia', 'Madrid', '', ''),
    [[20, cups]],
  )
  // Three times as many dots as points; each line begins a dot or two farther left.
  const pictured = lines.map((line, index) => ({
    ...line,
    top: 3 * line.top,
    height: 3 * line.height,
    cells: line.cells.map(cell => ({
      ...cell,
      left: 3 * cell.left - 1.2 * index,
      right: 3 * cell.right - 1.2 * index,
    })),
  }))
  expect(readText(pictured, pictured)).toMatchObject({
    ...{ street: 'Calle Luna', streetNr: '2' },
    ...{ zipCode: '28004', municipality: 'Madrid' },
  })
})

test('§own.913 "rn" that was read as "m" is put back where that gives a word of a place, and the word read is none', () => {
  const home = { streetNr: '12', apartment: '3º B', zipCode: '28013', municipality: 'MADRID', province: 'Madrid' }
  const readStreet = (street: string) => certainAddress({ ...home, street }).street
  expect(readStreet('Gemika kalea')).toBe('Gernika kalea')
  expect(readStreet('Calle San Femando')).toBe('Calle San Fernando')
  expect(readStreet('Calle Comella')).toBe('Calle Comella')
  expect(readStreet('Calle Madrid y Zamora')).toBe('Calle Madrid y Zamora')
})
