import { describe, expect, test } from 'vitest'
import { isLabelOf } from '#mock/invoice/address/part-labels.ts'
import { findSupplyCups } from '#mock/invoice/cups/supply-cups.ts'
import { preparedLines } from '#mock/invoice/prepared-lines.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { fold } from '#mock/invoice/text/fold.ts'
import { columns, cups, luna, madrid, readForm, readingOf, row } from '#tests/support/invoices.ts'

const rule = '+------------------------------------------------------------------+'
const otherCups = 'ES0022000061190871RW'

test.each([
  ['23 A', '23 A'],
  ['23 a', '23 a'],
  ['23', '23'],
])('§own.934 the house "%s" has the number "%s": a letter alone behind it is no door', (printed, streetNr) => {
  const reading = readingOf(`Dirección de suministro: Bº San Ramón ${printed}, 39300 Torrelavega`)
  expect(reading).toMatchObject({ street: 'Bº San Ramón', streetNr })
  expect(reading.apartment).toBeUndefined()
})

describe('§own.935 In a frame of signs the sign before a label is no part of it', () => {
  const table = (edge: string) =>
    columns(
      [[0, edge === '' ? '' : rule]],
      row(0, 25, `${edge}Dato`, 'Suministro', 'Titular'),
      [[0, edge === '' ? '' : rule]],
      row(0, 25, `${edge}Calle`, 'Luna', 'Mayor'),
      row(0, 25, `${edge}Número`, '2', '40'),
      row(0, 25, `${edge}C. Postal`, '28004', '08001'),
      row(0, 25, `${edge}Localidad`, 'Madrid', 'Barcelona'),
      [[0, edge === '' ? '' : rule]],
      [[0, cups]],
    )

  test.each(['|', ''])('with "%s"', edge => {
    expect(readText(table(edge))).toMatchObject({ ...madrid, street: 'Calle Luna', streetNr: '2' })
  })

  test('and one sign between two titles parts them', () => {
    const cells = preparedLines(columns([[0, rule]], [[20, 'FACTURADO | OTRO']], [[0, rule]]))[1]?.cells
    expect(cells?.map(({ text }) => text)).toEqual(['FACTURADO', 'OTRO'])
  })

  test('but not in a line that stands in no frame', () => {
    const cells = preparedLines(columns([[0, 'Factura']], [[20, 'CIF B0 | Madrid']], [[0, 'Total']]))[1]?.cells
    expect(cells?.map(({ text }) => text)).toEqual(['CIF B0 | Madrid'])
  })
})

describe('§own.937 Labels in one text', () => {
  test('may begin with the town, and the kind of a street before a colon is a label', () => {
    const reading = readingOf(
      `Dirección de suministro\nLocalidad: Madrid Provincia: Madrid\nCódigo postal: 28004 Avenida: Luna Número: 2\nPlanta: 4 Mano: Izda.\n${cups}`,
    )
    expect(reading).toMatchObject({ ...madrid, street: 'Avenida Luna', streetNr: '2', apartment: '4 Izda.' })
  })
})

describe('§own.938 Of two CUPS in the columns of a table the heads say which is the supply’s', () => {
  const table = (...heads: readonly string[]) =>
    preparedLines(
      columns(
        row(20, 35, ...heads),
        [[0, rule]],
        row(0, 20, 'Calle', 'Luna').concat([[55, 'Mayor']]),
        row(0, 20, 'Piso', '1'),
        row(0, 20, 'Puerta', '4'),
        row(0, 20, 'C.P.', '28004').concat([[55, '08001']]),
        row(0, 20, 'Localidad', 'Madrid').concat([[55, 'Barcelona']]),
        row(0, 20, 'Provincia', 'Madrid').concat([[55, 'Barcelona']]),
        row(0, 20, 'Titular', 'Ana Prueba').concat([[55, 'Ana Prueba']]),
        row(0, 20, 'Contador', 'A1').concat([[55, 'B2']]),
        row(0, 20, 'CUPS', cups).concat([[55, otherCups]]),
      ),
    )

  test.each([
    [['FACTURADO AQUÍ', 'OTRO SUMINISTRO'], cups],
    [['OTRO SUMINISTRO', 'FACTURADO AQUÍ'], otherCups],
    [['PRIMERO', 'SEGUNDO'], null],
  ])('under %s', (heads, expected) => {
    expect(findSupplyCups(table(...heads), { isPictured: false }).cups).toBe(expected)
  })
})

test('§own.939 The title of the next form says nothing of the form above it, though it names a CUPS', () => {
  const form = (street: string, code: string, town: string) => [
    row(0, 20, 'Calle', 'Nº', 'C.P.', 'Municipio'),
    row(0, 20, street, '2', code, town),
  ]
  const reading = readText(
    columns(
      [[0, `Suministro que se factura · CUPS ${cups}`]],
      ...form('Luna', '28004', 'Madrid'),
      [[0, `Otro suministro (se factura aparte) · CUPS ${otherCups}`]],
      ...form('Mayor', '08001', 'Barcelona'),
    ),
  )
  expect(reading).toMatchObject({ ...madrid, street: 'Calle Luna', streetNr: '2', cups })
})

describe('§own.940 More words of forms', () => {
  test.each([
    [
      ['Clase vía', 'C/'],
      ['Denom. vía', 'Luna'],
      ['Nº edif.', '2'],
      ['C.P.', '28004'],
      ['Poblac.', 'Madrid'],
    ],
    [
      ['T.V.', 'C/'],
      ['Nombre vía', 'Luna'],
      ['Nro.', '2'],
      ['C.P.', '28004'],
      ['Localid.', 'Madrid'],
    ],
  ])('%s', (...rows) => {
    expect(readForm(...rows)).toMatchObject({ ...madrid, ...luna })
  })

  test.each([
    ['Desc. vía', 'street'],
    ['Nro.', 'number'],
    ['Nº edif.', 'number'],
    ['Nº finca', 'number'],
    ['Puer.', 'flat'],
    ['Prta.', 'flat'],
    ['Mpio.', 'town'],
    ['Localid.', 'town'],
    ['Ayto.', 'town'],
    ['Pcia.', 'province'],
  ] as const)('"%s" is the label of the %s', (label, part) => {
    expect(isLabelOf(part, fold(label))).toBe(true)
  })

  const table = (...names: readonly string[]) =>
    readText(
      columns(
        row(0, 35, '', 'Domicilio', 'C.P.', 'Localidad'),
        row(0, 35, names[0] ?? '', 'C/ Mayor, 3', '08001', 'Barcelona'),
        row(0, 35, names[1] ?? '', 'C/ Luna, 2', '28004', 'Madrid'),
        [[0, cups]],
      ),
    )

  test.each(['Luz en', 'Recibe la electricidad en', 'Facturado en este recibo'])('"%s" names the supply', name => {
    expect(table('Paga', name)).toMatchObject({ ...madrid, ...luna })
  })

  test('"Paga la luz en" and "¿Dónde vive el titular?" do not', () => {
    expect(table('Socio', 'Paga la luz en').street).toBeUndefined()
    expect(table('Socio', '¿Dónde vive el titular?').street).toBeUndefined()
  })
})

test('§own.964 The first label of a form may begin with its title', () => {
  const form = columns(
    [[0, 'Titular del contrato']],
    [[0, 'Calle Mayor, 74']],
    [[0, '08001 Barcelona']],
    row(0, 30, 'Dirección de suministro: vía', 'Número', 'Piso', 'Puerta'),
    row(0, 30, 'Calle Luna', '2', '1', 'C'),
    row(0, 30, 'Cód. postal', 'Población', 'Provincia'),
    row(0, 30, '28004', 'Madrid', 'Madrid'),
    [[0, cups]],
  )
  expect(readText(form)).toMatchObject({ ...madrid, street: 'Calle Luna', streetNr: '2', apartment: '1 C' })
})
