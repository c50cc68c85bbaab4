import { describe, expect, test } from 'vitest'
import { fullContrast } from '#mock/invoice/image/full-contrast.ts'
import { withKnownWords } from '#mock/invoice/ocr/known-words.ts'
import { stripsOf } from '#mock/invoice/ocr/read-again.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { columns } from '#tests/support/invoices.ts'

const wordAt = (text: string, left: number, { base = 100, size = 20 } = {}) => ({
  ...{ text, left, right: left + 10 * text.length, base },
  ...{ size, confidence: 96 },
})

describe('§own.676 A pale copy of a page gets its ink back', () => {
  const page = (ink: number, inkPixels: number) => ({
    data: Uint8Array.from({ length: 1000 }, (_, at) => (at < inkPixels ? ink : 240)),
    width: 100,
    height: 10,
  })

  test('where it has ink that is paler than ink', () => {
    const { data } = fullContrast(page(170, 40))
    expect(data[0]).toBeLessThan(80)
    expect(data.at(-1)).toBeGreaterThan(225)
  })

  test.each([
    ['dark ink', page(40, 40)],
    ['grain alone', page(215, 40)],
    ['nothing', page(170, 2)],
  ])('a page with %s stays as it is', (_, image) => expect(fullContrast(image)).toBe(image))
})

test('§own.677 An amount in large type beside an address does not make its strip show the next line', () => {
  const words = [
    ...[wordAt('CL', 500), wordAt('BRAVO', 530), wordAt('MURILLO', 590), wordAt('231', 670)],
    wordAt('76,83', 1400, { base: 107, size: 72 }),
    wordAt('28020', 500, { base: 135 }),
    wordAt('MADRID', 560, { base: 135 }),
  ]
  const lines = groupWords(words, 0, 1.7)
  const strips = stripsOf({ height: 1000 }, lines, words)
  expect(strips.map(({ top, height }) => top + height)).toEqual([112, 144])
})

test('§own.678 In a picture, an illegible label over a code is its own beside those of town and province', () =>
  expect(
    readText(
      columns(
        [[0, 'DIRECCIÓN DEL PUNTO DE SUMINISTRO']],
        [
          [0, 'Tipo vía'],
          [20, 'Nombre de la vía'],
          [60, 'Número'],
        ],
        [
          [0, 'CALLE'],
          [20, 'HERMANOS BECERRIL'],
          [60, '9'],
        ],
        [
          [0, '¿¿¿¿'],
          [20, 'Municipio'],
          [60, 'Provincia'],
        ],
        [
          [0, '16002'],
          [20, 'CUENCA'],
          [60, 'CUENCA'],
        ],
      ),
    ),
  ).toMatchObject({ street: 'CALLE HERMANOS BECERRIL', streetNr: '9', zipCode: '16002', municipality: 'CUENCA' }))

test.each([
  ['C]', 'CORREDERA', 'C/'],
  ['C)', 'Mayor', 'C/'],
  ['C]', '58', 'C]'],
])('§own.679 The stroke of "C/" may look like a bracket: "%s %s"', (text, behind, meant) =>
  expect(withKnownWords([wordAt(text, 0), wordAt(behind, 100)])[0]?.text).toBe(meant),
)

test('§own.690 A line alone over the labels of an address heads its form, also where the first label was lost', () =>
  expect(
    readText(
      columns(
        [[0, 'Dirección fiscal']],
        [[0, 'PLAZA DE LAS MONJAS 2, 1º A, 18800 BAZA (GRANADA)']],
        [[45, 'DIRECCIÓN DEL PUNTO DE SUMINISTRO']],
        [
          [0, 'vía'],
          [50, 'Número'],
          [75, 'Piso'],
          [90, 'Puerta'],
        ],
        [
          [0, 'AVENIDA DE GRANADA'],
          [50, '8'],
          [75, '1'],
          [90, 'C'],
        ],
        [
          [0, 'Código postal'],
          [50, 'Población'],
          [75, 'Provincia'],
        ],
        [
          [0, '18830'],
          [50, 'HUÉSCAR'],
          [75, 'GRANADA'],
        ],
      ),
    ),
  ).toMatchObject({ street: 'AVENIDA DE GRANADA', streetNr: '8', zipCode: '18830' }))

test.each([
  ['DEJUNIO', 'DE JUNIO'],
  ['Demayo,', 'De mayo,'],
  ['DELGADO', 'DELGADO'],
])('§own.691 The blank of a day is put back: "%s"', (text, meant) =>
  expect(withKnownWords([wordAt(text, 0)])[0]?.text).toBe(meant),
)
