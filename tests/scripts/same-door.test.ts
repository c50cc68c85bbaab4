import { expect, test } from 'vitest'
import { judgeReading } from '../../scripts/invoices/bench/bills-in-folder.ts'
import { judge } from '../../scripts/invoices/bench/judge.ts'
import { inventBill } from '../../scripts/invoices/bill/invent-bill.ts'

const { truth } = inventBill(1, 0, 'unseen', { code: false, isBundled: false })

test.each([
  ['1º A', '1ºA', 'right'],
  ['2º Dcha.', '2.º dcha.', 'right'],
  ['1. ezk.', '1. ezk', 'right'],
  ['5 C', '5C', 'right'],
  ['ESC. 2, 4 C', 'ESC. 2, 4C', 'right'],
  ['esc. B, entl. 4a', 'ESC. B, ENTL. 4A', 'right'],
  ['5 C', '5º C', 'wrong'],
  ['5 C', '50', 'wrong'],
  ['1 IZQ', '1IZQ', 'wrong'],
  ['BJ D', 'BJD', 'wrong'],
] as const)('the flat "%s", read as "%s", is %s', (apartment, got, verdict) => {
  const reading = { apartment: got }
  const invented = judge({ status: 'read', reading }, { ...truth, apartment })
  expect(invented.find(({ field }) => field === 'apartment')?.verdict).toBe(verdict)
  expect(judgeReading('bill', { status: 'read', reading }, { apartment })).toMatchObject([{ verdict }])
})

test('the house "12 B" is "12B", and not "128"', () => {
  const verdictOf = (streetNr: string) =>
    judge({ status: 'read', reading: { streetNr } }, { ...truth, streetNr: '12B' }).find(
      ({ field }) => field === 'streetNr',
    )?.verdict
  expect([verdictOf('12 B'), verdictOf('128')]).toEqual(['right', 'wrong'])
})
