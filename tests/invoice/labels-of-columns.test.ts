import { describe, expect, test } from 'vitest'
import { findInText, readText } from '#mock/invoice/read-text.ts'
import { columns, cups, luna, madrid, readingOf, row } from '#tests/support/invoices.ts'

type Row = readonly (readonly [left: number, text: string])[]
const home = { ...luna, ...madrid }

describe('§own.608 Labels of a form in two languages, and under their values', () => {
  const title: Row = [[0, 'Punt de subministrament / Punto de suministro']]
  const values: Row = [
    [0, 'C/ Luna, 2'],
    [20, 'Pis 1 Porta 4'],
    [40, '28004'],
    [60, 'Madrid'],
  ]

  test('"Adreça / Dirección" is one label', () => {
    const labels: Row = [
      [0, 'Adreça / Dirección'],
      [20, 'Pis / Piso'],
      [40, 'CP'],
      [60, 'Població / Población'],
    ]
    expect(readText(columns(title, labels, values, [[0, cups]]))).toMatchObject({ ...home, apartment: 'Pis 1 Porta 4' })
  })

  test('"carrer i número" stands under its value', () => {
    const labels: Row = [
      [0, 'carrer i número'],
      [20, 'pis'],
      [40, 'codi postal'],
      [60, 'població'],
    ]
    expect(readText(columns([[0, 'El teu punt de llum']], values, labels, [[0, cups]]))).toMatchObject({
      ...home,
      apartment: 'Pis 1 Porta 4',
    })
  })
})

describe('§own.609 A home in a list of short headings and in a letter', () => {
  test('its flat has a row of its own, farther down than lines of one text', () => {
    const rows = columns(
      [[0, 'Lugar de consumo']],
      [[0, 'C/ Luna, 2']],
      [[30, 'Potencia P1 9,2 kW']],
      [[0, 'Bloque 3, 2º A']],
      [[0, 'Población']],
      [[0, '28004 Madrid']],
      [[0, cups]],
    )
    expect(readText(rows)).toMatchObject({ ...home, apartment: 'Bloque 3, 2º A' })
  })

  test('"On?" heads it', () => {
    const rows = columns(
      [
        [0, 'On?'],
        [40, 'Qui?'],
      ],
      [
        [0, 'C/ Luna, 2'],
        [40, 'Ana Prueba'],
      ],
      [[0, '28004 Madrid']],
    )
    expect(readText(rows)).toMatchObject(home)
  })

  test('"En tu casa de" tells of it', () => {
    expect(readingOf('En tu casa de C/ Luna, 2, 28004 Madrid, habéis gastado 271 kWh.')).toMatchObject(home)
  })
})

test('§own.610 Four powers in a row are of a larger tariff, though the headings of their columns were lost', () => {
  const row = (...powers: readonly string[]): Row => [
    [0, 'Potencia contratada (kW)'],
    ...powers.map((kw, at): Row[number] => [30 + 10 * at, kw]),
  ]
  const account: Row[] = [
    [[0, 'Término de potencia P1 13,80 kW x 31 días']],
    [[0, 'Término de potencia P2 13,80 kW x 31 días']],
  ]
  const read = (...powers: readonly string[]) => readText(columns(row(...powers), ...account))
  expect(read('13,80', '13,80', '13,80', '13,80', '13,80', '17,32')).toEqual({})
  expect(read('13,80', '13,80')).toEqual({ p1: 13.8, p3: 13.8 })
})

test('§own.611 In a picture no envelope stands at the CUPS, whose letters were hardly legible', () => {
  const sure = columns(
    [
      [0, 'Fact. desde'],
      [50, 'RAMONA OJEDA CASTILLO'],
    ],
    [
      [0, '¿'.repeat(22)],
      [50, 'A/A Juan Ojeda'],
    ],
    [[50, 'C/ Luna, 2']],
    [
      [0, 'Pot. P1 4,4 kW'],
      [50, '28004 Madrid'],
    ],
  )
  const all = columns([[0, 'Fact. desde']], [[0, cups]])
  expect(findInText(sure, all).reading).toEqual({ cups })
})

test('two houses of one number in streets that only end in "kalea" are two homes', () => {
  const form = columns(
    [[0, 'ANA PRUEBA EJEMPLO']],
    [[0, 'Ibarra kalea 9, 3. C']],
    [[0, '20600 Eibar']],
    ...[1, 2, 3].map((): Row => [[0, 'Kontsumoa']]),
    [[0, 'Dirección de suministro: Zubiaurre kalea 9, 20600 Eibar']],
    [[0, cups]],
  )
  expect(readText(form)).toMatchObject({ street: 'Zubiaurre kalea', streetNr: '9' })
  expect(readText(form).apartment).toBeUndefined()
})

test('§own.628 "Titular" with its own value is no end of the label "Adreça" over it', () => {
  const form = columns(
    [[0, 'Punt de subministrament']],
    [
      [10, 'CUPS'],
      [40, cups],
    ],
    [
      [10, 'Adreça'],
      [40, 'C/ Luna 2, 28004 Madrid'],
    ],
    [
      [10, 'Titular'],
      [40, 'Ana Prueba, 00000000T'],
    ],
  )
  expect(readText(form)).toMatchObject({ ...luna, ...madrid })
})

describe('§own.628 The rows of an address with wide space between them and other rows beside them', () => {
  const box = (between: number) =>
    columns(
      [
        [0, 'Titular del contrato'],
        [60, 'Dirección del suministro'],
      ],
      [
        [0, 'ANA PRUEBA'],
        [60, 'C/ Luna 2'],
      ],
      [[0, 'NIF']],
      [
        [0, '***0461**'],
        [60, 'BLOQUE 3 PLANTA BAJA PUERTA 2'],
      ],
      [[0, 'Tipo de contrato']],
      [
        [0, 'PVPC'],
        [60, '28004 MADRID (MADRID)'],
      ],
    ).map((line, index) => ({ ...line, top: index * between }))

  test('are one address', () =>
    expect(readText(box(14))).toMatchObject({ ...luna, apartment: 'BLOQUE 3 PLANTA BAJA PUERTA 2', zipCode: '28004' }))

  test('wider space than the other lines of the bill have parts them', () => {
    const account = columns(...Array.from({ length: 20 }, () => row(0, 30, 'Concepto', 'Importe')))
    const others = account.map(line => ({ ...line, top: line.top + 400 }))
    expect(readText([...box(30), ...others]).street).toBeUndefined()
  })
})
