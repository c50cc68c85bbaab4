import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, powersOf } from '#tests/support/invoices.ts'

const nothing = [null, null]
const both = [4.6, 3.45]

describe('§own.484 The account tells the powers by what it multiplies', () => {
  test.each([
    [
      'no unit',
      'Término de potencia punta 4,600 x 61 x 0,0760 21,33\nTérmino de potencia valle 3,450 x 61 x 0,0040 0,84',
    ],
    ['the days first', 'Potencia punta 30 x 4,6 x 0,0760 = 10,49\nPotencia valle 30 x 3,45 x 0,0040 = 0,41'],
    ['the price first', 'Potencia punta 0,0760 * 4,6 * 30\nPotencia valle 0,0040 * 3,45 * 30'],
    ['no period', 'Cuenta: 4,6 kW × 30 días × 0,0760 = 10,49 €; 3,45 kW × 30 días × 0,0040 = 0,41 €'],
    [
      'no period, and valle first',
      'Potencia 3,45 kW × 30 días × 0,0040 = 0,41 €\nPotencia 4,6 kW × 30 días × 0,0760 = 10,49 €',
    ],
    ['no word of power', 'Cuota fija punta 4,6 x 30 x 0,0760 10,49\nCuota fija valle 3,45 x 30 x 0,0040 0,41'],
    ['a bracket', 'Potencia 31 x (4,6 x 0,078 + 3,45 x 0,004) 11,55'],
    ['a bracket before the days', 'Potencia (4,6 x 0,078 + 3,45 x 0,004) x 31 días 11,55'],
    [
      'kW times days',
      'Periodo de 30 días\n138 kW·día Potencia punta 0,0760 10,49\n103,5 kW·día Potencia valle 0,0040 0,41',
    ],
    [
      'a change of price',
      'Potencia 4,6 x 10 x 0,08 3,68\nPotencia 3,45 x 10 x 0,004 0,14\nPotencia 4,6 x 20 x 0,076 6,99\nPotencia 3,45 x 20 x 0,003 0,21',
    ],
    [
      'an unknown period',
      'Potencia para cargar: 4,6 kW durante 31 días 10,84\nPotencia para dormir: 3,45 kW durante 31 días 0,43',
    ],
    ['the same in Basque', 'Ahalmena: 4,6 x 30 egun x 0,0760 10,49\nAhalmena: 3,45 x 30 egun x 0,0040 0,41'],
  ])('with %s', (_, text) => expect(powersOf(text)).toEqual(both))

  test('whole powers are told from the days by their size', () =>
    expect(powersOf('Potencia 4 x 31 x 0,0751 9,31\nPotencia 5 x 31 x 0,0039 0,60')).toEqual([4, 5]))

  test('in the columns of a table', () => {
    const lines = columns(
      [
        [0, 'Concepto'],
        [40, 'Cantidad'],
        [60, 'Días'],
        [80, 'Precio'],
        [100, 'Euros'],
      ],
      [
        [0, 'Potencia hora 1'],
        [40, '4,6'],
        [60, '30'],
        [80, '0,076000'],
        [100, '10,49'],
      ],
      [
        [0, 'Potencia hora 2'],
        [40, '3,45'],
        [60, '30'],
        [80, '0,004000'],
        [100, '0,41'],
      ],
    )
    expect(readText(lines)).toEqual({ p1: 4.6, p3: 3.45 })
  })

  test('one power of a tariff until 2021 is that of both periods', () => {
    expect(powersOf('Tarifa 2.0A\nCuota: 4,4 kW x 61 días x 0,1152 30,92')).toEqual([4.4, 4.4])
    expect(powersOf('Tarifa 2.0TD\nCuota: 4,4 kW x 61 días x 0,1152 30,92')).toEqual(nothing)
    expect(powersOf('Tarifa 2.0A\n4,4 kW x 30 días x 0,1152 15,21\n5,5 kW x 31 días x 0,1152 19,64')).toEqual(nothing)
  })
})

describe('§own.484 What the account multiplies is not always the two powers', () => {
  test.each([
    ['a change of power', 'Potencia 4,6 x 10 x 0,08 3,68\nPotencia 3,45 x 20 x 0,08 5,52'],
    ['a change of power after as many days', 'Potencia 4,6 x 15 x 0,08 5,52\nPotencia 3,45 x 15 x 0,076 3,93'],
    ['two powers of punta', 'Potencia punta 4,6 x 15 x 0,08 5,52\nPotencia punta 3,45 x 15 x 0,04 2,07'],
    [
      'two powers of each period',
      'Potencia 4,6 x 10 x 0,08 3,68\nPotencia 4,6 x 10 x 0,004 0,18\nPotencia 3,45 x 20 x 0,08 5,52\nPotencia 3,45 x 20 x 0,004 0,28',
    ],
    ['months of one price', 'Potencia 4,6 x 30 x 0,05 6,90\nPotencia 3,45 x 30 x 0,05 5,18'],
    ['meters and a charge', 'Alquiler del contador 2 x 30 x 0,0760 4,56\nAlquiler del contador 1 x 30 x 0,0040 0,12'],
    ['things without a name', 'Servicio 2,5 x 30 x 0,0760 5,70\nServicio 1,5 x 30 x 0,0040 0,18'],
    ['an example', 'Ejemplo\nPotencia 4,6 x 30 x 0,0760 10,49\nPotencia 3,45 x 30 x 0,0040 0,41'],
    ['an offer', 'Si baja la potencia: 4,6 kW × 30 días × 0,0760 = 10,49 €; 3,45 kW × 30 días × 0,0040 = 0,41 €'],
    ['a refund', 'Potencia 4,6 x 30 x 0,0760 -10,49\nPotencia 3,45 x 30 x 0,0040 -0,41'],
    [
      'six periods',
      'Potencia P1 4,6 x 30 x 0,06 8,28\nPotencia P2 4,6 x 30 x 0,03 4,14\nPotencia P3 4,6 x 30 x 0,01 1,38',
    ],
    ['excesses', 'Excesos de potencia 4,6 x 30 x 0,0760 10,49\nExcesos de potencia 3,45 x 30 x 0,0040 0,41'],
  ])('%s', (_, text) => expect(powersOf(text)).toEqual(nothing))
})

describe('§own.505 A product of the account is found past another number, where the amount proves it', () => {
  const table = (heading: string, ...rows: readonly string[]) => powersOf([heading, ...rows].join('\n'))

  test.each([
    ['Periodo kW Maxímetro Días Precio Euros', 'P1 Punta', 'P2 Valle'],
    ['Període kW Maxímetre Dies Preu Euros', 'P1 Punta', 'P2 Vall'],
    ['Aldia kW Maxímetroa Egunak Prezioa €', 'P1 Puntakoa', 'P2 Haranekoa'],
  ])('%s', (heading, peak, offPeak) =>
    expect(table(heading, `${peak} 4,6 2,91 30 0,076 10,49`, `${offPeak} 3,45 3,02 30 0,009 0,93`)).toEqual(both),
  )

  test.each([
    ['the amount is another', 'P1 Punta 4,6 2,91 30 0,076 12,40', 'P2 Valle 3,45 3,02 30 0,009 1,20'],
    ['the amount is that of the highest power', 'P1 Punta 4,6 2,91 30 0,076 6,63', 'P2 Valle 3,45 3,02 30 0,009 0,82'],
    ['nothing names a period', 'Cargo 4,6 2,91 30 0,076 10,49', 'Cargo 3,45 3,02 30 0,009 0,93'],
  ])('not where %s', (_, ...rows) => expect(table('Conceptos', ...rows)).not.toEqual(both))
})
