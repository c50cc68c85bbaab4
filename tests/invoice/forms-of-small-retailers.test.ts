import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, luna, madrid, readingOf, row } from '#tests/support/invoices.ts'

test.each(['B · PUNTO DE SUMINISTRO', '2) PUNTO DE SUMINISTRO', '2. PUNTO DE SUMINISTRO'])(
  '§own.735 "%s" is the heading of its form, over the name of the holder',
  heading =>
    expect(
      readText(
        columns(
          [[0, heading]],
          [[0, 'NOMBRE O RAZÓN SOCIAL']],
          [[0, 'CASTELLANOS MERLO, JULIÁN']],
          row(0, 30, 'TIPO VÍA', 'NOMBRE DE LA VÍA', 'Nº', 'PISO'),
          row(0, 30, 'CL', 'REAL', '27', '3'),
          row(0, 30, 'C.P.', 'MUNICIPIO', 'PROVINCIA'),
          row(0, 30, '28004', 'MADRID', 'MADRID'),
        ),
      ),
    ).toMatchObject({ street: 'CL REAL', streetNr: '27', apartment: '3', zipCode: '28004' }),
)

test('§own.736 A table of addresses may have other columns before those of the street', () =>
  expect(
    readText(
      columns(
        row(0, 22, 'Clase', 'Sigla', 'Vía', 'Núm.', 'Esc.', 'Pl.', 'Pta.', 'C.P.', 'Localidad'),
        row(0, 22, 'Fiscal', 'CL', 'LLANO DEL SOL', '11', '', '', '', '28013', 'MADRID'),
        row(0, 22, 'Suministro', 'AV', 'LUNA', '2', '1', '4', 'D', '28004', 'MADRID'),
      ),
    ),
  ).toMatchObject({ street: 'AV LUNA', streetNr: '2', apartment: 'Esc. 1, Pl. 4, Pta. D', zipCode: '28004' }))

describe('§own.737 A box of a form', () => {
  const boxes = (...pairs: readonly (readonly [string, string])[]) =>
    readText(
      columns(
        [[0, 'DIRECCIÓN DEL SUMINISTRO']],
        pairs.map(([label], at) => [at * 30, label] as const),
        pairs.flatMap(([, value], at) => (value === '' ? [] : [[at * 30, value] as const])),
        row(0, 30, 'C.P.', 'LOCALIDAD'),
        row(0, 30, '28004', 'Madrid'),
      ),
    )

  test('may repeat its own label', () =>
    expect(
      boxes(['VÍA', 'Urb.'], ['NOMBRE VÍA', 'Los Arenales'], ['BLOQUE', 'Bloque 4'], ['PISO', '2'], ['PTA.', 'A']),
    ).toMatchObject({ street: 'Urb. Los Arenales', apartment: 'Bloque 4, PISO 2, PTA. A' }))
  test('may be of a house number or of a milestone', () =>
    expect(
      boxes(['Tipo vía', 'Ctra.'], ['Nombre', 'N-240'], ['Nº / P.K.', 'km 161,4'], ['Nave/Local', 'Nave 6']),
    ).toMatchObject({ street: 'Ctra. N-240', streetNr: 'km 161,4', apartment: 'Nave 6' }))
  test('may have labels in two languages', () =>
    expect(
      boxes(['Kalea / Calle', 'Korreo kalea'], ['Zk. / Nº', '11'], ['Sol. / Piso', '3'], ['Aldea / Mano', 'ezk.']),
    ).toMatchObject({ street: 'Korreo kalea', streetNr: '11', apartment: '3 ezk.' }))
})

test('§own.738 Two forms whose rows run past each other keep to their own parts', () => {
  const left = [
    'PUNTO DE SUMINISTRO',
    'Vía / Lugar Lugar O Forte',
    'Número 52',
    'Andar',
    'Concello Madrid',
    'C.P. 28004',
  ]
  const right = [
    'ENVÍO DA FACTURA',
    'Vía / Lugar Rúa Urzáiz',
    'Número 97',
    'Andar 5º B',
    'Concello Madrid',
    'C.P. 28013',
  ]
  const placed = (texts: readonly string[], at: number, shift: number): TextLine[] =>
    columns(...[...texts, 'Provincia Madrid'].map(text => [[at, text]] as const)).map((line, index) => ({
      ...line,
      top: (index + shift) * 12,
    }))
  const lines = [...placed(left, 0, 0), ...placed(right, 80, 2.5)].sort((a, b) => a.top - b.top)
  expect(readText(lines)).toEqual({
    street: 'Lugar O Forte',
    streetNr: '52',
    zipCode: '28004',
    municipality: 'Madrid',
    province: 'Madrid',
  })
})

test('§own.739 The tariff beside the distributor’s number makes no office of the address over it', () =>
  expect(
    readText(
      columns(
        row(0, 60, 'Datos fiscales', 'Datos del suministro'),
        row(0, 60, 'Titular María Luz Prueba', 'Nombre finca Casa El Texu'),
        row(0, 60, 'NIF 00000000T', 'Uso Vivienda'),
        row(0, 60, 'Dirección C/ Uría, 58, 3º F', 'Dirección C/ Luna, 2'),
        row(0, 60, 'Localidad Madrid', 'Localidad Madrid'),
        row(0, 60, 'C. P. 28013', 'C. P. 28004'),
        row(0, 60, cups, 'Peaje 2.0TD · E-Redes Distribución Eléctrica · Averías 900 00 00 01'),
      ),
    ),
  ).toMatchObject({ ...luna, ...madrid }))

describe('§own.740 The label of a power', () => {
  test('is not that of an amount beside it', () =>
    expect(
      readText(
        columns(
          row(0, 50, 'Potencia contratada punta: 3,45 kW', 'Término fijo valle', '0,27'),
          row(0, 50, 'Potencia contratada valle: 3,45 kW', 'Energía 93 kWh', '12,06'),
        ),
      ),
    ).toMatchObject({ p1: 3.45, p3: 3.45 }))

  const table = (unit: string, heads: readonly string[], ...rows: readonly (readonly string[])[]) =>
    readText(columns([[0, unit]], row(0, 35, ...heads), ...rows.map(texts => row(0, 35, ...texts))))

  test('is the heading of its own column, and not the title', () =>
    expect(
      table(
        'Potentzia / Potencia (kW)',
        ['', 'Neurtua / Registrada', 'Kontratatua / Contratada'],
        ['Puntakoa / Punta', '5,108', '5,750'],
        ['Haranekoa / Valle', '4,007', '5,750'],
      ),
    ).toMatchObject({ p1: 5.75, p3: 5.75 }))
  test('is the heading of its own row', () =>
    expect(
      table(
        'Potentziak',
        ['kW', 'Puntakoa', 'Haranekoa'],
        ['Kontratatua', '3,45', '4,6'],
        ['Neurtutako gehienezkoa', '3,102', '4,233'],
        ['Fakturatua', '3,45', '4,6'],
      ),
    ).toMatchObject({ p1: 3.45, p3: 4.6 }))
  test('may stand ten rows under its period', () =>
    expect(
      table(
        'Lecturas',
        ['', 'P1', 'P2 Laua / Llano', 'P3 Harana / Valle', 'Ud.'],
        ['Lect. ant.', '18.211', '15.004', '33.120', 'kWh'],
        ['Lect. act.', '18.331', '15.102', '33.353', 'kWh'],
        ['Consumo', '120', '98', '233', 'kWh'],
        ['P. cons.', '0,186900', '0,118900', '0,091200', '€/kWh'],
        ['Imp. cons.', '22,43', '11,65', '21,25', '€'],
        ['Maxím.', '5,912', '6,104', '6,340', 'kW'],
        ['Pot. ctda.', '6,900', '—', '6,900', 'kW'],
      ),
    ).toMatchObject({ p1: 6.9, p3: 6.9 }))
})

test.each([
  ['07200 FELANITX, LES\nBALEARS', 'FELANITX'],
  ['35500 Arrecife, Las\nPalmas', 'Arrecife'],
  ['15001 Coruña, A', 'Coruña, A'],
])('§own.741 The article behind "%s" is the town’s only where its name has it', (town, municipality) =>
  expect(readingOf(`Dirección de suministro: C/ Luna 2\n${town}\n\n${cups}`)).toMatchObject({ municipality }),
)
