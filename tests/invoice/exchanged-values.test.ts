import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { withHomeOf } from '#tests/support/exchange-home.ts'
import { withOtherPowers } from '#tests/support/exchange-powers.ts'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { judgeDisturbed, type PrintedBill, readPrintedBills } from '#tests/support/printed-bills.ts'

const names = readdirSync(new URL('bills/', import.meta.url)).filter(name => name.endsWith('.pdf'))
/** Each step gives every bill the home of another one, and other powers. */
const steps = [1, 7]
let bills: readonly PrintedBill[] = []

beforeAll(async () => {
  bills = await readPrintedBills(fixedSample(names, 38))
}, 300_000)

test.each(steps)(
  '§own.640 a home printed in the layout of another bill is read, and nothing wrong (%i)',
  { timeout: 300_000 },
  step => {
    const exchanged = bills.flatMap((bill, place) => {
      const other = bills[(place + step) % bills.length]
      return other ? (withHomeOf(bill, other.truth) ?? []) : []
    })
    expect(exchanged.length).toBeGreaterThan(bills.length / 4)
    const { wrong, right } = judgeDisturbed(exchanged, bill => bill)
    expect(wrong).toEqual([])
    expect(right).toBeGreaterThan(0.95)
  },
)

test.each(steps)(
  '§own.689 other powers printed in the layout of a bill are read, and none wrong (%i)',
  { timeout: 300_000 },
  step => {
    const exchanged = bills.flatMap((bill, place) => withOtherPowers(bill, place * 7 + step) ?? [])
    expect(exchanged.length).toBeGreaterThan(bills.length / 2)
    const { wrong, right } = judgeDisturbed(exchanged, bill => bill)
    expect(wrong).toEqual([])
    expect(right).toBeGreaterThan(0.95)
  },
)
