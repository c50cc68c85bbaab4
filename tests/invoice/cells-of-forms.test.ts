import { describe, expect, test } from 'vitest'
import type { AddressCandidate } from '#mock/invoice/address/address-candidate.ts'
import { withOwnCells } from '#mock/invoice/address/own-cells.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { makeCell } from '#mock/invoice/text/text-line.ts'
import { columns, cups, madrid, readForm, row } from '#tests/support/invoices.ts'

const home = { street: 'Avenida del Sol', streetNr: '8', ...madrid }

describe('§own.860 A flat or a street is left out where a sign of it stands in the form and belongs to no label that was understood', () => {
  test('a door behind the number of its box', () => {
    const reading = readForm(
      ['Vía: Avenida del Sol', 'Nº: 8'],
      ['18. Piso', '1', '19. Puerta C'],
      ['C.P.: 28004', 'Municipio: Madrid'],
    )
    expect(reading).toMatchObject(home)
    expect(reading.apartment).toBeUndefined()
  })

  test('a kind of street beside the end of an unknown label', () => {
    const form = (beside: string) =>
      readForm(['Modo', beside, 'Nombre de la vía', 'Luna'], ['Número', '8'], ['C.P.', '28004', 'Municipio', 'Madrid'])
    expect(form('Avenida').street).toBeUndefined()
    expect(form('2025').street).toBe('Luna')
  })

  test('but not where another form has the same label', () => {
    const form = columns(
      row(0, 20, 'TITULAR', '', 'SUMINISTRO'),
      row(0, 20, 'Vía', 'Calle Mayor', 'Vía', 'Avenida del Sol'),
      row(0, 20, 'Nº', '3', 'Nº', '8'),
      row(0, 20, 'Piso', '5', 'Piso', '1'),
      row(0, 20, 'Puerta', 'A', 'Puerta', 'C'),
      row(0, 20, 'C.P.', '08001', 'C.P.', '28004'),
      row(0, 20, 'Municipio', 'Barcelona', 'Municipio', 'Madrid'),
      [[0, cups]],
    )
    expect(readText(form)).toMatchObject({ ...home, apartment: '1 C' })
  })

  test('and the flat of another form of the same house does not take its place', () => {
    const reading = readForm(
      ['Vía: Avenida del Sol', 'Nº: 8', 'Piso: 2', 'Zona: Izq.'],
      ['C.P.: 28004', 'Municipio: Madrid'],
      ['TITULAR: Ana Prueba Ejemplo'],
      ['Vía: Avenida del Sol', 'Nº: 8', 'Piso: 3', 'Puerta: Dcha.'],
      ['C.P.: 28004', 'Municipio: Madrid'],
    )
    expect(reading).toMatchObject(home)
    expect(reading.apartment).toBeUndefined()
  })
})

describe('§own.861 Two postal codes never have the street, the number or the flat of one cell', () => {
  const cell = (text: string) => makeCell(text, 0, 50)
  const [sol, mayor, five] = [cell('Avenida del Sol'), cell('Calle Mayor'), cell('5')]
  const address = (street: typeof sol, line: number): AddressCandidate => ({
    ...madrid,
    street: street.text,
    streetNr: '8',
    apartment: '5',
    isTownKnown: true,
    officialTown: 'Madrid',
    places: [],
    prefix: '',
    cells: { street: [{ line, cell: street }], number: [], flat: [{ line: 4, cell: five }] },
  })

  test('neither has a street that both took', () => {
    const both = [address(sol, 3), address(sol, 3)]
    expect(both.map(one => withOwnCells(one, both))).toMatchObject([
      { street: '', streetNr: '', apartment: '' },
      { street: '', streetNr: '', apartment: '' },
    ])
  })

  test('a flat is that of the nearer street', () => {
    const both = [address(sol, 3), address(mayor, 8)]
    expect(both.map(one => withOwnCells(one, both))).toMatchObject([
      { street: 'Avenida del Sol', apartment: '5' },
      { street: 'Calle Mayor', apartment: '', isFlatUnsure: true },
    ])
  })

  test('and nobody has it where both are as near', () => {
    const both = [address(sol, 3), address(mayor, 5)]
    expect(both.map(one => withOwnCells(one, both).apartment)).toEqual(['', ''])
  })
})

test('§own.891 A name without a kind of street, in two towns, is a person’s', () => {
  const form = (title: string, name: string, code: string, town: string) => [
    [[0, title]] satisfies [number, string][],
    row(0, 30, 'Vía:', name, 'Nº:', '8'),
    row(0, 30, 'C.P.:', code, 'Municipio:', town),
  ]
  const bill = (holder: string, supply: string) =>
    readText(
      columns(...form('SUMINISTRO', supply, '28004', 'Madrid'), ...form('TITULAR', holder, '08001', 'Barcelona'), [
        [0, cups],
      ]),
    )
  expect(bill('Mayor', 'Ana Prueba').street).toBe('Ana Prueba')
  expect(bill('Ana Prueba', 'Ana Prueba').street).toBeUndefined()
  for (const street of ['Avenida del Sol', 'CR Manlleu', 'Barrenkale', 'Gudari kalea'])
    expect(bill(street, street).street).toBe(street)
})
