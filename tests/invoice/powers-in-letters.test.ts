import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, powersOf } from '#tests/support/invoices.ts'

const nothing = [null, null]

describe('§own.631 Numbers without a unit that a plus sign joins are amounts of money', () => {
  test.each([
    'Término de potencia (punta 8,73 + valle 4,68)    13,41',
    'Potencia contratada: punta 8,73 + valle 4,68 = 13,41 €',
  ])('%s', row => expect(powersOf(row)).toEqual(nothing))

  test('with a unit they are powers', () =>
    expect(powersOf('Potencia contratada: punta 4,6 kW + valle 3,45 kW')).toEqual([4.6, 3.45]))

  test('a sum behind powers says nothing of them', () =>
    expect(powersOf('Potencia contratada (kW): P1 4,6 P2 3,450 · precio 0,09 + 0,03')).toEqual([4.6, 3.45]))
})

describe('§own.632 A letter says that one has a power, and names the second period behind its power', () => {
  test.each([
    ['tiene una potencia en horas punta de 3,45 kW y la misma potencia, 3,45 kW, en horas valle.', [3.45, 3.45]],
    ['tiene una potencia en horas punta de 3,45 kW y de 4,6 kW en horas valle.', [3.45, 4.6]],
    ['tens una potencia contratada en punta de 3,45 kW e de 4,6 kW en horas de val.', [3.45, 4.6]],
  ])('Su contrato, acogido al peaje 2.0TD, %s', (sentence, powers) =>
    expect(powersOf(`Su contrato, acogido al peaje 2.0TD, ${sentence}`)).toEqual(powers),
  )

  test.each([
    'Con una potencia en horas punta de 3,45 kW y de 4,6 kW en horas valle se ahorra.',
    'Un hogar que tiene una potencia en horas punta de 3,45 kW y la misma potencia, 3,45 kW, en horas valle gasta menos.',
    'Si tiene una potencia en horas punta de 3,45 kW y de 4,6 kW en horas valle, paga menos.',
  ])('it is of nobody: %s', sentence => expect(powersOf(sentence)).toEqual(nothing))
})

describe('§own.633 A bill that counts its powers like the periods of energy may say so in one of its rows', () => {
  const rows = 'Potencia P1 9,2 kW x 31 días 26,64\nPotencia P3 9,2 kW x 31 días 10,01'

  test('"P3 (valle)" and a row of the account with "P3"', () =>
    expect(powersOf(`Potencia P1 (punta) 9,2 kW\nPotencia P3 (valle) 9,2 kW\n${rows}`)).toEqual([9.2, 9.2]))

  test('a second period beside the third is one of a larger tariff', () =>
    expect(powersOf(`Potencia P1 9,2 kW\nPotencia P2 9,2 kW\n${rows}`)).toEqual(nothing))
})

test.each([
  'Por tener a su disposición una potencia de 3,3 kilovatios en horas punta y de 5,5 kilovatios en horas valle.',
  'Per tenir a la seva disposició una potència de 3,3 kW en hores punta i de 5,5 kW en hores vall.',
])('§own.971 What one has at one’s disposal is contracted: %s', sentence =>
  expect(powersOf(sentence)).toEqual([3.3, 5.5]),
)

test('§own.972 "Ambos periodos" stands in the next line of its own column', () => {
  const bill = columns(
    [
      [40, 'Potencia contratada: 4,6 kW en'],
      [90, 'El IVA, al 21 %,'],
    ],
    [[0, 'El cargo llegará a su banco.']],
    [
      [40, 'ambos periodos, punta y valle.'],
      [90, '9,67 euros.'],
    ],
  ).map((line, at) => ({ ...line, top: at * 7 }))
  expect(readText(bill)).toMatchObject({ p1: 4.6, p3: 4.6 })
})

describe('§own.973 A question says what the powers of the answer below it are', () => {
  const answer =
    '6,6 kW de lunes a viernes por el día (periodo punta) y 9,2 kW por la noche y los festivos (periodo valle).'

  test('"¿Cuánta potencia tengo contratada?"', () =>
    expect(powersOf(`¿Cuánta potencia tengo contratada?\n${answer}`)).toEqual([6.6, 9.2]))

  test('"¿Cuánta potencia he demandado?"', () =>
    expect(powersOf(`¿Cuánta potencia he demandado?\n${answer}`)).toEqual(nothing))
})

test('§own.974 "Datos de la potencia y del peaje" is the title of both', () =>
  expect(
    powersOf(
      'Datos de la potencia y del peaje\nPeaje    2.0TD\nP1 (punta)    3,464 kW\nP2 (valle)    5,196 kW\nMáxima demandada P1    3,10 kW',
    ),
  ).toEqual([3.464, 5.196]))

test.each([
  ['Punta contratada / Kontratatutako punta', 'Valle contratada / Kontratatutako harana'],
  ['Punta contractada', 'Vall contractada'],
])('§own.975 The word may stand behind its period: %s', (peak, offPeak) => {
  const rows = [
    [
      [0, peak],
      [60, '4,40 kW'],
    ],
    [
      [0, offPeak],
      [60, '3,30 kW'],
    ],
  ] as const
  expect(readText(columns([[20, 'POTENCIA / POTENTZIA']], ...rows))).toMatchObject({ p1: 4.4, p3: 3.3 })
})
