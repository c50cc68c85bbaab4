import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { partedByLeaders } from '#mock/invoice/text/leaders.ts'
import { makeCell } from '#mock/invoice/text/text-line.ts'
import { columns, cups, madrid, readForm, row } from '#tests/support/invoices.ts'

const sol = { street: 'AV del Sol', streetNr: '8', ...madrid }

describe('§own.910 The labels of many programs', () => {
  test.each(['Cl.', 'B.m.', 'Clase de vía pública', 'Sg.', 'Tipo de vía'])('"%s" labels the kind of a street', label =>
    expect(
      readText(
        columns(
          [[0, 'SUMINISTRO']],
          row(0, 24, label, 'Nombre vía', 'Nº', 'C.P.', 'Pobl.'),
          row(0, 24, 'AV', 'del Sol', '8', '28004', 'Madrid'),
          [[0, cups]],
        ),
      ),
    ).toMatchObject(sol),
  )

  test.each([
    [['Port.', '2'], ['Plta.', '4'], ['Pta.', 'C'], 'Port. 2, Plta. 4, Pta. C'],
    [['Bl.', '1'], ['Pl.', '4'], ['Pt.', 'C'], 'Bl. 1, Pl. 4, Pt. C'],
    [['Block', '1'], ['Floor', '4'], ['Apartment', 'C'], 'Block 1, Floor 4, Apartment C'],
    [['Bloque', '1'], ['Piso o planta', '4'], ['Letra o puerta', 'C'], 'Bloque 1, Piso o planta 4, Letra o puerta C'],
    [['Bloc', '1'], ['Planta', 'Baixa'], ['Lletra', 'C'], 'Bloc 1, Planta Baixa, Lletra C'],
    [['Nave', '3'], ['Local', '4'], ['Puerta', ''], 'Nave 3, Local 4'],
  ] as const)('%j, %j and %j name the parts of a flat', (one, two, three, apartment) =>
    expect(
      readForm(
        ['Tipo de vía', 'AV', 'Nombre vía', 'del Sol', 'Nº', '8'],
        [...one, ...two, ...three],
        ['C.P.', '28004', 'Municipio', 'Madrid'],
      ),
    ).toMatchObject({ ...sol, apartment }),
  )

  test.each(['Nre.', 'Número de policía', 'Número ou punto quilométrico', 'N.º / km'])('"%s" labels a house', label =>
    expect(
      readForm(['Tipo de vía', 'AV', 'Nombre vía', 'del Sol', label, '8'], ['C.P.', '28004', 'Municipio', 'Madrid']),
    ).toMatchObject(sol),
  )

  test('"Vía: Plaza" is the kind of the street below it', () =>
    expect(
      readForm(['Vía: Estrada'], ['Denominación: de Lugo'], ['Número: 8'], ['C.P.: 28004'], ['Municipio: Madrid']),
    ).toMatchObject({ street: 'Estrada de Lugo', streetNr: '8' }))

  test('"Denominación" labels the street below its kind, in a form with two fields in a row', () =>
    expect(
      readForm(
        ['CUPS', cups, 'Clase de vía', 'AV'],
        ['Denominación', 'del Sol', 'Número', '8'],
        ['Piso', '4', 'C.P.', '28004'],
        ['Localidad', 'Madrid'],
      ),
    ).toMatchObject({ ...sol, apartment: '4' }))

  test('an estate before its street, in one field, belongs to the flat', () =>
    expect(
      readForm(
        ['Dirección', 'Urb. Los Pinos, C/ Luna', 'Número', '8'],
        ['Piso', '4'],
        ['C.P.', '28004', 'Municipio', 'Madrid'],
      ),
    ).toMatchObject({ street: 'C/ Luna', streetNr: '8', apartment: 'Urb. Los Pinos, 4' }))

  test('the label of an empty field behind a value is none of it', () =>
    expect(
      readForm(['Carrer del Sol', 'Núm. 8', 'Pis Baixos Pta.'], ['CP 28004', 'Municipi Madrid']).apartment,
    ).toBeUndefined())
})

describe('§own.911 What a label of a flat says that no address took makes the flat doubtful', () => {
  const form = (...flat: readonly string[]) =>
    readForm(['Vía', 'Avenida del Sol', 'Nº', '8'], flat, ['C.P.', '28004', 'Municipio', 'Madrid']).apartment

  test('as a floor in a word that nobody knows', () => {
    expect(form('Bloque', '3', 'Planta', 'Zutxi', 'Puerta', '4')).toBeUndefined()
    expect(form('Bloque', '3', 'Planta', '—', 'Puerta', '4')).toBe('Bloque 3, Puerta 4')
  })

  test('but not where the label may name a place, or a number', () =>
    expect(form('Aldea', 'Vilar', 'Piso', '5', 'Puerta', 'A')).toBe('5 A'))
})

test('§own.906 The flat may stand in the line below its street, without a label', () =>
  expect(
    readForm(['Dirección: Avenida del Sol, 8, Portal 3'], ['2º Izda.'], ['C.P.: 28004'], ['Localidad: Madrid']),
  ).toMatchObject({ streetNr: '8', apartment: 'Portal 3 2º Izda.' }))

describe('§own.912 The fields of many programs', () => {
  test('have labels before their values without a sign, and empty ones', () => {
    const form = (street: string, number: string, ...flat: readonly string[]) => [
      row(0, 20, 'TV AV', `VIA ${street}`, `NUM ${number}`),
      row(0, 20, ...flat),
    ]
    const bill = columns(
      [[0, '-- CLIENTE -----------------------']],
      ...form('MAYOR', '3', 'ESC 2', 'PL 4', 'PTA B', 'CPOST 28013', 'POB MADRID'),
      [[0, '-- SUMINISTRO --------------------']],
      ...form('GENERAL PRUEBA', '8', 'ESC', 'PL 1', 'PTA D', 'CPOST 28004', 'POB MADRID'),
      [[0, cups]],
    )
    expect(readText(bill)).toMatchObject({ street: 'AV GENERAL PRUEBA', streetNr: '8', apartment: '1 D' })
  })

  test('are filled with dots behind their labels', () =>
    expect(partedByLeaders(makeCell('Bloque......', 0, 90)).map(({ text }) => text)).toEqual(['Bloque']))

  test('have the numbers of their boxes over the labels', () => {
    const boxes = (numbers: readonly string[], labels: readonly string[], values: readonly string[]) => [
      row(0, 20, ...numbers),
      row(2, 20, ...labels),
      row(0, 20, ...values),
    ]
    const lines = columns(
      [[0, 'PUNTO DE SUMINISTRO']],
      ...boxes(['11', '12', '13'], ['T. vía', 'Vía pública', 'Núm.'], ['AV', 'del Sol', '8']),
      ...boxes(['14', '15', '16'], ['C. postal', 'Municipio', 'Provincia'], ['28004', 'Madrid', 'Madrid']),
      [[0, cups]],
    ).map((line, index) => ({ ...line, top: [0, 20, 23, 33, 50, 53, 63, 90][index] ?? 0, height: 6 }))
    expect(readText(lines)).toMatchObject(sol)
  })

  test('stand in one row for each address, and an empty one is left out', () => {
    const bill = columns(
      row(0, 22, 'Titular', 'Via: Carrer Ample', 'Núm.: 3', 'Pis: 4t', 'Porta: 2a', 'CP: 28013', 'Localitat: Madrid'),
      row(0, 22, 'Subministrament', 'Via: Carrer Major', 'Núm.: 8', 'Pis: Baixos', 'CP: 28004', 'Localitat: Madrid'),
      [[0, cups]],
    )
    expect(readText(bill)).toMatchObject({ street: 'Carrer Major', streetNr: '8', apartment: 'Baixos' })
  })

  test('have the name of the street before its kind', () => {
    const table = columns(
      row(0, 18, '', 'Bidearen izena', 'Bide mota', 'Zk.', 'Posta-kodea', 'Udalerria'),
      row(0, 18, 'Titularra', 'Nagusia', 'Kalea', '3', '28013', 'Madrid'),
      row(0, 18, 'Hornidura', 'Montevideo', 'Etorbidea', '8', '28004', 'Madrid'),
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject({ street: 'Montevideo Etorbidea', streetNr: '8' })
  })

  test('have street and number in one', () =>
    expect(
      readForm(['Calle / N.º', 'Avda. del Sol 8', 'Planta', '3'], ['Puerta', 'D', 'CP / Población', '28004 Madrid']),
    ).toMatchObject({ street: 'Avda. del Sol', streetNr: '8', apartment: '3 D' }))

  test('of the next form have another kind of street', () => {
    const form = (left: number, kind: string, street: string, code: string) => [
      row(left, 30, 'Tipo', kind),
      row(left, 30, 'Nombre', street),
      row(left, 30, 'Nº', '8'),
      row(left, 30, 'Piso', '4'),
      row(left, 30, 'Puerta', 'C'),
      row(left, 30, 'C.P.', code),
      row(left, 30, 'Localidad', 'Madrid'),
    ]
    const bill = columns(
      [[0, 'SUMINISTRO']],
      ...form(0, 'AV', 'del Sol', '28004'),
      [[60, 'TITULAR']],
      ...form(60, 'CL', 'Mayor', '28013'),
      [[0, cups]],
    )
    expect(readText(bill)).toMatchObject({ ...sol, apartment: '4 C' })
  })
})

test('§own.903 The heading of a box may have a number without a sign', () => {
  const form = (...texts: readonly string[]) => texts.map(text => [[0, text]] as const)
  const bill = columns(
    ...form('1 BEZEROA', 'Kalearen izena Nagusia', 'Zk. 3', 'Posta-kodea 28013', 'Herria Madrid'),
    ...form('3 HORNIDURA-HELBIDEA', 'Kalearen izena Sabino', 'Zk. 8', 'Posta-kodea 28004', 'Herria Madrid'),
    ...form('4 KONTRATUA', cups),
  )
  expect(readText(bill)).toMatchObject({ streetNr: '8', zipCode: '28004' })
})
