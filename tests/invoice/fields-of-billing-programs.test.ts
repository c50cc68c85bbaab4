import { describe, expect, test } from 'vitest'
import { labelScore } from '#mock/invoice/evidence/label-score.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { fold } from '#mock/invoice/text/fold.ts'
import { columns, cups, madrid, powersOf, readForm, readingOf, row } from '#tests/support/invoices.ts'

test('§own.766 A form may be one text, with empty fields', () => {
  const read = readingOf(
    `DATOS DEL SUMINISTRO\n${cups}\nTipo vía: AVDA. Vía: ANTONIO HUERTAS Núm.: 102 Esc.: Piso: Pta.: C.P.: 28004\nLocalidad: MADRID Provincia: MADRID País: ESPAÑA`,
  )
  expect(read).toMatchObject({ street: 'AVDA. ANTONIO HUERTAS', streetNr: '102', zipCode: '28004' })
  expect(read.apartment).toBeUndefined()
})

describe('§own.767 "Vía" labels', () => {
  test('the name, where the kind has a label', () =>
    expect(
      readForm(
        ['TIPO VÍA Calle', 'VÍA Mallorca', 'NÚMERO 22', 'PORTAL 2', 'PISO 1', 'PUERTA D'],
        ['CÓDIGO POSTAL 28004', 'MUNICIPIO Madrid'],
      ),
    ).toMatchObject({ street: 'Calle Mallorca', streetNr: '22', apartment: 'PORTAL 2, PISO 1, PUERTA D' }))
  test('a street that names its kind itself', () =>
    expect(
      readForm(
        ['Dirección del suministro: vía Calle Luna', 'n.º 2', 'planta 2ª', 'letra B'],
        ['Código postal 28004', 'Localidad Madrid'],
      ),
    ).toMatchObject({ street: 'Calle Luna', streetNr: '2', apartment: '2ª B' }))
  test('and may be the kind', () =>
    expect(readForm(['Dirección: Vía Augusta', 'n.º 2'], ['Código postal 28004', 'Localidad Madrid']).street).toBe(
      'Vía Augusta',
    ))
})

describe('§own.768 A table of addresses may have', () => {
  test('one abroad', () =>
    expect(
      readText(
        columns(
          row(30, 30, 'Account holder', 'Supply address', 'Paying agent'),
          row(0, 30, 'Street type', 'Lane', 'Carrer', 'Avinguda'),
          row(0, 30, 'Street name', 'Harbour', 'de Flor', 'de Jaume III'),
          row(0, 30, 'House no.', '14', '33', '20'),
          row(0, 30, 'Floor', '', '1', '4'),
          row(0, 30, 'Door', '', '2', 'A'),
          row(0, 30, 'Postcode', 'BS1 4QX', '28004', '07012'),
          row(0, 30, 'Town', 'Bristol', 'Madrid', 'Palma'),
        ),
      ),
    ).toMatchObject({ street: 'Carrer de Flor', streetNr: '33', apartment: '1 2', ...madrid }))
  test('the names of fields as its labels', () =>
    expect(
      readText(
        columns(
          row(0, 20, 'CLASE', 'TVIA', 'NOMVIA', 'NUMVIA', 'ESCAL', 'PLANTA', 'MANO', 'CODPOS', 'LOCALIDAD', 'CODPRV'),
          row(0, 20, 'DIR-SUM', 'C.', 'DE NAVARRA', '15', '', '4', 'C', '28004', 'MADRID', '28 MADRID'),
          row(0, 20, 'DIR-FIS', 'AVDA.', 'DE LA PAZ', '88', '', '', '', '29400', 'RONDA', '29 MÁLAGA'),
        ),
      ),
    ).toMatchObject({ street: 'C. DE NAVARRA', streetNr: '15', apartment: '4 C', zipCode: '28004' }))
})

test('§own.769 Beside stairs, what names itself needs no label, and the stairs keep theirs', () =>
  expect(
    readForm(
      ['Vía', 'Calle Luna', 'Nº', '2'],
      ['Escala', '2', 'Planta', 'Soterrani 1', 'Porta', 'Garatge 42'],
      ['C.P.', '28004', 'Población', 'Madrid'],
    ),
  ).toMatchObject({ street: 'Calle Luna', apartment: 'Escala 2, Soterrani 1, Garatge 42' }))

test.each([
  'Lugar de entrega de la energía',
  'Lugar de entrega da enerxía',
  'DIR-SUM',
  'Hornitutako etxea',
  'Lloc de lliurament',
])('§own.770 "%s" labels the home of the supply', label => expect(labelScore(fold(label), true)).toBe(3))

describe('§own.771 Contracted powers', () => {
  test.each([
    ['Potencia (peaje 2.0TD): 4,6 kW en punta; 6,9 kW en valle', [4.6, 6.9]],
    ['Power contracted: peak (P1) 4.6 kW\nPower contracted: off-peak (P2/P3) 6.9 kW', [4.6, 6.9]],
    ['Está acogido al peaje 2.0TD, con 5,5 kW en el periodo punta y otros 4,6 kW en el periodo valle.', [5.5, 4.6]],
    ['Potencia de peaje: 4,6 kW en punta; 6,9 kW en valle', [null, null]],
  ])('%s', (text, powers) => expect(powersOf(text)).toEqual(powers))

  test('are none of the days beside them', () =>
    expect(
      readText(
        columns(
          row(0, 40, 'Aldia', 'Kontratatutako potentzia (kW)', 'Egun', 'Zenbatekoa'),
          row(0, 40, 'P1 (puntakoa)', '5,75', '30', '13,61'),
          row(0, 40, 'P2 (haranekoa)', '3,45', '30', '1,32'),
        ),
      ),
    ).toMatchObject({ p1: 5.75, p3: 3.45 }))
})
