import { beforeAll, describe, expect, test } from 'vitest'
import { supplyAddress, supplySection } from '#mock/invoice/evidence/supply-wordings.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { relabelled, withBlock, withoutHome } from '#tests/support/disturb-bill.ts'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { judgeDisturbed, type PrintedBill, readPrintedBills } from '#tests/support/printed-bills.ts'

type Lines = readonly TextLine[]

// Bills that print the home of their post, too, in layouts of every kind.
const names = fixedSample(
  [
    'A10',
    'A12',
    'A13',
    'A18',
    'A20',
    'A29',
    'T17',
    'T20',
    'C11',
    'C23',
    'F12',
    'G16',
    'I10',
    'I21',
    'J14',
    'L08',
    'M14',
  ],
  2,
)
let bills: readonly PrintedBill[] = []

beforeAll(async () => {
  bills = await readPrintedBills(names)
}, 60_000)

/** What is wrong on bills without their own home: an address is, whosever it is. */
function wrong(change: (lines: Lines) => Lines) {
  return judgeDisturbed(bills, ({ lines, truth: { cups, p1, p3, ...home } }) => ({
    lines: change(withoutHome(lines, home)),
    truth: Object.fromEntries(Object.entries({ cups, p1, p3 }).filter(([, value]) => value !== undefined)),
  })).wrong
}

const withoutLabels = (lines: Lines) => relabelled(lines, [...supplyAddress, ...supplySection], '')
const lineOfCups = (lines: Lines) => lines.findIndex(({ cells }) => cells.some(({ text }) => /ES\s?00/.test(text)))

describe('§own.460 Where nothing of the supply’s own home is read, no other home is taken for it', () => {
  test.each([
    ['its label unread, too', (lines: Lines) => relabelled(lines, supplyAddress, '')],
    ['the heading of its box unread, too', withoutLabels],
  ])('of a bill that prints others, %s', (_, change) => {
    expect(bills).toHaveLength(names.length)
    expect(wrong(change)).toEqual([])
  })

  describe.each([
    ['its holder', ['MARTA PRUEBA EJEMPLO']],
    ['its holder, with a title', ['D.ª Marta Prueba Ejemplo']],
    ['its holder, with a label', ['Titular: Prueba Ejemplo, Marta']],
    ['a tax number', ['Titular', 'Marta Prueba Ejemplo', 'NIF 12345678Z']],
    ['a company', ['BODEGAS PRUEBA, S.L.']],
    ['another label', ['DOMICILIO FISC:']],
  ])('of a home under %s', (_, over) => {
    test.each([
      ['at the top', () => 0],
      ['over the CUPS', lineOfCups],
      ['under the CUPS', (lines: Lines) => lineOfCups(lines) + 1],
    ])('%s', (_place, place) => {
      const block = [...over, 'Calle Colón 5, 2º B', '46004 Valencia']
      expect(wrong(lines => withBlock(withoutLabels(lines), place(lines), block))).toEqual([])
    })
  })
})
