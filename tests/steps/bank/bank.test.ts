import { beforeAll, describe, expect, it, vi } from 'vitest'
import { bank, ibanRules } from '#steps/bank/step.ts'
import { filledValues } from '#tests/support/values.ts'

const iban = 'ES9121000418450200051332'
const ready = { iban, sepa: true, general_conditions: true }

it('Before the tables of account formats are there, the bank step knows an empty account and one without its prefix', async () => {
  // Other tests of the same worker have loaded the tables: here is a page that has not.
  vi.resetModules()
  const { bank } = await import('#steps/bank/step.ts')
  const said = (typed: string) => bank.validate(filledValues({ ...ready, iban: typed })).map(({ error }) => error.key)
  expect(said('')).toEqual(['error.required'])
  expect(said('2100 0418')).toEqual(['error.iban.prefix'])
  expect(said('ES00')).toEqual([])
})

describe('The bank step', () => {
  beforeAll(async () => void (await ibanRules.prepare()))

  it.each([
    [{}, []],
    [{ sepa: false }, ['sepa']],
    [{ general_conditions: false }, ['general_conditions']],
  ])('with %j misses %j §5.33', (changes, missing) => {
    expect(bank.validate(filledValues({ ...ready, ...changes })).map(({ field }) => field)).toEqual(missing)
  })

  it.each([
    ['', 'error.required'],
    ['ES91 2100 0418', 'error.iban.format'],
    ['ES9121000418450200051333', 'error.iban.format'],
    ['2100 0418 4502 0005 1332', 'error.iban.prefix'],
    ['AE070331234567890123456', 'error.iban.nonSepa'],
  ])('says of the account "%s": %s §5.28 §5.30 §5.31', (typed, key) => {
    expect(bank.validate(filledValues({ ...ready, iban: typed })).map(({ error }) => error.key)).toEqual([key])
  })

  it('is summed up by the IBAN in fours §2.19', () => {
    expect(bank.summary(filledValues(ready), 'es_ES')).toEqual([
      { label: 'field.iban', value: 'ES91 2100 0418 4502 0005 1332' },
    ])
  })

  it("ends with 'Contratar', without an arrow §2.24", () => {
    expect(bank.nextLabel?.(filledValues())).toBe('bank.sign')
    expect(bank.isReview).toBe(true)
  })
})
