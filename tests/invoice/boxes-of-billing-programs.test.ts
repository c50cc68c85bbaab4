import { describe, expect, test } from 'vitest'
import { townBehind } from '#mock/invoice/address/town-of-code.ts'
import { labelScore } from '#mock/invoice/evidence/label-score.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { withoutBoxNumbers } from '#mock/invoice/text/box-numbers.ts'
import { fold } from '#mock/invoice/text/fold.ts'
import { partedByLeaders } from '#mock/invoice/text/leaders.ts'
import { makeCell } from '#mock/invoice/text/text-line.ts'
import { columns, cups, luna, madrid, powersOf, readForm, row } from '#tests/support/invoices.ts'

describe('§own.772 The boxes of a form are numbered', () => {
  const textOf = (...texts: readonly string[]) =>
    withoutBoxNumbers(columns(row(0, 30, ...texts)))[0]?.cells.map(({ text }) => text)

  test('in the cells of their labels', () =>
    expect(
      readForm(
        ['18 Tipus via', '19 Nom de la via', '20 Núm.', '21 Pis', '22 Porta'],
        ['CARRER', 'DE LA FONT', '9', '1r', '2a'],
        ['23 Codi postal', '24 Població', '25 Província'],
        ['28004', 'Madrid', 'Madrid'],
      ),
    ).toMatchObject({ street: 'CARRER DE LA FONT', streetNr: '9', apartment: '1r 2a', ...madrid }))
  test('or before them', () =>
    expect(textOf('6', 'Nom', '7', 'NIF', '8', 'Telèfon')).toEqual(['Nom', 'NIF', 'Telèfon']))
  test.each([
    ['numbers of a meter', ['12 kWh', '14 kWh', '15 kWh']],
    ['a floor and a door', ['2 Piso', '3 Puerta']],
    ['values beside numbers', ['1', 'Luna', '2', 'Sol', 'Mar', '3']],
  ])('which %s are not', (_, texts) => expect(textOf(...texts)).toEqual(texts))
})

test('§own.773 A label may end its line and have its value in the next', () =>
  expect(
    readText(
      columns(
        [[0, 'Suministro – contrato 00771']],
        [[0, 'Calle: Vasco Núñez · N.º: 43 · Piso: bajo · Puerta: B · C.P.:']],
        [[0, '28004 · Población: Madrid · Provincia:']],
        [[0, 'Madrid']],
        [[0, `CUPS: ${cups}`]],
      ),
    ),
  ).toMatchObject({ street: 'Calle Vasco Núñez', streetNr: '43', apartment: 'bajo B', ...madrid }))

test('§own.774 "Tipo CALLE" is a label and the kind of a street', () =>
  expect(
    readForm(
      ['Tipo CALLE', 'Nombre LES ERES', 'Nº 15', 'Piso BAJO', 'Mano IZQ'],
      ['CP 28004', 'Población MADRID', 'Provincia MADRID'],
    ),
  ).toMatchObject({ street: 'CALLE LES ERES', streetNr: '15', apartment: 'BAJO IZQ' }))

test('§own.775 The label of a province is no town', () =>
  expect(townBehind('15900', ['', 'Prov. A Coruña'])).toBeNull())

test.each([
  ['NUM...: 7', ['NUM: 7']],
  ['PL.: 1', ['PL.: 1']],
  ['Nota... : 7', ['Nota... : 7']],
])('§own.776 Dots make labels equally wide: "%s"', (text, cells) =>
  expect(partedByLeaders(makeCell(text, 0, 100)).map(cell => cell.text)).toEqual(cells),
)

describe('§own.777 Contracted powers in a form', () => {
  test('before the highest one', () =>
    expect(readForm(['Punta 5,5 kW', 'Vall 4,6 kW', 'Màx. anual 4,902 kW'])).toMatchObject({ p1: 5.5, p3: 4.6 }))
  test('have headings in two languages', () =>
    expect(
      readText(
        columns(
          row(0, 50, 'Potentzia puntan / Potencia en punta', 'Potentzia haranean / Potencia en valle'),
          row(0, 50, '4,6 kW', '6,9 kW'),
        ),
      ),
    ).toMatchObject({ p1: 4.6, p3: 6.9 }))
  test.each([
    ['2.0TD', { p1: 4.6, p3: 3.45 }],
    ['Vence', {}],
  ])('have their unit in the heading, beside the tariff: %s', (tariff, powers) => {
    const { p1, p3 } = readText(
      columns(row(0, 30, 'Peaje', 'P1 Punta kW', 'P2 Valle kW'), row(0, 30, tariff, '4,6', '3,45')),
    )
    expect({ p1, p3 }).toEqual({ p1: undefined, p3: undefined, ...powers })
  })
  test('have the unit before them', () =>
    expect(readForm(['Tarifa 2.0TD', 'kW punta 3,450', 'kW valle 5,750'])).toMatchObject({ p1: 3.45, p3: 5.75 }))
  test('elsewhere are unknown', () => expect(powersOf('kW punta 3,450\nkW valle 5,750')).toEqual([null, null]))
})

test.each([
  ['La casa que encendemos', 3],
  ['Your plug', 3],
  ['Ca teva', 3],
  ['A túa casa', 3],
  ['Non daukazu argia?', 3],
  ['Esta factura es de aquí:', 3],
  ['en la vivienda de', 3],
  ['La casa que aseguramos', -3],
  ['Your other homes', 0],
])('§own.778 What "%s" says of the home below it: %d', (label, score) =>
  expect(labelScore(fold(label), true)).toBe(score),
)

test('§own.779 Province and country between an address and its CUPS belong to the address', () => {
  const bill = (...between: readonly string[]) =>
    readText(
      columns(
        [[0, 'Look at what you used']],
        ...['C/ Luna 2', '28004 Madrid', ...between, 'Plug number (CUPS):', cups].map(text => [[0, text]] as const),
      ),
    )
  expect(bill('Madrid', 'Spain')).toMatchObject({ ...luna, ...madrid })
  expect(bill('Ask us', 'Any day').street).toBeUndefined()
  expect(bill('Ask us', 'Spain').street).toBeUndefined()
})
