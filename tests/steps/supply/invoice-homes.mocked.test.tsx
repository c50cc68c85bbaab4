import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openConflict } from '#domain/resolve-answers.ts'
import { answersAtom, formValuesAtom, originKindAtom } from '#state/answers.ts'
import { validationErrorsAtom } from '#state/validation.ts'
import { cupsCheckAtom, typeCupsAtom, validateCupsAtom } from '#steps/supply/cups-check.ts'
import { readOnDevice } from '#steps/supply/invoice/device/read-on-device.ts'
import {
  invoiceAtom,
  readInvoiceAtom,
  removeInvoiceAtom,
  settleConflictAtom,
} from '#steps/supply/invoice/read-invoice.ts'
import { scalePhoto } from '#steps/supply/invoice/scale-photo.ts'
import { answers } from '#tests/support/dependencies.ts'
import { pdf, wholeInvoice } from './bills.ts'
import { cups, filledAddress, found, otherCups, point, supplyAt } from './points.ts'

vi.mock('#steps/supply/invoice/device/read-on-device.ts')
vi.mock('#steps/supply/invoice/scale-photo.ts')

const fresh = { cups: '' }
const validateCups = answers(point())

beforeEach(() => {
  vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: {} })
  vi.mocked(scalePhoto).mockImplementation(async file => file)
})

describe('An invoice that contradicts the customer', () => {
  const typed = { cups: otherCups, zipCode: '08001' }
  async function contradicted() {
    const validate = vi.fn(validateCups)
    const { store } = supplyAt(typed, { parseInvoice: answers(wholeInvoice), validateCups: validate })
    await store.set(readInvoiceAtom, [pdf])
    return { store, validate }
  }

  it('overwrites nothing without asking, and fills nothing while nobody knows which home it is', async () => {
    const { store, validate } = await contradicted()
    expect(store.get(formValuesAtom)).toMatchObject({ ...typed, address: '', municipality: '', hasConflict: true })
    expect(openConflict(store.get(answersAtom))).toEqual({ cups, zipCode: '28013' })
    expect(validate).not.toHaveBeenCalled()
  })

  it('about the same supply point overwrites nothing without asking, and fills the rest', async () => {
    const { store } = supplyAt({ cups, zipCode: '08001' }, { parseInvoice: answers(wholeInvoice), validateCups })
    await store.set(readInvoiceAtom, [pdf])
    const values = { ...filledAddress, zipCode: '08001', hasConflict: true, cupsOutcome: 'notFound' }
    expect(store.get(formValuesAtom)).toMatchObject(values)
    expect(openConflict(store.get(answersAtom))).toEqual({ zipCode: '28013' })
  })

  it('keeps Next closed until it is settled §own.10', async () => {
    const { store } = supplyAt(
      { cups, zipCode: '08001', solarSupply: false },
      { parseInvoice: answers(wholeInvoice), validateCups },
    )
    await store.set(readInvoiceAtom, [pdf])
    const open = { field: 'cups', error: { key: 'error.conflict.open' }, isToDo: true }
    expect(store.get(validationErrorsAtom)).toEqual([open])
    await store.set(settleConflictAtom, 'own')
    expect(store.get(validationErrorsAtom)).toEqual([])
    expect(store.get(formValuesAtom)).toMatchObject({ ...filledAddress, zipCode: '08001' })
  })

  it('says of the register what the register said, and not that the customer wrote it', async () => {
    const { store } = supplyAt(
      { solarSupply: false },
      { parseInvoice: answers({ ...wholeInvoice, streetNr: '14' }), validateCups: answers(found) },
    )
    await store.set(validateCupsAtom)
    await store.set(readInvoiceAtom, [pdf])
    expect(openConflict(store.get(answersAtom))).toEqual({ street_number: '14' })
    expect(store.get(originKindAtom('street_number'))).toBe('register')
  })

  it('about another supply point stands aside as a whole when the customer keeps their own CUPS', async () => {
    const { store } = await contradicted()
    await store.set(settleConflictAtom, 'own')
    const own = {
      ...typed,
      address: '',
      street_number: '',
      municipality: '',
      potenciaPunta: '',
      solarSupply: undefined,
    }
    expect(store.get(formValuesAtom)).toMatchObject({ ...own, newSupply: undefined, hasInvoice: false })
    expect(store.get(invoiceAtom)).toMatchObject({ status: 'read', isOther: true })
  })

  it.each([
    ['other', { cups, ...filledAddress }],
    ['own', typed],
  ] as const)('is settled by choosing "%s", whose CUPS is then validated', async (choice, kept) => {
    const { store, validate } = await contradicted()
    await store.set(settleConflictAtom, choice)
    expect(store.get(formValuesAtom)).toMatchObject(kept)
    expect(openConflict(store.get(answersAtom))).toEqual({})
    expect(validate).toHaveBeenCalledWith({ cups: kept.cups }, expect.anything())
  })
})

describe('An invoice of a supply point that was validated already', () => {
  const long = `${cups}0F`
  const ofTheSame = answers({ ...wholeInvoice, cups: long })

  it('with the suffix of a measuring point contests nothing: the longer form is taken, the validation stays §own.7', async () => {
    const validate = vi.fn(answers(found))
    const { store } = supplyAt({}, { parseInvoice: ofTheSame, validateCups: validate })
    await store.set(validateCupsAtom)
    await store.set(readInvoiceAtom, [pdf])
    expect(store.get(formValuesAtom)).toMatchObject({ cups: long, cupsOutcome: 'found', hasConflict: false })
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'known', outcome: 'found' })
    expect(validate).toHaveBeenCalledTimes(1)
    store.set(removeInvoiceAtom)
    expect(store.get(formValuesAtom)).toMatchObject({ cups, cupsOutcome: 'found', ...filledAddress })
  })

  it('without that suffix leaves the longer form that the customer has', async () => {
    const validate = vi.fn(answers(found))
    const { store } = supplyAt({ cups: long }, { parseInvoice: answers(wholeInvoice), validateCups: validate })
    await store.set(validateCupsAtom)
    await store.set(readInvoiceAtom, [pdf])
    expect(store.get(formValuesAtom)).toMatchObject({ cups: long, cupsOutcome: 'found', hasConflict: false })
    expect(validate).toHaveBeenCalledTimes(1)
  })
})

describe('An invoice of one home', () => {
  it('says nothing about another one whose CUPS is typed and validated afterwards §own.6', async () => {
    const validate = vi.fn(validateCups)
    const { store } = supplyAt(fresh, { parseInvoice: answers(wholeInvoice), validateCups: validate })
    await store.set(readInvoiceAtom, [pdf])
    store.set(typeCupsAtom, { cups: otherCups })
    validate.mockImplementation(answers(point({ existsInSips: true, p1: 9.2, p3: 9.2 })))
    await store.set(validateCupsAtom)
    const nothing = Object.fromEntries(Object.keys(filledAddress).map(field => [field, '']))
    expect(store.get(formValuesAtom)).toMatchObject({
      ...nothing,
      cups: otherCups,
      cupsOutcome: 'found',
      hasInvoice: false,
      solarSupply: undefined,
      potenciaPunta: '9.2',
    })
  })

  it('which names no CUPS is about the one that is validated first', async () => {
    const { store } = supplyAt(fresh, { parseInvoice: answers({ ...wholeInvoice, cups: '' }), validateCups })
    await store.set(readInvoiceAtom, [pdf])
    store.set(typeCupsAtom, { cups })
    await store.set(validateCupsAtom)
    expect(store.get(formValuesAtom)).toMatchObject({ cups, ...filledAddress, hasInvoice: true })
    store.set(typeCupsAtom, { cups: otherCups })
    await store.set(validateCupsAtom)
    expect(store.get(formValuesAtom)).toMatchObject({ cups: otherCups, address: '', hasInvoice: false })
  })
})
