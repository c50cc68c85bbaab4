import { describe, expect, test } from 'vitest'
import { powersOf } from '#tests/support/invoices.ts'

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
