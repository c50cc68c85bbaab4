import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { makeCell, type TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, powersOf } from '#tests/support/invoices.ts'

const nothing = [null, null]
const both = [4.6, 3.45]
const inBox = { p1: 4.6, p3: 3.45 }

describe('§own.570 A list that begins with a power and ends with a label has each label below its power', () => {
  const letterWidth = 5
  const list = (near: number, far: number, ...texts: readonly string[]): TextLine[] =>
    texts.map((text, at) => ({
      page: 0,
      top: Math.ceil(at / 2) * near + Math.floor(at / 2) * far,
      height: 9,
      cells: [makeCell(text, 0, text.length * letterWidth)],
    }))
  const values = ['4,600 kW', 'POTENCIA CONTRATADA PUNTA', '3,450 kW', 'POTENCIA CONTRATADA VALLE'] as const
  const highest = ['3,912 kW', 'MÁX. DEMANDADA ÚLT. AÑO'] as const

  test('where each label stands nearer to that power than to the next', () => {
    expect(readText(list(10, 16, ...values, ...highest))).toEqual(inBox)
    expect(readText(list(10, 16, '2.0TD', 'PEAJE', ...values, ...highest))).toEqual(inBox)
    expect(readText(list(10, 16, ...highest, ...values))).toEqual(inBox)
  })

  test('also beside the account', () => {
    const account = ['Término de potencia punta', '3,30 kW · 17,03 €'] as const
    const texts = [...values, ...highest]
    const beside = list(10, 16, ...texts).map((line, at) => {
      const own = line.cells.map(cell => makeCell(cell.text, 400, 400 + cell.text.length * letterWidth))
      const others = at > 0 ? [] : account.map((text, place) => makeCell(text, place * 200, place * 200 + 150))
      return { ...line, cells: [...others, ...own] }
    })
    expect(readText(beside)).toEqual(inBox)
  })

  test('else nobody knows', () => {
    expect(readText(list(13, 13, ...values, ...highest))).toEqual({})
    expect(readText(list(16, 10, ...values, ...highest))).toEqual({})
  })

  test('a list that begins with a label has it over its power', () =>
    expect(powersOf('Potencia contratada punta\n4,6 kW\nPotencia contratada valle\n3,45 kW')).toEqual(both))
})

describe('§own.571 Of rows and columns before and after a change the later ones hold', () => {
  test.each([
    ['Hasta el 12/03/2025', 'En vigor desde el 13/03/2025'],
    ['Vigente hasta el 12/03/2025', 'Vigente desde el 13/03/2025'],
    ['Hasta el 12/03/2025', 'En vigor'],
    ['Hasta el 12/03', 'Actual'],
    ['Antes del cambio', 'Tras el cambio'],
    ['Antigua', 'Nueva'],
  ])('%s and %s', (before, after) => {
    const headings = columns(
      [
        [0, 'Concepto'],
        [40, before],
        [70, after],
      ],
      [
        [0, 'Potencia contratada P1 (punta)'],
        [40, '3,300 kW'],
        [70, '4,600 kW'],
      ],
      [
        [0, 'Potencia contratada P2 (valle)'],
        [40, '3,300 kW'],
        [70, '3,450 kW'],
      ],
    )
    expect(readText(headings)).toEqual(inBox)
  })

  test('rows that begin with their days', () => {
    const rows = columns(
      [
        [0, 'Periodo'],
        [30, 'Pot. contratada P1 (kW)'],
        [60, 'Pot. contratada P2 (kW)'],
      ],
      [
        [0, 'Hasta el 12/03/25'],
        [30, '3,3'],
        [60, '3,3'],
      ],
      [
        [0, 'Desde el 13/03/25'],
        [30, '4,6'],
        [60, '3,45'],
      ],
    )
    expect(readText(rows)).toEqual(inBox)
  })
})

describe('§own.572 A period in the next line and one named twice', () => {
  test.each([
    'Le damos una potencia contratada de 4,6 kW en las horas de punta y llano y de 3,45 kW en las horas de\nvalle. Por ella le corresponde pagar 12,61 euros.',
    'El contrato mantiene lo que tenía el titular anterior: peaje 2.0TD y una\npotencia contratada de 4,6 kW en las horas de punta y llano y de 3,45 kW en las horas de\nvalle. Por ella le corresponde pagar 12,61 euros.',
    'Tiene usted contratados 4,6 kW en las horas de punta y llano (periodo 1) y 3,45 kW en las\nde valle (periodo 2), con el peaje 2.0TD. Por esa disponibilidad, durante 31 días, le cobra-',
  ])('%s', text => expect(powersOf(text)).toEqual(both))

  test('of the highest power it says nothing', () =>
    expect(
      powersOf('El maxímetro marcó 3,1 kW en las horas de punta y 2,2 kW en las\nde valle (periodo 2) durante el mes'),
    ).toEqual(nothing))
})
