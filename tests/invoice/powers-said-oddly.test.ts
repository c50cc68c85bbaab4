import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, powersOf } from '#tests/support/invoices.ts'

const both = [4.6, 3.45]
const inBox = { p1: 4.6, p3: 3.45 }

describe('§own.543 Of a row that adds two powers with other days the first one held before', () => {
  const account = (days: string, otherDays: string) =>
    `Potencia P1 3,3 kW x ${days} + 4,6 kW x ${otherDays} 10,95\nPotencia P2 3,3 kW x ${days} + 3,45 kW x ${otherDays} 1,51`

  test.each([
    ['13 d', '17 d'],
    ['13 días', '17 días'],
    ['13 dies', '17 dies'],
    ['13 egun', '17 egun'],
  ])('%s and %s', (days, otherDays) => {
    const contracted = 'Potencia contratada P1 (punta): 4,6 kW\nPotencia contratada P2 (valle): 3,45 kW'
    expect(powersOf(`${contracted}\n${account(days, otherDays)}`)).toEqual(both)
    expect(powersOf(account(days, otherDays))).toEqual(both)
  })

  test('two powers with the same days are those of both periods', () =>
    expect(powersOf('Potencia contratada: 4,6 kW x 30 días + 3,45 kW x 30 días')).toEqual(both))
})

describe('§own.544 Each number of a cell belongs to the heading over it', () => {
  const table = (label: string, headings: readonly [string, string], numbers: string, reading = '30/09/26 real') =>
    columns(
      [
        [0, 'POTENCIAS (kW)'],
        [50, 'LECTURAS'],
      ],
      [
        [30, headings[0]],
        [38, headings[1]],
        [70, 'Punta'],
        [80, 'Llano'],
        [90, 'Valle'],
      ],
      [
        [0, label],
        [30, numbers],
        [50, reading],
        [70, '4.499'],
        [80, '3.978'],
        [90, '9.979'],
      ],
    )

  test('beside a meter, whose row begins with a day', () => {
    expect(readText(table('Contratada', ['Punta', 'Valle'], '4,600   3,450'))).toEqual(inBox)
    expect(readText(table('Contratada', ['P2', 'P1'], '3,450   4,600'))).toEqual(inBox)
    expect(readText(table('Contratada', ['Punta', 'Valle'], '4,600   3,450', '30/09/26 estimada'))).toEqual(inBox)
  })

  test.each(['Máx. demandada', 'Recomendada'])('not those of "%s"', label =>
    expect(readText(table(label, ['Punta', 'Valle'], '4,600   3,450'))).toEqual({}),
  )

  test('none where a heading names no period', () =>
    expect(readText(table('Contratada', ['Hoy', 'Valle'], '4,600   3,450'))).toEqual({}))
})
