import { describe, expect, it } from 'vitest'
import { type Answers, noAnswers } from '#domain/answers.ts'
import { confirmableParts, fieldsToCheck } from '#domain/confirmable-parts.ts'
import type { InvoiceFields } from '#domain/invoice-fields.ts'
import { resolveAnswers } from '#domain/resolve-answers.ts'
import { filledAddress } from '#tests/support/values.ts'

const cups = 'ES0021000000000123FM'
const powers = { potenciaPunta: '4.6', potenciaValle: '4.6' }

function withBill(fields: InvoiceFields, changes: Partial<Answers> = {}): Answers {
  return {
    ...noAnswers,
    invoice: { fileName: 'factura.pdf', isReadOnDevice: false, cups, fields: { cups, ...fields } },
    register: { cups, outcome: 'found', values: { ...filledAddress, ...powers, punta: 4.6, valle: 4.6 } },
    ...changes,
  }
}
const parts = (answers: Answers) => confirmableParts(answers, resolveAnswers(answers))

describe('A supply is confirmed at a glance', () => {
  it('where bill and register agree, in whatever spelling', () => {
    expect(parts(withBill({ ...filledAddress, address: 'CALLE DEL OLMO BLANCO', address_details: '3 b' }))).toEqual([
      'cups',
      'address',
    ])
  })

  it('where the bill names no address and the register does', () => {
    expect(parts(withBill({ zipCode: '28013' }))).toEqual(['cups', 'address'])
  })

  it('but not where they differ in one letter: that field is marked', () => {
    const answers = withBill({ ...filledAddress, address: 'Calle del Olmo Blando' })
    expect(parts(answers)).toEqual(['cups'])
    expect(fieldsToCheck(answers)).toEqual(['address'])
  })

  it('but not a field that the reader is not sure of', () => {
    const answers = withBill(filledAddress)
    const doubtful = { ...answers, invoice: answers.invoice && { ...answers.invoice, doubtful: ['cups' as const] } }
    expect(parts(doubtful)).toEqual(['address'])
  })

  it('but not what the customer corrected, once it is wrong', () => {
    expect(parts(withBill(filledAddress, { customer: { zipCode: '2801' }, supplyCups: cups }))).toEqual(['cups'])
  })

  it.each([
    ['without a bill', { invoice: undefined, customer: { cups } }],
    ['of a supply that the register does not know', { register: { cups, outcome: 'notFound', values: filledAddress } }],
    ['of a supply that is ours already', { register: { cups, outcome: 'alreadyExists', values: filledAddress } }],
    ['of another home', { customer: { cups: 'ES0021000000000124FY' } }],
  ] as const)('but not %s', (_case, changes) =>
    expect(parts(withBill(filledAddress, changes as Partial<Answers>))).toEqual([]),
  )
})
