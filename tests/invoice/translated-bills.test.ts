import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { judgeDisturbed, type PrintedBill, readPrintedBills } from '#tests/support/printed-bills.ts'
import { inLanguage, type Language, saysFlatByLabels } from '#tests/support/translate-labels.ts'

// Most of the newest are forms.
const names = readdirSync(new URL('bills/', import.meta.url)).filter(name => /^[NOP][A-Z]\d.*\.pdf$/.test(name))
let bills: readonly PrintedBill[] = []

beforeAll(async () => {
  bills = await readPrintedBills(fixedSample(names, 23))
}, 300_000)

test.each<Language>(['Catalan', 'Galician', 'Basque'])(
  'forms whose labels are in %s instead say the same, and nothing wrong',
  { timeout: 300_000 },
  language => {
    const translated = bills.filter(bill => !saysFlatByLabels(bill)).flatMap(bill => inLanguage(bill, language) ?? [])
    expect(translated.length).toBeGreaterThan(bills.length / 10)
    const { wrong, right } = judgeDisturbed(translated, bill => bill)
    expect(wrong).toEqual([])
    expect(right).toBeGreaterThan(0.9)
  },
)
