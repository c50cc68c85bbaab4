import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, powersOf } from '#tests/support/invoices.ts'

describe('§own.470 One statement for both periods gives both', () => {
  test.each([
    'Potencia contratada: 5,5 kW (P1 y P2)',
    'Potencia contratada: 5,5 kW (punta/valle)',
    'Potencia contratada: 5,5 kW en P1 (punta) y P2 (valle)',
    'Potencia contratada: 5,5 kW para punta y valle',
    'Potencia contratada: 5,5 kW en periodo punta y en periodo valle',
    'Potencia contratada (kW): 5,500 (P1 y P2)',
    'Potencia contratada (kW) P1 y P2: 5,500',
    'Potencia contratada P1-P2: 5,5 kW',
    'Potencia contratada: P1=P2=5,5 kW',
    'Potencia contratada en punta y en valle: 5,5 kW',
    'Potencia contratada (punta y valle): 5,5 kW',
    'Potencia contratada (P1 y P2)\n5,5 kW',
    'Potencia contratada: 5,5 kW (ambos periodos)',
    'Potencia contratada para ambos periodos: 5,5 kW',
    'Potencia contratada: 5,5 kW, misma potencia en los dos periodos',
    'Potencia contratada (kW): 5,5/5,5',
    'Potencia P1 y P2: 5,5 kW x 30 días',
    'Potència contractada: 5,5 kW (P1 i P2)',
    'Potència contractada: 5,5 kW als dos períodes',
    'Potència contractada: 5,5 kW (la mateixa en els dos períodes)',
    'Potència contractada: 5,5 kW per a punta i vall',
    'Potencia contratada: 5,5 kW (a mesma nos dous períodos)',
    'Potencia contratada: 5,5 kW en ambos os períodos',
    'Kontratatutako potentzia: 5,5 kW (P1 eta P2)',
    'Kontratatutako potentzia bi aldietan: 5,5 kW',
  ])('%s', text => expect(powersOf(text)).toEqual([5.5, 5.5]))

  test.each([
    'Potencia contratada P1 y P2: 4,6 kW y 3,45 kW',
    'Potencia contratada: 4,6 kW y 3,45 kW (P1 y P2)',
    'Potencia contratada en los dos periodos: P1 4,6 kW P2 3,45 kW',
    'Potencia contratada (los dos periodos pueden ser distintos): P1 4,6 kW P2 3,45 kW',
  ])('%s', text => expect(powersOf(text)).toEqual([4.6, 3.45]))

  test('in the next column', () => {
    const row = columns([
      [0, 'Potencia contratada (P1 y P2)'],
      [40, '5,5 kW'],
    ])
    expect(readText(row)).toEqual({ p1: 5.5, p3: 5.5 })
  })
})

describe('§own.470 A power is not that of both periods', () => {
  test.each([
    ['where more follows in the next line', 'Potencia contratada en P1 y P2: 4,6 kW y\n3,45 kW respectivamente'],
    ['where a second power follows', 'Potencia contratada 4,6 kW punta y valle 3,45 kW'],
    ['where two stand under the heading', 'Potencia contratada (punta y valle)\n4,6 kW\n3,45 kW'],
    ['of six periods', 'Potencia contratada: 4,6 kW (P1 a P6)'],
    ['where the energy is the same in both', 'Consumo en ambos periodos 120 kWh. Potencia contratada 4,6 kW'],
    ['where the price is the same', 'Potencia contratada 4,6 kW. Precio único en todas las horas 0,15 €/kWh'],
    ['where somebody answers calls', 'Potencia contratada 4,6 kW. Averías las 24 horas'],
    ['that was measured', 'Potencia máxima: 4,6 kW (P1 y P2)'],
  ])('%s', (_, text) => expect(powersOf(text)).toEqual([null, null]))
})

describe('§own.471 Periods have other names', () => {
  test.each([
    'Potencia contratada: horas baratas 3,45 kW, horas caras 4,6 kW',
    'Potencia que tienes\nHoras caras (P1)\n4,6 kW\nHoras baratas (P2)\n3,45 kW',
    'Potència contractada: hores barates 3,45 kW, hores cares 4,6 kW',
    'Potencia contratada día: 4,6 kW\nPotencia contratada noche: 3,45 kW',
    'Potencia contratada\nDía: 4,6 kW\nNoche: 3,45 kW',
    'Potencia contratada P1 (llano-punta): 4,6 kW P2 (valle): 3,45 kW',
    'Potencia contratada llano y punta: 4,6 kW\nPotencia contratada valle: 3,45 kW',
    'P. contratada P1: 4,6 kW\nP. contratada P2: 3,45 kW',
    'Pot P1: 4,6 kW\nPot P2: 3,45 kW',
    'Potencia contratada: Per. 1 4,6 kW, Per. 2 3,45 kW',
    'Potencia contratada: P-1 4,6 kW P-2 3,45 kW',
    'Potencia contratada: P01 4,6 kW P02 3,45 kW',
  ])('%s', text => expect(powersOf(text)).toEqual([4.6, 3.45]))

  test.each([
    'Potencia máxima horas caras: 4,6 kW, horas baratas: 3,45 kW',
    'La potencia que usas\nHoras caras 4,6 kW\nHoras baratas 3,45 kW',
    'Energía día 112 kWh noche 94 kWh Potencia 4,6 kW',
    'Pot max P1: 4,6 kW\nPot max P2: 3,45 kW',
  ])('of other powers: %s', text => expect(powersOf(text)).toEqual([null, null]))
})

test('§own.471 the account in the column beside a power makes it no row of the account', () => {
  const beside = columns(
    [[0, 'La potencia que tienes']],
    [[0, 'Horas caras (P1)']],
    [[0, '4,6 kW']],
    [[0, 'Horas baratas (P2)']],
    [
      [0, '3,45 kW'],
      [40, 'Potencia · 31 días'],
      [70, '14,22 €'],
    ],
  )
  expect(readText(beside)).toEqual({ p1: 4.6, p3: 3.45 })
})

test('§own.471 a company called "del Valle" over a power is no period', () => {
  const lines = columns(
    [[30, 'Luz del Valle Comercializadora, S.L.']],
    [[30, 'Potencia contratada 4,400 kW']],
    [[30, 'P1 (punta)']],
    [[30, 'Potencia contratada 2,300 kW']],
    [[30, 'P2 (valle)']],
  )
  const { p1, p3 } = readText(lines)
  expect([p1, p3]).not.toEqual([2.3, 4.4])
})

test('§own.471 the account denies a statement that has the periods the other way round', () => {
  const text =
    'Potencia contratada P1: 2,3 kW P2: 4,4 kW\nTérmino de potencia P1 4,4 kW x 30 días\nTérmino de potencia P2 2,3 kW x 30 días'
  expect(powersOf(text)).toEqual([null, null])
})
