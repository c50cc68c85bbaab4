import { beforeAll, describe, expect, test } from 'vitest'
import { supplyAddress, supplySection } from '#mock/invoice/evidence/supply-wordings.ts'
import { holderLabel, otherAddress } from '#mock/invoice/evidence/wordings.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { relabelled, turnedOver, withBlock, withoutPowers, withoutText } from '#tests/support/disturb-bill.ts'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { judgeDisturbed, type PrintedBill, readPrintedBills, type Truth } from '#tests/support/printed-bills.ts'

// Of each designer some, of every kind of layout: forms, tables, columns, typewriters.
const names = fixedSample(['T06', 'A10', 'C12', 'F06', 'G12', 'H19', 'I21', 'J09', 'K06', 'L03', 'L10'], 6)
let bills: readonly PrintedBill[] = []

beforeAll(async () => {
  bills = await readPrintedBills(names)
}, 60_000)

const judged = (disturb: Parameters<typeof judgeDisturbed>[1]) => judgeDisturbed(bills, disturb)

const powersLine = (lines: readonly TextLine[]) =>
  Math.max(
    0,
    lines.findIndex(({ cells }) => cells.some(({ folded }) => /poten/.test(folded))),
  )
/** The line behind the box in which the CUPS stands, with the street of its home. */
function behindBox(lines: readonly TextLine[], { street = '' }: Truth): number {
  const has = (text: RegExp | string) => (line: TextLine) => line.cells.some(cell => cell.text.search(text) >= 0)
  const cups = lines.findIndex(has(/ES\s?00/))
  const home = lines.findIndex((line, index) => index > cups && index < cups + 6 && has(street)(line))
  return Math.max(cups, home) + 1
}
const places: [string, (lines: readonly TextLine[]) => number][] = [
  ['at the top', () => 0],
  ['before the powers', powersLine],
  ['at the end', lines => lines.length],
]

describe('§own.373 A bill that is disturbed says less, and nothing wrong', () => {
  test('nearly all of it is read as it is', () => {
    const { wrong, right } = judged(bill => bill)
    expect(bills).toHaveLength(names.length)
    expect(wrong).toEqual([])
    expect(right).toBeGreaterThan(0.95)
  })

  test.each([
    ['without a label of the supply', [...supplyAddress, ...supplySection], ''],
    ['with a label of the supply that nobody knows', supplyAddress, 'Sitio de la acometida'],
    ['without labels of other addresses', [...otherAddress, ...holderLabel], ''],
    ['with labels of other addresses that nobody knows', [...otherAddress, ...holderLabel], 'Para el cartero'],
  ])('%s', (_, wordings, label) => {
    const { wrong, right } = judged(({ lines, truth }) => ({ lines: relabelled(lines, wordings, label), truth }))
    expect(wrong).toEqual([])
    expect(right).toBeGreaterThan(0.7)
  })

  test.each([0.9, 1.2, 1.6, 3])('with its lines %d times as far apart', times => {
    const { wrong, right } = judged(({ lines, truth }) => ({
      lines: lines.map(line => ({ ...line, top: line.top * times })),
      truth,
    }))
    expect(wrong).toEqual([])
    expect(right).toBeGreaterThan(0.9)
  })

  test('with its blocks in the opposite order', () => {
    const { wrong, right } = judged(({ lines, truth }) => ({ lines: turnedOver(lines), truth }))
    expect(wrong).toEqual([])
    expect(right).toBeGreaterThan(0.75)
  })

  describe.each([
    ['of solar panels', ['Potencia de sus paneles: P1 9,11 kW, P2 8,22 kW']],
    ['that was used', ['Potencia usada en el periodo', 'Punta: 9,11 kW', 'Valle: 8,22 kW']],
    ['that a meter read', ['Potencia leída por el contador: punta 9,11 kW, valle 8,22 kW']],
    ['that was highest, in a sentence', ['Lo más que has usado a la vez: 9,11 kW (punta) y 8,22 kW (valle)']],
    ['that is recommended', ['Potencia que le conviene', 'P1 9,11 kW', 'P2 8,22 kW']],
    ['of an offer', ['Oferta: contrata P1 9,11 kW y P2 8,22 kW por 0,08 €/kW día']],
    ['of an example', ['Cálculo para un hogar tipo: potencia contratada 9,11 kW en P1 y 8,22 kW en P2']],
    ['that is supposed', ['Si quisiera subir la potencia contratada a 9,11 kW en punta y 8,22 kW en valle, llámenos']],
    ['of a charger', ['Cargador del coche', 'P1: 9,11 kW', 'P2: 8,22 kW']],
    ['in Galician', ['A maior potencia que usaches: punta 9,11 kW, val 8,22 kW']],
    ['in Basque', ['Erabilitako potentziarik altuena: P1 9,11 kW, P2 8,22 kW']],
  ])('with a power %s', (_, texts) => {
    test.each(places)('%s', (_, place) => {
      const { wrong } = judged(({ lines, truth }) => ({ lines: withBlock(lines, place(lines), texts), truth }))
      expect(wrong).toEqual([])
    })

    test('and no other', () => {
      const { wrong } = judged(({ lines, truth: { p1, p3, ...truth } }) => ({
        lines: withBlock(withoutPowers(lines, [p1 ?? 0, p3 ?? 0]), 0, texts),
        truth,
      }))
      expect(wrong).toEqual([])
    })
  })

  test.each([
    ['CUPS antiguo: ES0021000098989123RH0F'],
    ['Por ejemplo: ES0021000098989123RH0F'],
    ['Su otra vivienda: CUPS ES0021000098989123RH0F'],
    ['ES0021000098989123RH0F'],
  ])('with another CUPS: %s', text => {
    for (const [, place] of places)
      expect(judged(({ lines, truth }) => ({ lines: withBlock(lines, place(lines), [text]), truth })).wrong).toEqual([])
  })

  describe.each([
    ['as it is', (lines: readonly TextLine[]) => lines],
    ['unknown', (lines: readonly TextLine[]) => relabelled(lines, supplyAddress, 'Sitio de la acometida')],
    ['missing', (lines: readonly TextLine[]) => relabelled(lines, [...supplyAddress, ...supplySection], '')],
  ])('§own.390 with its address unread for want of a postal code, its label %s', (_, labelled) => {
    test.each([
      [['Calle Colón 5', '46004 Valencia']],
      [['Correo postal', 'Calle Colón 5', '46004 Valencia']],
      [['MARTA PRUEBA EJEMPLO', 'Calle Colón 5, 2º B', '46004 Valencia']],
    ])('and another beside its CUPS: %s', texts => {
      for (const place of [...places.map(([, each]) => each), behindBox]) {
        const { wrong } = judged(({ lines, truth }) => {
          const unread = labelled(withoutText(lines, truth.zipCode ?? ''))
          return { lines: withBlock(unread, place(unread, truth), texts), truth }
        })
        expect(wrong).toEqual([])
      }
    })
  })

  test.each([
    [['Te esperamos de lunes a viernes en nuestra casa de Calle Colón 5, 46004 Valencia, para lo que necesites.']],
    [['Tienda más cercana', 'Calle Colón 5', '46004 Valencia']],
    [['Correo postal', 'Calle Colón 5', '46004 Valencia']],
    [['Luz Nueva S.L. · Calle Colón 5 · 46004 Valencia · B12345674']],
  ])('with another address: %s', texts => {
    for (const [, place] of places)
      expect(judged(({ lines, truth }) => ({ lines: withBlock(lines, place(lines), texts), truth })).wrong).toEqual([])
  })
})
