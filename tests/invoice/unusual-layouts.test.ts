import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, powersOf, readingOf } from '#tests/support/invoices.ts'

const luna = { street: 'C/ Luna', streetNr: '2' }
const madrid = { zipCode: '28004', municipality: 'Madrid', province: 'Madrid' }
const cups = 'ES0021000098989123RH0F'

describe('Powers', () => {
  test('§own.227 readings of a meter are none', () => {
    const lines = columns(
      [
        [20, 'Lectura anterior'],
        [45, 'Lectura actual'],
      ],
      [
        [0, 'Punta'],
        [20, '7.122'],
        [45, '7.184'],
      ],
      [
        [0, 'Valle'],
        [20, '11.810'],
        [45, '11.919'],
      ],
    )
    expect(readText(lines)).toEqual({})
  })

  test.each([
    ['Potencia contratada: 6,928 kW en todos los periodos', [6.928, 6.928]],
    ['Pot. contractada: 3,45 kW en tots els períodes', [3.45, 3.45]],
    ['Potencia contratada: 4,6 kW, única para punta y valle', [4.6, 4.6]],
    ['Potencia contratada: 3,45/4,6 kW (P1/P2)', [3.45, 4.6]],
    ['Potencia en vigor: 4 kW punta / 5 kW valle', [4, 5]],
  ])('§own.227 "%s"', (text, powers) => expect(powersOf(text)).toEqual(powers))

  test('§own.227 stand without "kW" under their heading, and amounts of money do not', () => {
    const table = (p1: string, p2: string) =>
      columns(
        [
          [0, 'Pot. P1'],
          [20, 'Pot. P2'],
        ],
        [
          [0, p1],
          [20, p2],
        ],
      )
    expect(readText(table('3,300', '4,400'))).toEqual({ p1: 3.3, p3: 4.4 })
    expect(readText(table('12,14', '3,06'))).toEqual({})
  })

  test('§own.227 a heading that nobody knows keeps its column from the one beside it', () => {
    const lines = columns(
      [
        [0, 'Quanta potència tens'],
        [60, 'Quina n’has arribat a fer servir'],
      ],
      [
        [0, '3,45 kW de dia (P1)'],
        [60, '2,8 kW de dia (P1)'],
      ],
      [
        [0, '5,75 kW de nit (P2)'],
        [60, '4,1 kW de nit (P2)'],
      ],
    )
    expect(readText(lines)).toEqual({ p1: 3.45, p3: 5.75 })
  })
})

describe('Addresses', () => {
  test('§own.227 of a corrected bill, only what holds is read', () => {
    const lines = columns(
      [
        [25, 'Donde decía'],
        [60, 'Debe decir'],
      ],
      [
        [0, 'Dirección de suministro'],
        [25, 'C/ Sol 1, 28013 Madrid'],
        [60, 'C/ Luna 2, 28004 Madrid'],
      ],
      [
        [0, 'Potencia contratada P1'],
        [25, '3,45 kW'],
        [60, '4,6 kW'],
      ],
    )
    expect(readText(lines)).toMatchObject({ ...luna, ...madrid, p1: 4.6 })
  })

  test('§own.227 a street stands beside its town', () => {
    const lines = columns(
      [[0, 'Dirección de suministro']],
      [
        [0, 'C/ Luna 2'],
        [30, '28004 Madrid'],
      ],
    )
    expect(readText(lines)).toMatchObject({ ...luna, ...madrid })
  })

  test.each([
    ['C/ Luna 0002, 28004 Madrid', { ...luna, ...madrid }],
    ['C/ Luna 2\n39120 Liencres\nPiélagos - Cantabria', { ...luna, zipCode: '39120', municipality: 'Piélagos' }],
    ['C/ Luna 2, 3.º, de la localidad de Madrid (28004)', { ...luna, ...madrid, apartment: '3.º' }],
  ])('§own.227 "%s"', (text, expected) => expect(readingOf(`Dirección de suministro: ${text}`)).toMatchObject(expected))

  test('§own.227 whose town is named elsewhere is not the supply’s for that', () => {
    const lines = columns(
      [[40, 'ANA PRUEBA EJEMPLO']],
      [[40, 'C/ Sol 1']],
      [[40, '28004 Madrid']],
      [[0, 'Su contrato']],
      [[0, 'Titular: ANA PRUEBA']],
      [[0, `CUPS ${cups}`]],
      [[0, '28004 Madrid']],
    )
    expect(readText(lines).street).toBeUndefined()
  })

  test('§own.227 in a picture needs a label: that of another may be what was not legible', () => {
    const lines = columns(
      [[0, 'C/ Luna 2']],
      [[0, '28004 Madrid']],
      [[0, cups]],
      ...Array.from({ length: 9 }, (_, index) => [[0, `Concepto ${index}`] as const]),
      [[60, 'C/ Sol 1, 08001 Barcelona']],
    )
    expect(readText(lines)).toMatchObject(luna)
    expect(readText(lines, lines)).toEqual({ cups })
  })
})
