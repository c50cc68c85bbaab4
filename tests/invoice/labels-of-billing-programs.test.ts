import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { columns, cups, madrid, readForm, row } from '#tests/support/invoices.ts'

test('§own.759 A label in two languages may stand before its value', () =>
  expect(
    readForm(
      ['Street / Vía Calle Luna', 'No. / Nº 2', 'Floor / Piso 1', 'Door / Puerta 7'],
      ['Postcode / C.P. 28004', 'Town / Población Madrid', 'Province / Provincia Madrid'],
    ),
  ).toMatchObject({ street: 'Calle Luna', streetNr: '2', apartment: '1 7', ...madrid }))

describe('§own.760 The kind of a street has a label of its own', () => {
  test.each([
    ['Clase', 'Vía'],
    ['Tipus / Tipo', 'Via / Vía'],
    ['Tipo vía', 'Vía'],
    ['Siglas', 'Nombre'],
  ])('"%s" before "%s" in one row', (kind, name) =>
    expect(
      readForm([kind, 'Camí', name, 'de Son Fangos', 'Nº', '2'], ['CP', '28004', 'Municipio', 'Madrid']),
    ).toMatchObject({
      street: 'Camí de Son Fangos',
      streetNr: '2',
    }),
  )
  test('over its value', () =>
    expect(
      readForm(
        ['Tipo vía', 'Vía', 'Núm.', 'Piso'],
        ['Urbanización', 'Los Faroles', '44', '1'],
        ['C.P.', 'Municipio', 'Provincia'],
        ['28004', 'Madrid', 'Madrid'],
      ),
    ).toMatchObject({ street: 'Urbanización Los Faroles', streetNr: '44', apartment: '1' }))
})

test('§own.761 Labels may stand in brackets below their values', () =>
  expect(
    readForm(
      ['Plaza', 'del Mercado', '3', '', 'Bajo'],
      ['(tipo vía)', '(nombre vía)', '(número)', '(escalera)', '(piso)'],
      ['28004', 'Madrid', 'Madrid'],
      ['(código postal)', '(municipio)', '(provincia)'],
    ),
  ).toMatchObject({ street: 'Plaza del Mercado', streetNr: '3', apartment: 'Bajo', ...madrid }))

test('§own.762 Dots that fill a line are no part of the value before them', () => {
  const words = (texts: readonly string[], line: number) =>
    texts.map((text, at) => ({
      text,
      left: at * 150,
      right: at * 150 + text.length * 4,
      base: 20 + line * 13,
      size: 10,
    }))
  const rows = [
    ['B) SUMINISTRO'],
    ['Vía: Calle ......', 'Nombre vía: Luna ............'],
    ['Portal nº: 2', 'Piso: 5 .....', 'Mano: Dcha. ..'],
    ['CP: 28004 ..', 'Localidad: Madrid ............', 'Provincia: Madrid ....'],
    [`CUPS: ${cups} .....`],
  ]
  expect(readText(groupWords(rows.flatMap(words), 1))).toMatchObject({
    street: 'Calle Luna',
    streetNr: '2',
    apartment: '5 Dcha.',
    ...madrid,
  })
})

describe('§own.763 A table of addresses', () => {
  test('with a heading over the labels of its columns, and an empty row', () =>
    expect(
      readText(
        columns(
          row(0, 30, 'Direcciones', 'Fiscal', 'Suministro', 'Correspondencia').map(([left, text]) => [left + 4, text]),
          row(0, 30, 'Tipo de vía', 'Calle', 'Avenida', 'Apartado'),
          row(0, 30, 'Nombre de la vía', 'Uría', 'de la Luna', 'de Correos'),
          row(0, 30, 'Número', '12', '2', '187'),
          row(0, 30, 'Escalera'),
          row(0, 30, 'Planta', '3', '5'),
          row(0, 30, 'Puerta', 'Izda', 'D'),
          row(0, 30, 'Código postal', '33003', '28004', '28004'),
          row(0, 30, 'Municipio', 'Oviedo', 'Madrid', 'Madrid'),
        ),
      ),
    ).toMatchObject({ street: 'Avenida de la Luna', streetNr: '2', apartment: '5 D', ...madrid }))
  test('with labels of the kind and the name behind that of whose it is', () =>
    expect(
      readText(
        columns(
          row(0, 24, 'DIRECCIÓN', 'VÍA', 'NOMBRE', 'NÚM', 'PISO', 'C.P.', 'POBLACIÓN'),
          row(0, 24, 'TITULAR', 'Plaza', 'del Mercado', '9', '', '28013', 'Madrid'),
          row(0, 24, 'SUMINISTRO', 'Calle', 'Luna', '2', '3º', '28004', 'Madrid'),
          row(0, 24, 'PAGADOR', 'Paseo', 'San Juan', '15', '4º', '29400', 'Ronda'),
        ),
      ),
    ).toMatchObject({ street: 'Calle Luna', streetNr: '2', apartment: '3º', ...madrid }))
})

describe('§own.764 Powers in a form', () => {
  test('have a title alone in the line over theirs', () =>
    expect(
      readForm(
        ['POTENCIA CONTRATADA'],
        ['Peaxe', '2.0TD', 'Punta', '5,50 kW', 'Val', '4,60 kW'],
        ['Máximos', '12 meses', 'Punta', '3,238 kW', 'Val', '2,886 kW'],
      ),
    ).toMatchObject({ p1: 5.5, p3: 4.6 }))
  test('of another title say nothing', () =>
    expect(readForm(['POTENCIA MÁXIMA'], ['Peaxe', '2.0TD', 'Punta', '5,50 kW', 'Val', '4,60 kW']).p1).toBeUndefined())
  test('have their unit in the label, beside the tariff', () =>
    expect(readForm(['Peaje', '2.0TD', 'kW P1', '10,35', 'kW P2', '9,20'])).toMatchObject({ p1: 10.35, p3: 9.2 }))
})
