import { describe, expect, test } from 'vitest'
import { findInText, readText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'
import { columns, cups, luna, madrid, readingOf, row } from '#tests/support/invoices.ts'

const other = 'ES0021000000000077MM'
const home = { ...luna, apartment: '3º B', ...madrid }

describe('§own.914 A home in a notice is not the one that is billed', () => {
  test.each([
    'En mayo revisaremos el contador de su otro suministro, sito en Calle Sol, 9, 1º A, 28013 Madrid,',
    'Nota: la baja de su anterior local, que estaba en la Calle Sol, 9, 28013 Madrid,',
    'Avís: també ets soci del subministrament de la teva mare (Carrer Nou, 9, 28013 Madrid,',
  ])('"%s" with its CUPS', notice => {
    const reading = readingOf(
      `Punto de suministro: C/ Luna, 2, 3º B, 28004 Madrid\nCUPS: ${cups}\n\n${notice} CUPS ${other}, con 3,3 kW contratados).`,
    )
    expect(reading).toMatchObject({ cups, ...home })
  })

  test('"también le damos luz a" says whose bill this is not', () => {
    const notice = 'También le damos luz a su casa de verano de Calle Sol 9, 28013 Madrid. De esa casa le llegará otra.'
    expect(readingOf(`${notice}\nCUPS: ${cups}`)).toEqual({ cups })
  })
})

describe('§own.915 Of two CUPS, one in a field and one in a sentence, the first is billed', () => {
  test('and it asks for a look', () => {
    const notice = `Preguntaba usted si la puerta 6 (CUPS ${other}, a nombre de su vecino) entraba en esta cuenta.`
    const { reading, confidence } = findInText(linesOfPlainText(`CUPS ${cups}\n\n${notice}`))
    expect(reading).toEqual({ cups })
    expect(confidence.cups).toBeLessThan(0.7)
  })

  test('of two in fields, nobody knows', () => {
    expect(readingOf(`CUPS ${cups}\nCUPS ${other}`)).toEqual({})
  })
})

describe('§own.916 The code and the town may stand over the street', () => {
  test.each([
    ['Datos del punto de suministro', 'Puerto del Rosario, 35600 (Las Palmas)', 'Puerto del Rosario', '35600'],
    ['Finca alumbrada', 'Tarazona (Zaragoza), 50500', 'Tarazona', '50500'],
  ])('under "%s"', (heading, town, municipality, zipCode) => {
    const reading = readText(columns([[0, heading]], [[0, town]], [[0, 'Calle Luna, 2, ático']], [[0, `CUPS ${cups}`]]))
    expect(reading).toMatchObject({ ...luna, street: 'Calle Luna', apartment: 'ático', zipCode, municipality })
  })

  test('and the flat under it', () => {
    const block = [
      [[0, 'Piso con luz']],
      [[0, 'Madrid, 28004']],
      [[0, 'Calle Luna, 2']],
      [[0, 'Esc. 1, 5º D']],
    ] as const
    expect(readText(columns(...block, [[0, `CUPS ${cups}`]]))).toMatchObject({
      ...madrid,
      street: 'Calle Luna',
      streetNr: '2',
      apartment: 'Esc. 1, 5º D',
    })
  })

  test('but the street of the next address is not the first one’s', () => {
    const text = `Suministro\n28004 Madrid\nCalle Sol, 9\n28013 Madrid\nCUPS ${cups}`
    expect(readingOf(text)).toEqual({ cups })
  })

  test('and behind a province in brackets', () => {
    expect(readingOf(`Local que suministramos\n18800 Baza (Granada) — Calle Luna, 2\nCUPS ${cups}`)).toMatchObject({
      street: 'Calle Luna',
      streetNr: '2',
      zipCode: '18800',
    })
  })
})

test('§own.917 In a table of electricity and gas, the title of its labels heads both columns', () => {
  const reading = readText(
    columns(
      [[60, 'Ana Prueba']],
      [[60, 'Calle Sol, 9']],
      [[60, '28013 Madrid']],
      row(0, 25, 'Datos del suministro', 'Electricidad', '', 'Gas natural').map(([left, text]) => [left, text]),
      row(0, 25, 'Titular', 'Ana Prueba', '', 'Ana Prueba'),
      [
        [0, 'Dirección'],
        [25, 'C/ Luna, 2, 3º B'],
        [75, 'C/ Luna, 2, 3º B'],
      ],
      [
        [0, 'Población'],
        [25, '28004 Madrid'],
        [75, '28004 Madrid'],
      ],
      [
        [0, 'CUPS'],
        [25, cups],
        [75, 'ES0230000000000123CP'],
      ],
    ),
  )
  expect(reading).toMatchObject({ cups, ...home })
})

describe('§own.918 More names of the supply', () => {
  test.each([
    'Finca alumbrada',
    'La vivienda de esta cuota',
    'A qué casa se refiere esta hoja',
    'Que casa alumeamos',
    'Situación del enchufe',
    'Dirección a la que llega el cable',
    'El hogar conectado / Konektatutako etxea',
    'Local o habitatge subministrat',
    'Este suministro (segunda vivienda)',
  ])('"%s"', label => {
    const envelope = [[[60, 'Ana Prueba']], [[60, 'Calle Sol, 9']], [[60, '28013 Madrid']]] as const
    const block = [[[0, label]], [[0, 'C/ Luna, 2, 3º B']], [[0, '28004 Madrid']]] as const
    expect(readText(columns(...envelope, ...block))).toMatchObject(home)
  })

  test.each([
    'La luz de esta factura es la de',
    'entre el 31 de enero y el 28 de febrero la luz que llegó a',
    "Del 15 de juliol al 14 d'agost hem dut 177 kWh a ca teva,",
  ])('in a sentence: "%s"', words => {
    expect(readingOf(`${words} C/ Luna, 2, 3º B, 28004 Madrid, y le toca pagar 58,37 €.\nCUPS ${cups}`)).toMatchObject(
      home,
    )
  })
})

describe('§own.919 Powers beside and over other texts', () => {
  test('the head of the next table is no caption of the last row', () => {
    const reading = readText(
      columns(
        row(0, 20, 'Potencia / Potència', 'kW', 'Días / Dies', '€'),
        row(0, 20, 'Punta (P1)', '4,600', '31', '10,82'),
        row(0, 20, 'Valle / Vall (P2)', '6,900', '31', '0,43'),
        row(0, 20, 'Energía / Energia', 'kWh', '€/kWh', '€'),
        row(0, 20, 'P1 Punta', '92', '0,189', '17,39'),
        // A little farther from the last row than the rows are from each other.
      ).map((line, index) => (index > 2 ? { ...line, top: line.top + 6 } : line)),
    )
    expect(reading).toMatchObject({ p1: 4.6, p3: 6.9 })
  })

  test('a row of the gas’s account beside a power says nothing of it', () => {
    const reading = readText(
      columns(
        [
          [0, 'Tarifa RL.2'],
          [50, 'Contratada en punta: 4,4 kW'],
        ],
        [
          [0, 'Término fijo 31 días: 9,02 €'],
          [50, 'Contratada en valle: 2,2 kW'],
        ],
        [
          [0, 'Consumo 540 kWh: 33,59 €'],
          [50, 'Término de potencia: 11,15 €'],
        ],
      ),
    )
    expect(reading).toMatchObject({ p1: 4.4, p3: 2.2 })
  })

  test.each([
    ['P1 potentzia · Potencia P1', 'P2 potentzia · Potencia P2', 'Kontratua'],
    ['POTENCIA PUNTA', 'POTENCIA VALLE', '¿Qué tienes contratado?'],
  ])('captions "%s" and "%s" stand under their values', (first, second, title) => {
    const reading = readText(
      columns([[0, title]], row(0, 30, '3,45 kW', '4,6 kW'), row(0, 30, first, second)).map((line, index) =>
        index === 2 ? { ...line, height: 6 } : line,
      ),
    )
    expect(reading).toMatchObject({ p1: 3.45, p3: 4.6 })
  })
})
