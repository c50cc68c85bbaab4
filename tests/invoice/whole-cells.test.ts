import { describe, expect, test } from 'vitest'
import { withWholeCells } from '#mock/invoice/address/whole-cells.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, row, wordAt } from '#tests/support/invoices.ts'

/** Lines of `columns`, each as far below the one before as is said, in letters of height 9. */
const linesAt = (...lines: readonly (readonly [gap: number, cells: ReturnType<typeof row>])[]): TextLine[] => {
  let top = 0
  return columns(...lines.map(([, cells]) => cells)).map((line, at) => {
    top += lines[at]?.[0] ?? 0
    return { ...line, top }
  })
}

const head = row(0, 20, 'Dirección', 'Tipo de vía', 'Nombre de la vía', 'Número', 'Piso', 'C.P.', 'Población')
const postal = row(0, 20, 'Correspondencia', 'Avenida', 'del Manzanares', '66', '3', '28019', 'Madrid')
const eras = { street: 'Calle Rincón de las Eras', streetNr: '12', apartment: '1 B' }
const villalba = { zipCode: '28400', municipality: 'Collado Villalba', province: 'Madrid' }

describe('§own.811 The cells of a table may take two lines', () => {
  test('of which the row stands in the middle', () =>
    expect(
      readText(
        linesAt(
          [0, head],
          [20, row(40, 80, 'Rincón de', 'Collado')],
          [7, row(0, 20, 'Suministro', 'Calle', '', '12', '1 B', '28400')],
          [7, row(40, 80, 'las Eras', 'Villalba')],
          [21, postal],
          [40, [[0, cups]]],
        ),
      ),
    ).toMatchObject({ ...eras, ...villalba }))

  test('of which the first is the row', () =>
    expect(
      readText(
        linesAt(
          [0, head],
          [16, row(0, 20, 'Suministro', 'Calle', 'Rincón de', '12', '1 B', '28400', 'Collado')],
          [11, row(40, 80, 'las Eras', 'Villalba')],
          [20, postal],
          [40, [[0, cups]]],
        ),
      ),
    ).toMatchObject({ ...eras, ...villalba }))

  test('the first of which says whose address it is, in two languages', () =>
    expect(
      readText(
        linesAt(
          [0, head],
          [18, row(0, 20, 'Envío de factura', 'Calle', 'Bizkaia', '7', '2', '28019', 'Madrid')],
          [9, [[0, 'Faktura bidaltzeko']]],
          [18, row(0, 20, 'Suministro', 'Calle', 'Rincón de las Eras', '12', '1 B', '28400', 'Collado Villalba')],
          [9, [[0, 'Hornidura']]],
          [40, [[0, cups]]],
        ),
      ),
    ).toMatchObject({ ...eras, ...villalba }))

  test('and no line of it stands level with the row', () =>
    expect(
      readText(
        linesAt(
          [0, head],
          [16, [[0, 'Hornidura']]],
          [5, row(20, 20, 'Calle', 'Rincón de las Eras', '12', '1 B', '28400', 'Collado Villalba')],
          [5, [[0, 'Suministro']]],
          [21, postal],
          [40, [[0, cups]]],
        ),
      ),
    ).toMatchObject({ ...eras, ...villalba }))

  test('and so may its labels, in two languages or not', () =>
    expect(
      readText(
        linesAt(
          [0, row(40, 20, 'Núm. /', 'Pis /', 'C.')],
          [11, row(0, 20, '', 'Carrer / Calle', 'Nº', 'Piso', 'postal', 'Població / Población')],
          [18, row(0, 20, 'Suministro', 'Rincón de las Eras', '12', '1 B', '28400', 'Collado Villalba')],
          [20, row(0, 20, 'Facturación', 'Calle del Manzanares', '66', '3', '28019', 'Madrid')],
          [40, [[0, cups]]],
        ),
      ),
    ).toMatchObject({ ...eras, ...villalba }))

  test.each([
    ['another row', [21, row(40, 40, 'Pendiente', 'Nada')]],
    ['a label with its value', [11, row(40, 40, 'Titular: Ana', 'NIF: no')]],
    ['an address', [11, row(40, 40, '28013 Madrid')]],
    ['a heading', [11, row(40, 40, 'Domicilio fiscal')]],
    ['what stands in no column', [11, row(33, 40, 'de la factura')]],
  ] satisfies [string, [number, ReturnType<typeof row>]][])('and %s is no rest of one', (_, line) => {
    const lines = linesAt(
      [0, head],
      [20, row(0, 20, 'Suministro', 'Calle', 'Luna', '2', '1 B', '28400', 'Collado Villalba')],
      line,
    )
    expect(withWholeCells(lines)).toEqual(lines)
  })
})

test('§own.812 The only row of a table may stand far below its labels', () =>
  expect(
    readText(
      linesAt(
        [0, [[0, 'Dirección del suministro']]],
        [13, head.slice(1)],
        [30, row(20, 20, 'Calle', 'Rincón de las Eras', '12', '1 B', '28400', 'Collado Villalba')],
        [40, [[0, cups]]],
      ),
    ),
  ).toMatchObject({ ...eras, ...villalba }))

describe('§own.813 The rows of a table show where its columns begin', () => {
  const at = (base: number, ...texts: readonly [left: number, text: string][]) =>
    texts.map(([left, text]) => wordAt(text, left, base))
  test('though a label stands close to the next one, and a little before its values', () => {
    const lines = groupWords(
      [
        ...at(20, [0, 'Vía'], [100, 'Nº'], [150, 'Piso'], [180, 'Puerta'], [230, 'C.P.'], [280, 'Población']),
        ...at(40, [2, 'Luna'], [102, '2'], [152, '1'], [182, 'B'], [232, '28004'], [282, 'Madrid']),
      ],
      0,
    )
    expect(lines[0]?.cells.map(({ text }) => text)).toEqual(['Vía', 'Nº', 'Piso', 'Puerta', 'C.P.', 'Población'])
  })
  test('and no name is cut there behind a small word', () => {
    const lines = groupWords(
      [
        ...at(20, [0, 'Vía:'], [40, 'Camino'], [76, 'de'], [92, 'la'], [108, 'Estación']),
        ...at(33, [0, 'C.P.:'], [40, '34800'], [108, 'Población:'], [165, 'Aguilar']),
      ],
      0,
    )
    expect(lines[0]?.cells.map(({ text }) => text).join(' | ')).toContain('Camino de la Estación')
  })
})
