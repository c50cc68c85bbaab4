import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, powersOf } from '#tests/support/invoices.ts'

const nothing = [null, null]
const both = [4.6, 3.45]
const inBox = { p1: 4.6, p3: 3.45 }

describe('§own.573 Rare and short labels of the contracted power', () => {
  test.each([
    'Término contratado: punta 4,6 kW; valle 3,45 kW',
    'Capacidad contratada: punta 4,6 kW; valle 3,45 kW',
    'P. c. punta 4,6 kW\nP. c. valle 3,45 kW',
    'P. c. P1 (kW): 4,6\nP. c. P2 (kW): 3,45',
    'Fijo punta 4,6 kW\nFijo valle 3,45 kW',
    'Cuota fija punta: 4,6 kW\nCuota fija valle: 3,45 kW',
    'kW P1 contratados: 4,6\nkW P2 contratados: 3,45',
  ])('%s', text => expect(powersOf(text)).toEqual(both))

  test.each([
    'Término contratado anterior: punta 4,6 kW; valle 3,45 kW',
    'Fijo punta 4,6 kW recomendado\nFijo valle 3,45 kW recomendado',
    'P. c. punta 4,6000 €/kW día\nP. c. valle 3,4500 €/kW día',
    'Fijo punta 4,60 €\nFijo valle 3,45 €',
    'Oferta:\nFijo punta 4,6 kW\nFijo valle 3,45 kW',
    'Nuestra propuesta\nPotencia punta 4,6 kW\nPotencia valle 3,45 kW',
    'kW P1 máximos: 4,6\nkW P2 máximos: 3,45',
  ])('not: %s', text => expect(powersOf(text)).toEqual(nothing))
})

describe('§own.574 Hours behind a period are no power', () => {
  const captions = (peak: string, offPeak: string) =>
    columns(
      [
        [0, '4,6 kW'],
        [50, '3,45 kW'],
        [90, '2.0TD'],
      ],
      [
        [0, peak],
        [50, offPeak],
        [90, 'peaje'],
      ],
    )

  test('in a caption', () => {
    const words = ['contratas en punta, lun–vie 8–24 h', 'contratas en valle, noches y findes'] as const
    expect(readText(captions(...words))).toEqual(inBox)
    expect(readText(captions('has usado en punta, 8–24 h', 'has usado en valle, 0–8 h'))).toEqual({})
  })
})

describe('§own.575 "kW en punta" next to the tariff is the contracted power', () => {
  const form = (...rows: readonly (readonly [string, string])[]) =>
    columns(
      ...rows.map(([label, value]): [number, string][] => [
        [0, label],
        [40, value],
      ]),
    )
  const peak = ['kW en punta', '4,600'] as const
  const offPeak = ['kW en valle', '3,450'] as const

  test('over it or below it', () => {
    expect(readText(form(['Segmento de peajes', '2.0TD'], peak, offPeak, ['Tensión', '1 × 230 V']))).toEqual(inBox)
    expect(readText(form(['Titular', 'Ana Prueba'], peak, offPeak, ['Peaje', '2.0TD']))).toEqual(inBox)
  })

  test('elsewhere nobody knows', () => {
    expect(readText(form(['Titular', 'Ana Prueba'], peak, offPeak, ['Tensión', '1 × 230 V']))).toEqual({})
    expect(readText(form(['kW máximos', '2.0TD'], peak, offPeak))).toEqual({})
  })
})

describe('§own.576 Meter readings below powers belong to another table', () => {
  const table = (readings: readonly [string, string]) =>
    columns(
      [
        [0, 'Acceso'],
        [20, 'Pot. ctda. P'],
        [40, 'Pot. ctda. V'],
        [60, 'Pot. máx. P'],
      ],
      [
        [0, '2.0TD'],
        [20, '4,60 kW'],
        [40, '3,45 kW'],
        [60, '3,42 kW'],
      ],
      [
        [0, 'kWh'],
        [20, readings[0]],
        [40, readings[1]],
        [60, 'Cons.'],
      ],
      [
        [0, 'Punta'],
        [20, '9.040'],
        [40, '9.074'],
        [60, '34'],
      ],
      [
        [0, 'Llano'],
        [20, '8.116'],
        [40, '8.151'],
        [60, '35'],
      ],
      [
        [0, 'Valle'],
        [20, '14.790'],
        [40, '14.869'],
        [60, '79'],
      ],
    )

  test.each([
    ['Ant.', 'Act.'],
    ['L. ant.', 'L. act.'],
    ['Lect. ant.', 'Lect. act.'],
  ])('under "%s" and "%s"', (before, after) => expect(readText(table([before, after]))).toEqual(inBox))
})

describe('§own.577 The days of the bill prove a power whose row prints none', () => {
  const row = (...texts: readonly string[]): [number, string][] => texts.map((text, at) => [at * 15, text])
  const bill = (days: string) =>
    columns(
      row('Facturación', '01/05/24', '31/05/24', days),
      row('Energía', 'P1', '318', '', '0,168200', '53,49'),
      row('Potencia', 'P1', '3,912', '4,600', '0,090411', '12,89'),
      row('Potencia', 'P2', '2,204', '3,450', '0,016438', '1,76'),
    )

  test('with its price and amount', () => expect(readText(bill('31 d'))).toEqual(inBox))
  test.each(['30 d', '31'])('not with "%s"', days => expect(readText(bill(days))).toEqual({}))
})

describe('§own.578 A row with a power of its own heads nothing', () => {
  test('its period is not that of the row below', () =>
    expect(powersOf('Potencia P1 4,600 2,912 0,090411 12,89\nPotencia P2 3,450 2,204 0,016438 1,76')).toEqual(both))
})

describe('§own.586 A period behind a mark is of the power that ends its list', () => {
  test.each(['·', '-', '|'])('behind "%s"', mark =>
    expect(powersOf(`Potencia contratada: 4,6 kW ${mark} P2 3,45 kW`)).toEqual([null, 3.45]),
  )

  test('but not behind a word', () =>
    expect(powersOf('Potencia contratada: 4,6 kW en P1 y 3,45 kW')).toEqual([4.6, null]))
})
