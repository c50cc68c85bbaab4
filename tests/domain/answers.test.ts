import { describe, expect, it } from 'vitest'
import { type Answers, noAnswers, type RegisterAnswer } from '#domain/answers.ts'
import {
  withChosenUnit,
  withCustomerWords,
  withInvoice,
  withMoreOfInvoice,
  withoutInvoice,
  withProvinceNames,
  withRecognisedUnit,
  withRegisterAnswer,
  withSettledConflict,
} from '#domain/change-answers.ts'
import { openConflict, originOf, resolveAnswers } from '#domain/resolve-answers.ts'

const cups = 'ES0021000000000123FM'
const otherCups = 'ES0021000000000124FY'
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

  it.each([
    ['half typed', 'ES0021000000000'],
    ['with a mistake', 'ES0021000000000124FM'],
  ])('gives way to the bill in a CUPS that is %s', (_how, typed) => {
    const answers = withInvoice(words({ cups: typed }), found, source)
    expect(resolveAnswers(answers)).toMatchObject({ cups, hasConflict: false })
  })

  it('outlives every other source', () => {
    const typed = { ...home, solarSupply: false, householdType: 1, changeOfHolder: false } as const
    const answers = words({ cups, ...typed })
    const registered = withRegisterAnswer(answers, { ...known(cups, otherHome), outcome: 'alreadyExists' })
    expect(resolveAnswers(registered)).toMatchObject({ ...typed, changeOfHolder: true })
    const moved = words({ cups: otherCups }, registered)
    expect(originOf(moved, 'changeOfHolder')).toEqual({ kind: 'customer' })
  })
})

describe('What the customer answered about a supply', () => {
  const supply = { ...home, address_details: '3º B', newSupply: true, solarSupply: true, householdType: 1 } as const
  const powers = { potenciaPunta: '3.45', potenciaValle: '4.6' }
  const unanswered = { newSupply: undefined, solarSupply: undefined, householdType: 0, potenciaPunta: '', address: '' }
  const first = withRegisterAnswer(words({ cups, name: 'Ana', iban: 'ES91' }), { ...known(cups), outcome: 'notFound' })
  const answered = words({ ...supply, ...powers }, first)

  it('counts for its CUPS, with or without the suffix, and for no other', () => {
    expect(resolveAnswers(answered)).toMatchObject({ ...supply, ...powers })
    expect(resolveAnswers(words({ cups: `${cups}0F` }, answered))).toMatchObject({ ...supply, ...powers })
    const moved = withRegisterAnswer(words({ cups: otherCups }, answered), known(otherCups))
    expect(resolveAnswers(moved)).toMatchObject({ ...unanswered, name: 'Ana', iban: 'ES91', hasConflict: false })
    expect(resolveAnswers(words({ cups }, moved))).toMatchObject({ ...supply, ...powers })
  })

  it('is replaced by the first answer about another CUPS', () => {
    const moved = words({ solarSupply: false }, words({ cups: otherCups }, answered))
    expect(resolveAnswers(moved)).toMatchObject({ ...unanswered, solarSupply: false })
    expect(resolveAnswers(words({ cups }, moved))).toMatchObject(unanswered)
  })

  it('does not count for the CUPS of another bill, nor after that bill is gone', () => {
    const billed = withInvoice(answered, { cups: otherCups, ...otherHome }, source)
    const taken = withSettledConflict(billed, 'other')
    expect(resolveAnswers(taken)).toMatchObject({ ...otherHome, address_details: '', householdType: 0 })
    expect(resolveAnswers(withoutInvoice(taken))).toMatchObject(unanswered)
  })

  it('of a bill that names no CUPS is about the first one that is validated', () => {
    const billed = words(supply, withInvoice(noAnswers, { zipCode: '28013' }, source))
    const validated = withRegisterAnswer(words({ cups }, billed), known(cups))
    expect(resolveAnswers(validated)).toMatchObject(supply)
    expect(resolveAnswers(words({ cups: otherCups }, validated))).toMatchObject(unanswered)
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

const powers = (answers: Answers) => {
  const { potenciaPunta, potenciaValle } = resolveAnswers(answers)
  return [potenciaPunta, potenciaValle]
}
const unknown = withRegisterAnswer(words({ cups }), { cups, outcome: 'notFound', values: {} })

describe('A new supply has the same power in both periods unless a person says otherwise', () => {
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
    const read = withInvoice(unknown, { cups, potenciaPunta: '4.6' }, source)
    expect(powers(read)).toEqual(['4.6', ''])
  })
})

describe('A home that was recognised in the list', () => {
  const place = { address: 'Calle Mayor', street_number: '1', zipCode: '28013', address_details: '3º B' }
  const found = { reference: '9872023VH5797S0001WX', details: 'Planta 03, puerta B' }
  const known = withRegisterAnswer(words({ cups }), { cups, outcome: 'found', values: place })
  const recognised = withRecognisedUnit(known, found)
  const shown = (answers: Answers) => {
    const { addressReference, address_details } = resolveAnswers(answers)
    return [addressReference, address_details]
  }

  it('counts as said by the person who named it', () => {
    expect(shown(recognised)).toEqual([found.reference, found.details])
    expect(originOf(recognised, 'address_details')).toEqual({ kind: 'register', cups })
  })

  it('goes with the words, and with the address', () => {
    expect(shown(words({ address_details: '4º C' }, recognised))).toEqual(['', '4º C'])
    expect(shown(words({ street_number: '3' }, recognised))).toEqual(['', '3º B'])
    expect(shown(withInvoice(recognised, { cups, address_details: '4º C' }, source))).toEqual(['', '3º B'])
    expect(shown(withChosenUnit(recognised, null))).toEqual(['', ''])
  })
})

it('What follows from the postal code gives way to what a second reading of the bill finds', () => {
  const read = withInvoice(words({ cups }), { cups, zipCode: '28905' }, source)
  const place = { zipCode: '28905', province: 'Madrid', towns: [{ name: 'Getafe', province: 'Madrid' }] }
  const placed: Answers = { ...read, place }
  expect(resolveAnswers(placed)).toMatchObject({ province: 'Madrid', municipality: 'Getafe' })
  const more = withMoreOfInvoice(placed, { municipality: 'Perales del Río', zipCode: '28001' })
  expect(resolveAnswers(more)).toMatchObject({ zipCode: '28905', municipality: 'Perales del Río' })
  expect(originOf(more, 'municipality').kind).toBe('invoice')
})
