import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, cups, powersOf, row } from '#tests/support/invoices.ts'

const both = { p1: 4.6, p3: 3.45 }

describe('§own.887 A list of powers under the title of a contract', () => {
  const list = (title: string, ...more: readonly string[]) =>
    readText(columns(...[title, 'Titular: Ana Prueba', 'Peaje 2.0TD', ...more].map(text => [[0, text]] as const)))

  test.each(['¿Qué tengo contratado?', 'Lo contratado', 'Datos del contrato', 'Tu contrato', 'El teu contracte'])(
    '"%s"',
    title => {
      expect(list(title, 'P1 (punta y llano): 4,600 kW', 'P2 (valle): 3,450 kW')).toMatchObject(both)
    },
  )

  test.each(['Tu consumo', 'Potencia máxima demandada', 'Lo que recomendamos'])('but not under "%s"', title => {
    expect(list(title, 'P1 (punta y llano): 4,600 kW', 'P2 (valle): 3,450 kW').p1).toBeUndefined()
  })

  test('beside another column', () => {
    const lines = columns(
      row(0, 40, '¿Dónde me llega la luz?', '¿Qué tengo contratado?'),
      row(0, 40, 'C/ Luna 2', 'Peaje 2.0TD'),
      row(0, 40, `CUPS ${cups}`, 'P1 (punta y llano): 4,6 kW'),
      [[40, 'P2 (valle): 3,45 kW']],
    )
    expect(readText(lines)).toMatchObject(both)
  })
})

test('§own.887 Nights and weekends are the hours of a period', () => {
  const text = 'Potencia de día (punta y llano): 4,6 kW\nPotencia de noche y fines de semana (valle): 3,45 kW'
  expect(powersOf(text)).toEqual([4.6, 3.45])
})

describe('§own.888 Labels that name only periods and units are those of the contract beside the tariff', () => {
  test('which stands over them, as their values do', () => {
    const lines = columns(
      [[0, 'Dades tècniques']],
      row(0, 30, 'ES0113 0000 0045 7810 VS', '2.0TD', '4,6', '3,45'),
      row(0, 30, 'CUPS', 'Peatge', 'P1 kW', 'P2 kW'),
    )
    expect(readText(lines)).toMatchObject(both)
  })

  test('which stands two lines below', () => {
    const lines = columns(
      row(0, 30, 'TITULAR', 'TARIFA', 'P1 kW', 'P2 kW'),
      [[0, 'Antonio']],
      row(0, 30, 'Prueba', '2.0TD', '4,600', '3,450'),
    )
    expect(readText(lines)).toMatchObject(both)
  })

  test('with their unit in brackets, in two languages', () => {
    const lines = columns(
      row(0, 30, 'CUPS', 'Tarifa', 'Punta (kW)', 'Harana / Valle (kW)'),
      row(0, 30, cups, '2.0TD', '4,600', '3,450'),
    )
    expect(readText(lines)).toMatchObject(both)
  })
})

describe('§own.889 The number of a table', () => {
  test('has the heading of its place, though it stand at the other edge of its column', () => {
    const lines = columns(
      [
        [0, 'Potencia contratada'],
        [40, 'Punta'],
        [54, 'Val'],
      ],
      [
        [0, 'kW'],
        [40, '4,6'],
        [60, '3,45'],
      ],
    )
    expect(readText(lines)).toMatchObject(both)
  })

  test('is no power of the account that stands left of it, whose label has its own', () => {
    const lines = columns(
      [[0, 'Potencia contratada P1: 4,6 kW × 31 días']],
      row(0, 44, 'Potencia contratada P2: 3,45 kW ×', '6.824', '6.912'),
      [[0, '31 días × 0,0102']],
    )
    expect(readText(lines)).toMatchObject(both)
  })
})
