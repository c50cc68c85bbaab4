import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, madrid, readForm, row } from '#tests/support/invoices.ts'

const sol = { street: 'Avenida del Sol', streetNr: '8', ...madrid }

type Cells = readonly (readonly [left: number, text: string])[]

/** Lines at these heights of the page, in type of size 8. */
const at = (...lines: readonly (readonly [top: number, ...cells: Cells])[]): TextLine[] =>
  columns(...lines.map(([, ...cells]) => cells)).map((line, index) => ({
    ...line,
    top: lines[index]?.[0] ?? 0,
    height: 8,
  }))

/** A form of six fields in two columns, from `top` on, with its title beside its middle. */
const formBeside = (
  title: string,
  top: number,
  [kind, name, house]: readonly [string, string, string],
  [code, town]: readonly [string, string],
): (readonly [number, ...Cells])[] => [
  [top, [20, 'Tipo vía'], [40, kind], [70, 'Cód. postal'], [100, code]],
  [top + 10, [20, 'Nombre vía'], [40, name], [70, 'Municipio'], [100, town]],
  [top + 15, [0, title]],
  [top + 20, [20, 'N.º'], [40, house]],
]

describe('§own.885 A title that stands beside the middle of its form', () => {
  const ofOthers = ['Plaza', 'Mayor', '3'] as const
  const ofSupply = ['Avenida', 'del Sol', '8'] as const
  const bill = (first: string, second: string) =>
    readText([
      ...at(
        ...formBeside(first, 20, ofSupply, ['28004', 'Madrid']),
        ...formBeside(second, 60, ofOthers, ['28013', 'Madrid']),
        [120, [0, cups]],
      ),
    ])

  test('says nothing of the form below it, whose own title nobody knows', () => {
    expect(bill('SUMINISTRO', 'Emisora')).toMatchObject(sol)
  })

  test('and a form whose code stands in its first row has what follows, up to the white space', () => {
    expect(bill('TITULAR', 'SUMINISTRO')).toMatchObject({ street: 'Plaza Mayor', streetNr: '3', zipCode: '28013' })
  })
})

test('§own.885 A title that runs up beside a form counts, though it does not reach its first line', () => {
  const form = columns(
    row(14, 26, 'Tipo de vía', 'Avenida'),
    [[0, 'Dirección suministro'], ...row(24, 26, 'Nombre de la vía', 'del Sol')],
    [[0, 'Dirección suministro'], ...row(24, 26, 'Número', '8')],
    [[0, 'Dirección suministro'], ...row(24, 26, 'Código postal', '28004')],
    [[0, 'Dirección suministro'], ...row(24, 26, 'Localidad', 'Madrid')],
    [],
    [[0, 'Datos']],
    [[0, cups]],
  )
  expect(readText(form)).toMatchObject({ streetNr: '8', ...madrid })
})

describe('§own.886 Labels that say whose form it is', () => {
  test('"Suministro: código postal"', () => {
    const form = columns(
      [[0, 'Suministro: vía']],
      [[0, 'Avenida del Sol']],
      [[0, 'Suministro: número / km']],
      [[0, '8']],
      [[0, 'Suministro: código postal']],
      [[0, '28004']],
      [[0, 'Suministro: localidad']],
      [[0, 'Madrid']],
      [],
      [[0, cups]],
    )
    expect(readText(form)).toMatchObject(sol)
  })

  test('the heads of columns may stand higher than their first row, in two lines', () => {
    const table = columns(
      row(0, 26, '', 'TITULAR', 'PUNTO DE', 'ENVÍO'),
      row(0, 26, '', '', 'SUMINISTRO'),
      row(0, 26, '', 'Remedios', '—', 'Remedios'),
      row(0, 26, '', 'Prueba', '', 'Prueba'),
      row(0, 26, 'Tipo de vía', 'Calle', 'Avenida', 'Calle'),
      row(0, 26, 'Nombre de la vía', 'Mayor', 'del Sol', 'Ancha'),
      row(0, 26, 'Número', '3', '8', '5'),
      row(0, 26, 'C.P.', '28013', '28004', '08001'),
      row(0, 26, 'Localidad', 'Madrid', 'Madrid', 'Barcelona'),
      [],
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject(sol)
  })

  test('"Bl." and "Ptl." are parts of a flat, and so is a warehouse with its label', () => {
    const flatOf = (...fields: readonly string[]) =>
      readForm(['Vía', 'Avenida del Sol', 'Nº', '8'], fields, ['C.P.', '28004', 'Municipio', 'Madrid']).apartment
    expect(flatOf('Bl.', '1', 'Piso', '4', 'Pta.', 'B')).toBe('Bl. 1, Piso 4, Pta. B')
    expect(flatOf('PTL', '2', 'Piso', '3')).toBe('PTL 2, Piso 3')
    expect(flatOf('Nave', '6')).toBe('Nave 6')
  })

  test('a sign in the box of a CUPS is no door of the form above', () => {
    const form = readForm(
      ['Vía', 'Avenida del Sol', 'Nº', '8'],
      ['C.P.', '28004', 'Municipio', 'Madrid'],
      ['Portal', '2', 'Piso', '5'],
      ['C.U.P.S.', 'E S 0 0', '3 1 9 0', 'G'],
    )
    expect(form).toMatchObject({ ...sol, apartment: 'Portal 2, Piso 5' })
  })
})

describe('§own.890 What stands beside the labels of a form and is none of its values', () => {
  test('the name of the holder, under "Nombre" beside "Vía"', () => {
    const form = columns(
      [[0, 'SUMINISTRO']],
      row(0, 40, 'Nombre', 'Vía', 'Núm.'),
      row(0, 40, 'Ana Prueba Ejemplo', 'Avenida del Sol', '8'),
      row(0, 40, 'Piso y puerta', 'CP', 'Municipio'),
      row(0, 40, '4 C', '28004', 'Madrid'),
      [[0, cups]],
    )
    expect(readText(form)).toMatchObject({ ...sol, apartment: '4 C' })
  })

  test('a title that runs up beside a table, before the names of its rows', () => {
    const title: [number, string] = [0, 'DIRECCIONES']
    const table = columns(
      row(20, 20, '', 'Vía', 'Núm.', 'C.P.', 'Municipio'),
      [title, ...row(20, 20, 'Titular', 'Calle Mayor', '3', '28013', 'Madrid')],
      [title, ...row(20, 20, 'Suministro', 'Avenida del Sol', '8', '28004', 'Madrid')],
      row(20, 20, 'Envío', 'Calle Ancha', '5', '08001', 'Barcelona'),
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject(sol)
  })

  test('the tariff and a power beside empty fields', () => {
    const form = columns(
      [[0, 'SUMINISTRO']],
      row(0, 40, 'Vía Avenida del Sol', 'Fecha 03/10/2024'),
      row(0, 40, 'Nº 8', 'Periodo 01/09/2024'),
      row(0, 40, 'Piso', 'Tarifa 2.0TD'),
      row(0, 40, 'Puerta', 'Punta 6,9 kW'),
      row(0, 40, 'CP 28004', 'Valle 6,9 kW'),
      [[0, 'Localidad Madrid']],
      [[0, cups]],
    )
    const { apartment, ...home } = readText(form)
    expect(home).toMatchObject(sol)
    expect(apartment).toBeUndefined()
  })
})
