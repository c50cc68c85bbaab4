import { describe, expect, test } from 'vitest'
import { splitStreet } from '#mock/invoice/address/street-parts.ts'
import { wrappedOverScore } from '#mock/invoice/address/wrapped-label.ts'
import { strength } from '#mock/invoice/evidence/label-score.ts'
import { levelLines } from '#mock/invoice/ocr/level-lines.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { type Cell, makeCell, type TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, powersOf, readingOf } from '#tests/support/invoices.ts'

describe('§own.704 A bill of before 2021 has one power, whatever its tariff is called', () => {
  const days = 'FECHA 04-07-2016\nPERIODO 30-04-2016 A 30-06-2016'
  const power = 'POTENCIA CONTRATADA 3,450 KW'

  test('of days that are all before', () => expect(powersOf(`${days}\n${power}`)).toEqual([3.45, 3.45]))
  test.each([
    ['of too few days', 'FECHA 04-07-2016', power],
    ['that names a later year', days, `${power}\nPRECIOS DE 2021`],
    ['with a day of later', `${days} A 30/06/21`, power],
    ['of a tariff with two powers', `${days}\nTARIFA 2.0TD`, power],
  ])('not one %s', (_, dates, said) => expect(powersOf(`${dates}\n${said}`)).toEqual([null, null]))
})

test('§own.705 The distributor in the line of the CUPS makes no office of the address over it', () =>
  expect(
    readingOf(`La casa de Ana Prueba (NIE Y****417F)
      Plaça de Jaume II, 6, 1r, 07760 Ciutadella de Menorca, Illes Balears
      ${cups} · Distribuidora: E-distribución (averías 900 000 000)`),
  ).toMatchObject({ street: 'Plaça de Jaume II', streetNr: '6', apartment: '1r' }))

describe('§own.706 The end of a sentence is a label', () => {
  test.each([
    'Estimada Ana: esta é a factura da luz da casa que tes en',
    'Estimada Ana: esta es la factura de la electricidad de la vivienda que tienes en',
  ])('%s', sentence =>
    expect(readingOf(`Rúa Nova 61, 3º D\n27003 Lugo\n\n${sentence}\nLugar de Vilar, 8\n27555 Taboada`)).toMatchObject({
      street: 'Lugar de Vilar',
      zipCode: '27555',
    }),
  )
})

describe('§own.707 The second home of the one who reads the bill is its supply', () => {
  const home = `SU SEGUNDA VIVIENDA\nAvda. Ferrandis, 136\n12560 Benicàssim\nCUPS\n${cups}`

  test('where it has the only CUPS', () =>
    expect(readingOf(`Ana Prueba\nC/ Sol 7\n28015 Madrid\n\n${home}`)).toMatchObject({ cups, zipCode: '12560' }))
  test('not where another CUPS stands', () =>
    expect(readingOf(`${home}\n\nCUPS\nES0021000000000123FM`)).toMatchObject({ cups: 'ES0021000000000123FM' }))
})

describe('§own.708 The street of an office for consumers is nobody’s home', () => {
  test.each(['OMIC de Benicàssim, c/ Metge Segarra 4.', 'Direcció General de Consum, carrer de Jesús 38 A, Palma.'])(
    '%s',
    office =>
      expect(
        readingOf(`SUMINISTRO\nC/ Sol 7\n28015 Madrid\n${cups}\n\nCONSULTAS\n\nPreguntas\n${office}`),
      ).toMatchObject({ street: 'C/ Sol' }),
  )
})

describe('§own.709 The light names the home of the supply', () => {
  test.each(['La casa de la luz:', 'Argi-puntua', 'Argia non · Dónde está la luz', 'Lloc on es dóna la llum'])(
    '"%s"',
    label =>
      expect(
        readingOf(`Ana Prueba\nC/ Sol 3\n13300 Valdepeñas\n\n\n\n${label}\nC/ Luna, 88\n13300 Valdepeñas`),
      ).toMatchObject({ street: 'C/ Luna' }),
  )
})

test('§own.710 What one can switch on at once is the power', () =>
  expect(readingOf('¿Cuánta luz puedes encender a la vez?\n5,75 kW (P1, punta)\n4,6 kW (P2, valle)')).toMatchObject({
    p1: 5.75,
    p3: 4.6,
  }))

test('§own.711 A label in two languages goes on in the next line', () => {
  const lines = columns([[0, 'Adreça del subministrament / Dirección del']], [[0, 'suministro']])
  const cell = lines[1]?.cells[0]
  expect(cell && wrappedOverScore(lines, { line: 1, cell })).toBe(strength.supply)
})

test('§own.714 A kilometre in the name of a place is not where its house stands', () => {
  expect(splitStreet('Urbanización Km 8, nº 23')).toMatchObject({ street: 'Urbanización Km 8', streetNr: '23' })
  expect(splitStreet('Ctra. CA-185, km 12,3, nº 2')).toMatchObject({ street: 'Ctra. CA-185', streetNr: 'km 12,3' })
})

test('§own.715 A title that names contracted and highest powers says nothing of a row with its own label', () => {
  const table = (title: string) =>
    readText(
      columns(
        [[0, title]],
        [
          [0, 'Período'],
          [40, 'P1 (punta)'],
          [60, 'P2 (val)'],
        ],
        [
          [0, 'Contratada'],
          [40, '5,500'],
          [60, '4,600'],
        ],
        [
          [0, 'Máxima demandada'],
          [40, '4,600'],
          [60, '6,900'],
        ],
      ),
    )
  expect(table('Potencias contratadas e demandadas (kW) por período')).toMatchObject({
    p1: 5.5,
    p3: 4.6,
  })
})

test('§own.717 A form may have a box for each figure of a postal code', () => {
  const words = [...'46410'].map((text, at) => ({
    ...{ text, left: at * 12, right: at * 12 + 6, base: 100 },
    ...{ size: 12, afterBlank: true },
  }))
  expect(groupWords(words, 1)[0]?.cells[0]?.text).toBe('46410')
})

test('§own.719 A heading of the holder and the supply says nothing of the one form under it', () => {
  const form = (left: number, street: string, code: string, town: string) => [
    [
      [left, 'Nombre'],
      [left + 12, 'Ana Prueba'],
    ] as const,
    [
      [left, 'Dirección'],
      [left + 12, street],
    ] as const,
    [
      [left, 'C.P.'],
      [left + 12, code],
    ] as const,
    [
      [left, 'Población'],
      [left + 12, town],
    ] as const,
  ]
  const rows = form(0, 'Calle Colón 22', '46004', 'Valencia').map((row, at) => [
    ...row,
    ...(form(60, 'Calle Duyos 14', '46340', 'Requena')[at] ?? []),
  ])
  const lines = columns([[0, 'Datos del titular y del punto de suministro']], ...rows, [
    [60, 'CUPS'],
    [72, cups],
  ])
  expect(readText(lines)).toEqual({ cups })
})

test('§own.720 "Demandada" before a period begins the highest powers, in the row of the contracted ones', () =>
  expect(
    readText(
      columns([
        [0, 'Potencia contratada'],
        [25, 'P1 (punta)'],
        [37, '6,9 kW'],
        [48, 'P2 (valle)'],
        [60, '8,05 kW'],
        [72, 'Demandada P1 5,2 kW P2 8,3 kW'],
      ]),
    ),
  ).toMatchObject({ p1: 6.9, p3: 8.05 }))

test('§own.721 Two pieces of a value that a picture shows on two lines are one', () => {
  const [upper, lower] = columns(
    [
      [0, 'Andar e porta'],
      [40, '2º'],
    ],
    [[43, 'B']],
  )
  const level = upper && lower ? levelLines([upper, { ...lower, top: upper.top + 3, cells: [beside(upper, 'B')] }]) : []
  expect(level.map(({ cells }) => cells.map(({ text }) => text))).toEqual([['Andar e porta', '2º B']])
})

/** A text a point behind the last cell of a line. */
function beside({ cells }: TextLine, text: string): Cell {
  const left = (cells.at(-1)?.right ?? 0) + 1
  return makeCell(text, left, left + 5)
}
