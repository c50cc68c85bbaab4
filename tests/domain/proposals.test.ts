import { describe, expect, it } from 'vitest'
import { type Answers, noAnswers } from '#domain/answers.ts'
import {
  withChosenUnit,
  withCustomerWords,
  withInvoice,
  withMoreOfInvoice,
  withRecognisedUnit,
  withRegisterAnswer,
} from '#domain/change-answers.ts'
import { originOf, resolveAnswers } from '#domain/resolve-answers.ts'

const cups = 'ES0021000000000123FM'
const file = { fileName: 'factura.pdf', isReadOnDevice: false }
const words = (said: Parameters<typeof withCustomerWords>[1], before: Answers = noAnswers) =>
  withCustomerWords(before, said)
const powers = (answers: Answers) => {
  const { potenciaPunta, potenciaValle } = resolveAnswers(answers)
  return [potenciaPunta, potenciaValle]
}
const unknown = withRegisterAnswer(words({ cups }), { cups, outcome: 'notFound', values: {} })

describe('A new supply has the same power in both periods unless somebody says otherwise', () => {
  it('whichever was chosen first, and follows it', () => {
    const chosen = words({ newSupply: true, potenciaPunta: '4.6' }, unknown)
    expect(powers(chosen)).toEqual(['4.6', '4.6'])
    expect(originOf(chosen, 'potenciaValle')).toEqual({ kind: 'otherPower' })
    expect(powers(words({ potenciaPunta: '5.75' }, chosen))).toEqual(['5.75', '5.75'])
    expect(powers(words({ newSupply: true, potenciaValle: '3.45' }, unknown))).toEqual(['3.45', '3.45'])
  })

  it('and what was chosen stays', () => {
    const chosen = words({ newSupply: true, potenciaPunta: '4.6', potenciaValle: '3.45' }, unknown)
    expect(powers(words({ potenciaPunta: '5.75' }, chosen))).toEqual(['5.75', '3.45'])
  })

  it('while a supply that exists keeps what is known of it', () => {
    const read = withInvoice(unknown, { cups, potenciaPunta: '4.6' }, file)
    expect(powers(read)).toEqual(['4.6', ''])
  })
})

describe('A home that was recognised in the list', () => {
  const home = { address: 'Calle Mayor', street_number: '1', zipCode: '28013', address_details: '3º B' }
  const found = { reference: '9872023VH5797S0001WX', details: 'Planta 03, puerta B' }
  const known = withRegisterAnswer(words({ cups }), { cups, outcome: 'found', values: home })
  const recognised = withRecognisedUnit(known, found)
  const shown = (answers: Answers) => {
    const { addressReference, address_details } = resolveAnswers(answers)
    return [addressReference, address_details]
  }

  it('counts as said by whoever named it', () => {
    expect(shown(recognised)).toEqual([found.reference, found.details])
    expect(originOf(recognised, 'address_details')).toEqual({ kind: 'register', cups })
  })

  it('goes with the words, and with the address', () => {
    expect(shown(words({ address_details: '4º C' }, recognised))).toEqual(['', '4º C'])
    expect(shown(words({ street_number: '3' }, recognised))).toEqual(['', '3º B'])
    expect(shown(withInvoice(recognised, { cups, address_details: '4º C' }, file))).toEqual(['', '3º B'])
    expect(shown(withChosenUnit(recognised, null))).toEqual(['', ''])
  })
})

describe('What follows from the postal code', () => {
  it('gives way to what a second reading of the bill finds', () => {
    const read = withInvoice(words({ cups }), { cups, zipCode: '28905' }, file)
    const place = { zipCode: '28905', province: 'Madrid', towns: [{ name: 'Getafe', province: 'Madrid' }] }
    const placed: Answers = { ...read, place }
    expect(resolveAnswers(placed)).toMatchObject({ province: 'Madrid', municipality: 'Getafe' })
    const more = withMoreOfInvoice(placed, { municipality: 'Perales del Río', zipCode: '28001' })
    expect(resolveAnswers(more)).toMatchObject({ zipCode: '28905', municipality: 'Perales del Río' })
    expect(originOf(more, 'municipality').kind).toBe('invoice')
  })
})
