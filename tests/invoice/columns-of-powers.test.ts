import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, powersOf } from '#tests/support/invoices.ts'

const nothing = [null, null]
const inBox = { p1: 4.6, p3: 3.45 }
const row = (...cells: readonly string[]) =>
  cells.flatMap((text, at) => (text === '' ? [] : [[at === 0 ? 0 : 10 + at * 20, text] as const]))

describe('§own.501 A power of llano is that of punta, which has both', () => {
  test.each([
    ['Punta', 'Llano', 'Valle'],
    ['Punta', 'Pla', 'Vall'],
    ['Punta', 'Chan', 'Val'],
    ['Puntakoa', 'Laua', 'Haranekoa'],
  ])('where the cell of %s is empty', (...headings) => {
    const lines = columns(
      row('', ...headings),
      row('Consumo (kWh)', '123', '84', '99'),
      row('Máx. registrada (kW)', '', '3,912', '2,104'),
      row('Contratada (kW)', '', '4,6', '3,45'),
    )
    expect(readText(lines)).toEqual(inBox)
  })

  test('but not where punta has one of its own', () => {
    const lines = columns(row('', 'Punta', 'Llano', 'Valle'), row('Contratada (kW)', '5,5', '4,6', '3,45'))
    expect(readText(lines)).toEqual({})
    const meter = columns(row('Contratada', 'Punta 4,6 kW', 'Llano', '2.004'), row('', 'Valle 3,45 kW'))
    expect(readText(meter)).toEqual(inBox)
    const highest = columns(row('', 'Punta', 'Llano', 'Valle'), row('Máxima (kW)', '', '4,6', '3,45'))
    expect(readText(highest)).toEqual({})
  })
})

describe('§own.502 Headings at the left of their columns head numbers at the right', () => {
  const table = (label: string) =>
    columns(
      [
        [0, 'MAGNITUD'],
        [31, 'P1'],
        [46, 'P2'],
        [61, 'P3'],
        [76, 'Suma'],
        [90, 'EUR'],
      ],
      [
        [0, 'Lect. ant. (kWh)'],
        [40, '44120'],
        [55, '38855'],
        [70, '71902'],
      ],
      [
        [0, 'Energía (kWh)'],
        [42, '257'],
        [57, '246'],
        [72, '648'],
        [78, '1151'],
        [94, '133,56'],
      ],
      [
        [0, label],
        [42, '4,6'],
        [56, '3,45'],
        [95, '23,91'],
      ],
    )

  test.each(['Pot. contr. (kW)', 'Potència contractada (kW)', 'Kontratatutako potentzia (kW)'])('%s', label =>
    expect(readText(table(label))).toEqual(inBox),
  )

  test('but not the highest power, nor a number that reaches into the next column', () => {
    expect(readText(table('Pot. max. (kW)'))).toEqual({})
    const shifted = columns(
      [
        [0, 'MAGNITUD'],
        [31, 'P1'],
        [46, 'P2'],
        [61, 'P3'],
      ],
      [
        [0, 'Pot. contr. (kW)'],
        [44, '4,600'],
        [56, '3,45'],
        [70, '1,15'],
      ],
    )
    expect(readText(shifted)).toEqual({})
  })
})

describe('§own.503 Short words of a label say contracted, its unit and its period', () => {
  test.each([
    ['Pot. contr. kW'],
    ['Potencia contratada kW'],
    ['Potència contractada kW'],
    ['Kontratatutako potentzia kW'],
    ['Pot. cto. kW'],
    ['Pot. ctda. kW'],
  ])('%s', label => {
    const lines = columns(
      row('', 'P1 punta', 'P2 llano', 'P3 valle'),
      row('Cons. kWh', '77', '71', '129'),
      row(label, '4,60', '-', '3,45'),
      row('Pot. máx. dem. kW', '4,11', '-', '3,02'),
    )
    expect(readText(lines)).toEqual(inBox)
  })

  test.each([
    ['kW contr. P', 'kW contr. V', 'kW máx. P/V'],
    ['kW cto. Pta.', 'kW cto. Vle.', 'kW máx. Pta./Vle.'],
    ['Pot. ctda. P', 'Pot. ctda. V', 'Pot. máx.'],
  ])('%s', (...headings) => {
    expect(readText(columns(row('Peaje', ...headings), row('2.0TD', '4,600', '3,450', '3,61 / 4,02')))).toEqual(inBox)
    const list = headings.flatMap((heading, at) => [[[0, heading]], [[0, ['4,600', '3,450', '4,02'][at]]]] as const)
    expect(readText(columns(...(list as never[])))).toEqual(inBox)
  })

  test.each([
    'Precio €/kW: P1 4,60 P2 3,45',
    'Precio pot. contr. por kW: P1 4,60 P2 3,45',
    'Precio potencia contratada kW: 4,60 / 3,45',
    'Pot. máx. kW: P1 4,6 P2 3,45',
    'kW máx. P 4,6 V 3,45',
    'Pot. recom. kW: P1 4,6 P2 3,45',
  ])('none of "%s"', text => expect(powersOf(text)).toEqual(nothing))
})

describe('§own.504 A power under words of its own column is not that of the sentence beside it', () => {
  test.each([
    ['Tienes contratado', 'Has llegado a usar', 'Tienes'],
    ['Tens contractat', 'Has arribat a fer servir', 'Tens'],
    ['Tes contratado', 'Chegaches a usar', 'Tes'],
    ['Tienes contratado', 'Tu récord', 'Tienes'],
    ['Tienes contratado', 'En otras casas', 'Tienes'],
  ])('%s | %s', (held, other, has) => {
    const lines = columns(
      [
        [0, held],
        [60, other],
      ],
      [
        [2, 'Tarifa Hogar (peaje 2.0TD)'],
        [62, '4,02 kW en punta'],
      ],
      [
        [2, `${has} 4,6 kW en horas punta`],
        [62, '2,05 kW en valle'],
      ],
      [[2, `${has} 3,45 kW en horas valle`]],
    )
    expect(readText(lines)).toEqual(inBox)
  })
})

describe('§own.506 A form beside a table is no row of the account', () => {
  test.each(['Factura anulada', 'Importe anterior'])('beside "%s"', heading => {
    const lines = columns(
      [
        [30, 'Concepto'],
        [60, heading],
        [90, 'Esta factura'],
      ],
      [[0, 'POT. CONTRATADA']],
      [
        [0, 'P1: 4,600 kW'],
        [30, 'Potencia P1'],
        [60, '5,500 kW × 28 d = -14,51 €'],
        [90, '4,600 kW × 28 d = 8,70 €'],
      ],
      [[0, 'P2: 3,450 kW']],
      [
        [30, 'Potencia P2'],
        [60, '5,500 kW × 28 d = -7,14 €'],
        [90, '3,450 kW × 28 d = 4,28 €'],
      ],
    )
    expect(readText(lines)).toEqual(inBox)
  })
})

describe('§own.507 Of columns before and after a date only the later one holds', () => {
  const change = (before: string, after: string, cells = ['5,75 kW', '4,6 kW', '5,75 kW', '3,45 kW']) =>
    columns(
      [
        [30, before],
        [70, after],
      ],
      [
        [0, 'Producto'],
        [30, 'Única'],
        [70, 'Noches'],
      ],
      [
        [0, 'Potencia contratada punta'],
        [30, cells[0] ?? ''],
        [70, cells[1] ?? ''],
      ],
      [
        [0, 'Potencia contratada valle'],
        [30, cells[2] ?? ''],
        [70, cells[3] ?? ''],
      ],
    )

  test.each([
    ['Hasta 14/04/2026 (antes)', 'Desde 15/04/2026 (contrato vigente)'],
    ['Hasta el 14 de abril', 'A partir del 15 de abril'],
    ['Antes', 'Ahora'],
    ['Antes del cambio', 'Después del cambio'],
    ['Contrato anterior', 'Contrato actual'],
    ['Abans', 'Ara'],
    ['Fins al 14/04/2026', 'Des del 15/04/2026'],
    ['Ata o 14/04/2026', 'Desde o 15/04/2026'],
    ['Lehen', 'Orain'],
    ['Before', 'Now'],
  ])('%s | %s', (before, after) => {
    expect(readText(change(before, after))).toEqual(inBox)
    expect(readText(change(after, before, ['4,6 kW', '5,75 kW', '3,45 kW', '5,75 kW']))).toEqual(inBox)
  })

  test('what held before says nothing where the later column is empty', () =>
    expect(readText(change('Antes', 'Ahora', ['4,6 kW', '', '3,45 kW', '']))).toEqual({}))

  test('what is still to come is not contracted', () => {
    expect(readText(change('Ahora', 'Propuesta'))).not.toEqual(inBox)
    expect(readText(change('Actual', 'Solicitada'))).not.toEqual(inBox)
  })
})
