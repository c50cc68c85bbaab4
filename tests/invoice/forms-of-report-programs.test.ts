import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, luna, madrid, row } from '#tests/support/invoices.ts'

const sol = { street: 'Avenida del Sol', streetNr: '8', ...madrid }

/** Some lines in smaller type. */
const small = (smaller: readonly number[], lines: readonly TextLine[]): TextLine[] =>
  lines.map((line, index) => (smaller.includes(index) ? { ...line, height: 6 } : line))

describe('§own.920 The title of a form', () => {
  const table = (...values: readonly string[]) => [
    row(0, 16, 'Tipo de vía', 'Denominación', 'Nº', 'Complemento', 'C.P.', 'Municipio', 'Provincia'),
    row(0, 16, ...values),
  ]

  test('may have a name and a tax number behind it', () => {
    const reading = readText(
      columns(
        [[0, 'DIRECCIÓN DE SUMINISTRO']],
        ...table('Avenida', 'del Sol', '8', 'Local 2', '28004', 'Madrid', 'Madrid'),
        [[0, 'DOMICILIO FISCAL DEL CLIENTE · Supermercados Prueba, S.A. · A35044871']],
        ...table('Calle', 'Mayor', '3', 'Planta 4', '28013', 'Madrid', 'Madrid'),
        [[0, cups]],
      ),
    )
    expect(reading).toMatchObject({ ...sol, apartment: 'Local 2' })
  })

  test('counts before the holder’s name that stands left of the form', () => {
    const reading = readText(
      columns(
        [
          [0, 'Cliente'],
          [50, 'Punto de suministro'],
        ],
        row(0, 25, 'Titular', 'Ana Prueba', 'Calle', 'Luna'),
        row(0, 25, 'NIF', '00000000T', 'Número', '2'),
        row(50, 25, 'Código postal', '28004'),
        row(50, 25, 'Municipio', 'Madrid'),
      ),
    )
    expect(reading).toMatchObject({ ...madrid, street: 'Calle Luna', streetNr: '2' })
  })
})

test('§own.921 The label of an address and that of its code and town may each take two lines', () => {
  const lines = columns(
    [
      [0, 'Titular'],
      [30, 'Ana Prueba'],
    ],
    [
      [0, 'Dirección de'],
      [30, 'C/ Luna, 2, 3º B'],
    ],
    [[0, 'suministro']],
    [
      [0, 'Código postal y'],
      [30, '28004 Madrid'],
    ],
    [[0, 'población']],
    [
      [0, 'CUPS'],
      [30, cups],
    ],
  )
  // With as much between the rows as a table of a web page has.
  const tops = [0, 16, 30, 50, 64, 84]
  const reading = readText(lines.map((line, index) => ({ ...line, top: tops[index] ?? line.top })))
  expect(reading).toMatchObject({ ...luna, apartment: '3º B', ...madrid })
})

test('§own.922 Labels that end where their values begin, a blank apart', () => {
  const rows = [
    ['Tipo de vía', 'Avenida'],
    ['Nombre de la vía', 'del Sol'],
    ['Número', '8'],
    ['Planta', 'Principal'],
    ['Mano', 'Izquierda'],
    ['Código postal', '28004'],
    ['Municipio', 'Madrid'],
  ] as const
  const form = rows.map(([label, value]): [number, string][] => [[20 - label.length, `${label} ${value}`]])
  expect(readText(columns([[0, 'Punto de suministro']], ...form, [[0, cups]]))).toMatchObject({
    ...sol,
    apartment: 'Principal Izquierda',
  })
})

describe('§own.923 Labels in two languages', () => {
  test('with any sign between them, under their values', () => {
    const reading = readText(
      small(
        [2, 4],
        columns(
          [[0, 'Hornidura-puntua · Punto de suministro']],
          row(0, 30, 'Luna', '2', '4', 'Izda'),
          row(0, 30, 'Kalea · Calle', 'Zk. · Nº', 'Solairua · Piso', 'Atea · Puerta'),
          row(0, 30, '28004', 'Madrid'),
          row(0, 30, 'PK · CP', 'Herria · Localidad'),
          [[0, cups]],
        ),
      ),
    )
    expect(reading).toMatchObject({ ...madrid, street: 'Calle Luna', streetNr: '2', apartment: '4 Izda' })
  })
})

test('§own.924 A postal code in boxes stands far from its label, where the other values stand beside theirs', () => {
  const reading = readText(
    columns(
      [[0, 'LOCAL O VIVIENDA SUMINISTRADA']],
      row(0, 30, 'Clase de vía AVENIDA', 'Nombre DEL SOL', 'Núm. 8'),
      row(0, 30, 'Escalera', 'Piso 5', 'Puerta C'),
      [
        [0, 'Código postal'],
        [18, '28004'],
        [30, 'Localidad MADRID'],
        [60, 'Provincia MADRID'],
      ],
      [[0, cups]],
    ),
  )
  expect(reading).toMatchObject({ street: 'AVENIDA DEL SOL', streetNr: '8', apartment: '5 C', zipCode: '28004' })
})

test('§own.925 The label of a street may be its kind alone', () => {
  const reading = readText(
    columns(
      [[0, 'On arriba la llum']],
      row(0, 30, 'Passeig', 'Bisbe Guillamet'),
      row(0, 30, 'Número', '5'),
      row(0, 30, 'Pis', '3r'),
      row(0, 30, 'Porta', '2a'),
      row(0, 30, 'Codi postal', '17800'),
      row(0, 30, 'Municipi', 'Olot'),
      [[0, cups]],
    ),
  )
  expect(reading).toMatchObject({
    street: 'Passeig Bisbe Guillamet',
    streetNr: '5',
    apartment: '3r 2a',
    zipCode: '17800',
  })
})

test('§own.926 A small caption under its value may take two lines', () => {
  const lines = columns(
    [[0, 'Dirección del suministro']],
    row(0, 25, 'AVENIDA', 'DEL SOL', '8', 'C'),
    row(0, 25, 'TIPO VÍA', 'VÍA', 'NÚMERO', 'PUERTA'),
    row(0, 25, '28004', 'MADRID'),
    row(0, 25, 'CÓDIGO', 'MUNICIPIO'),
    [[0, 'POSTAL']],
    [],
    [[0, cups]],
  )
  const tops = [0, 16, 26, 42, 53, 62, 80, 96]
  const reading = readText(small([2, 4, 5], lines).map((line, index) => ({ ...line, top: tops[index] ?? line.top })))
  expect(reading).toMatchObject({ street: 'AVENIDA DEL SOL', streetNr: '8', zipCode: '28004', municipality: 'MADRID' })
})

describe('§own.927 The labels of report programs', () => {
  test.each([
    ['street_type', 'Avenida', 'street', 'del Sol', 'number', '8', 'zip', 'city'],
    [
      'Tipo vía',
      'Avenida',
      'Nome vía / Nombre vía',
      'del Sol',
      'Núm. edificio',
      '8',
      'Distrito de correos',
      'Localidad',
    ],
    ['Tipo de via', 'Avenida', 'Via', 'del Sol', 'Porta del carrer', '8', 'Districte de correus', 'Vila'],
  ])('"%s"', (kind, kindValue, street, name, number, house, code, town) => {
    const form = [
      [kind, kindValue],
      [street, name],
      [number, house],
      [code, '28004'],
      [town, 'Madrid'],
    ] as const
    const reading = readText(
      columns([[0, 'Dirección del suministro']], ...form.map(([label, value]) => row(0, 30, label, value)), [
        [0, cups],
      ]),
    )
    expect(reading).toMatchObject(sol)
  })

  test('"Enderezo distr." beside the form is nobody’s street', () => {
    const reading = readText(
      columns(
        row(0, 40, 'Enderezo da subministración', 'Datos do contrato'),
        row(0, 40, 'Tipo de vía: Avenida', 'Titular: Ana Prueba'),
        row(0, 40, 'Nome da vía: do Sol', 'Peaxe: 2.0TD'),
        row(0, 40, 'Número: 8', 'Contador: 0088124413'),
        row(0, 40, 'Código postal: 15300', 'Distribuidora: UFD Distribución'),
        row(0, 40, 'Concello: Betanzos', 'Enderezo distr: Avda. San Luis 77, Madrid'),
        [[0, cups]],
      ),
    )
    expect(reading).toMatchObject({ street: 'Avenida do Sol', streetNr: '8', zipCode: '15300' })
  })
})

describe('§own.931 The head of a table', () => {
  test('may have one label in the middle of others that take two lines', () => {
    const address = (owner: string, ...values: readonly string[]): [number, string][] => [
      [0, owner],
      ...row(30, 20, ...values),
    ]
    const lines = columns(
      row(50, 20, 'Zk. /', 'Solairua /', 'Atea /', 'PK /', '', 'Lurraldea /'),
      [
        [30, 'Kalea / Calle'],
        [130, 'Herria / Municipio'],
      ],
      row(50, 20, 'Nº', 'Piso', 'Puerta', 'CP', '', 'Provincia'),
      address('Titularra / Titular', 'San Martin', '28', '4', 'C', '20005', 'Donostia', 'Gipuzkoa'),
      address('Hornidura / Suministro', 'Korreo', '16', '2', 'ezk.', '20400', 'Tolosa', 'Gipuzkoa'),
      [[0, cups]],
    )
    const tops = [0, 5, 9, 28, 48, 70]
    const reading = readText(lines.map((line, index) => ({ ...line, top: tops[index] ?? line.top })))
    expect(reading).toMatchObject({ street: 'Calle Korreo', streetNr: '16', apartment: '2 ezk.', zipCode: '20400' })
  })

  test('"Sigla" over "C" is the kind of a street', () => {
    const reading = readText(
      columns(
        row(0, 22, 'Adreça', 'Sigla', 'Nom de la via', 'Núm.', 'Planta', 'Porta', 'CP', 'Municipi'),
        row(0, 22, 'Titular', 'C', 'de sa Lluna', '88', '', '', '07100', 'Sóller'),
        row(0, 22, 'Subministrament', 'C', 'des Jocs', '60', '1', 'A', '07300', 'Inca'),
        [[0, cups]],
      ),
    )
    expect(reading).toMatchObject({ street: 'C des Jocs', streetNr: '60', apartment: '1 A', zipCode: '07300' })
  })
})
