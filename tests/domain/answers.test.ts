import { describe, expect, it } from 'vitest'
import { type Answers, noAnswers, type RegisterAnswer } from '#domain/answers.ts'
import {
  withChosenUnit,
  withInvoice,
  withProvinceNames,
  withRegisterAnswer,
  withSettledConflict,
} from '#domain/change-answers.ts'
import { withCustomerWords } from '#domain/customer-words.ts'
import type { InvoiceFields } from '#domain/invoice-fields.ts'
import { openConflict, originOf, resolveAnswers } from '#domain/resolve-answers.ts'

const cups = 'ES0021000000000123FM'
const otherCups = 'ES0021000000000124FY'
const thirdCups = 'ES0031000000000303XX'.replace('XX', 'RZ')
const source = { fileName: 'factura.pdf', isReadOnDevice: false }
const found = { cups, zipCode: '28013', solarSupply: true }

const home = {
  address: 'Calle Mayor',
  street_number: '1',
  zipCode: '28013',
  province: 'Madrid',
  municipality: 'Madrid',
}
const otherHome = {
  address: 'Carrer de Mar',
  street_number: '2',
  zipCode: '08001',
  province: 'Barcelona',
  municipality: 'Barcelona',
}

const known = (of: string, values: RegisterAnswer['values'] = {}): RegisterAnswer => ({
  cups: of,
  outcome: 'found',
  values,
})
const words = (said: Parameters<typeof withCustomerWords>[1], before: Answers = noAnswers) =>
  withCustomerWords(before, said)

describe('What the customer typed', () => {
  it('is never overwritten by an invoice without asking', () => {
    const answers = withInvoice(words({ zipCode: '08001', cups }), found, source)
    expect(resolveAnswers(answers)).toMatchObject({ zipCode: '08001', cups, solarSupply: true, hasConflict: true })
    expect(openConflict(answers)).toEqual({ zipCode: '28013' })
  })

  it('does not stop an invoice from filling what is empty or was filled by an earlier invoice', () => {
    const earlier: InvoiceFields = { cups, zipCode: '08001' }
    const answers = withInvoice(withInvoice(words({ cups }), earlier, source), found, source)
    expect(resolveAnswers(answers)).toMatchObject({ ...found, hasConflict: false })
  })

  it('outlives every other source §own.7', () => {
    const typed = { ...home, solarSupply: false, householdType: 1, changeOfHolder: false } as const
    let answers = words({ cups, ...typed })
    answers = withRegisterAnswer(answers, { ...known(cups, otherHome), outcome: 'alreadyExists' })
    expect(resolveAnswers(answers)).toMatchObject({ ...typed, changeOfHolder: true })
    answers = words({ cups: otherCups }, answers)
    expect(resolveAnswers(answers)).toMatchObject(typed)
    expect(originOf(answers, 'changeOfHolder')).toEqual({ kind: 'customer' })
  })

  it('is contested by the register only where it was written about another supply point', () => {
    const typed = words({ cups, ...home })
    expect(resolveAnswers(withRegisterAnswer(typed, known(cups, otherHome)))).toMatchObject({
      ...home,
      hasConflict: false,
    })
    const moved = withRegisterAnswer(words({ cups: otherCups }, typed), known(otherCups, otherHome))
    expect(resolveAnswers(moved)).toMatchObject({ ...home, hasConflict: true })
    expect(openConflict(moved)).toEqual(otherHome)
    expect(resolveAnswers(withSettledConflict(moved, 'own'))).toMatchObject({ ...home, hasConflict: false })
    expect(resolveAnswers(withSettledConflict(moved, 'other'))).toMatchObject({ ...otherHome, hasConflict: false })
  })
})

describe('A conflict that is settled for another home', () => {
  it("leaves no part of the first home's address, not even one that the other source does not know", () => {
    const typed = words({ cups, ...home, address_details: '3º B' })
    const moved = withRegisterAnswer(words({ cups: otherCups }, typed), known(otherCups, otherHome))
    expect(resolveAnswers(withSettledConflict(moved, 'other'))).toMatchObject({ ...otherHome, address_details: '' })
    const billed = withInvoice(typed, { cups: otherCups, ...otherHome }, source)
    expect(resolveAnswers(withSettledConflict(billed, 'other'))).toMatchObject({ ...otherHome, address_details: '' })
  })

  it('with the register is over when another CUPS is asked about', () => {
    const moved = withRegisterAnswer(words({ cups: otherCups }, words({ cups, ...home })), known(otherCups, otherHome))
    expect(resolveAnswers(moved).hasConflict).toBe(true)
    const third = withRegisterAnswer(words({ cups: thirdCups }, moved), { ...known(thirdCups), outcome: 'notFound' })
    expect(openConflict(third)).toEqual({})
    const back = withRegisterAnswer(words({ cups }, moved), known(cups, home))
    expect(openConflict(back)).toEqual({})
  })
})

describe('Names of provinces that arrive late', () => {
  const rename = (name: string) => (name === 'A Coruña' ? 'Coruña, A' : name)
  const galicia = { ...home, zipCode: '15001', province: 'A Coruña', municipality: 'Oleiros' }

  it('leave a chosen home chosen', () => {
    const chosen = withChosenUnit(words({ cups, ...galicia }), { reference: 'R1', details: 'Planta 1' })
    const named = withProvinceNames(chosen, rename)
    expect(resolveAnswers(named)).toMatchObject({
      province: 'Coruña, A',
      addressReference: 'R1',
      address_details: 'Planta 1',
    })
  })

  it('make no conflict of two spellings', () => {
    const typed = withInvoice(words({ cups, ...galicia, province: 'Madrid' }), { cups, province: 'A Coruña' }, source)
    const renamed = withProvinceNames(typed, rename)
    expect(openConflict(renamed)).toEqual({ province: 'Coruña, A' })
    expect(resolveAnswers(words({ province: 'Coruña, A' }, renamed)).hasConflict).toBe(false)
  })
})
