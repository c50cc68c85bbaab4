import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openConflict } from '#domain/resolve-answers.ts'
import { readOnDevice } from '#steps/supply/invoice/device/read-on-device.ts'
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
    const { wizard } = supplyAt(typed, { parseInvoice: answers(wholeInvoice), validateCups: validate })
    await wizard.readInvoice([pdf])
    return { wizard, validate }
  }

  it('overwrites nothing without asking, and fills nothing while nobody knows which home it is', async () => {
    const { wizard, validate } = await contradicted()
    expect(wizard.values).toMatchObject({ ...typed, address: '', municipality: '', hasConflict: true })
    expect(openConflict(wizard.answers)).toEqual({ cups, zipCode: '28013' })
    expect(validate).not.toHaveBeenCalled()
  })

  it('about the same supply point overwrites nothing without asking, and fills the rest', async () => {
    const { wizard } = supplyAt({ cups, zipCode: '08001' }, { parseInvoice: answers(wholeInvoice), validateCups })
    await wizard.readInvoice([pdf])
    const values = { ...filledAddress, zipCode: '08001', hasConflict: true, cupsOutcome: 'notFound' }
    expect(wizard.values).toMatchObject(values)
    expect(openConflict(wizard.answers)).toEqual({ zipCode: '28013' })
  })

  it('keeps Next closed until it is settled', async () => {
    const { wizard } = supplyAt(
      { cups, zipCode: '08001', solarSupply: false },
      { parseInvoice: answers(wholeInvoice), validateCups },
    )
    await wizard.readInvoice([pdf])
    const open = { field: 'cups', error: { key: 'error.conflict.open' }, isToDo: true }
    expect(wizard.errors).toEqual([open])
    await wizard.settle('own')
    expect(wizard.errors).toEqual([])
    expect(wizard.values).toMatchObject({ ...filledAddress, zipCode: '08001' })
  })

  it('says of the register what the register said, and not that the customer wrote it', async () => {
    const { wizard } = supplyAt(
      { solarSupply: false },
      { parseInvoice: answers({ ...wholeInvoice, streetNr: '14' }), validateCups: answers(found) },
    )
    await wizard.validateCups()
    await wizard.readInvoice([pdf])
    expect(openConflict(wizard.answers)).toEqual({ street_number: '14' })
    expect(wizard.originOf('street_number')).toBe('register')
  })

  it('about another supply point stands aside as a whole when the customer keeps their own CUPS', async () => {
    const { wizard } = await contradicted()
    await wizard.settle('own')
    const own = {
      ...typed,
      address: '',
      street_number: '',
      municipality: '',
      potenciaPunta: '',
      solarSupply: undefined,
    }
    expect(wizard.values).toMatchObject({ ...own, newSupply: undefined, hasInvoice: false })
    expect(wizard.invoice).toMatchObject({ status: 'read', isOther: true })
  })

  it.each([
    ['other', { cups, ...filledAddress }],
    ['own', typed],
  ] as const)('is settled by choosing "%s", whose CUPS is then validated', async (choice, kept) => {
    const { wizard, validate } = await contradicted()
    await wizard.settle(choice)
    expect(wizard.values).toMatchObject(kept)
    expect(openConflict(wizard.answers)).toEqual({})
    expect(validate).toHaveBeenCalledWith({ cups: kept.cups }, expect.anything())
  })
})

describe('An invoice of a supply point that was validated already', () => {
  const long = `${cups}0F`
  const ofTheSame = answers({ ...wholeInvoice, cups: long })

  it('with the suffix of a measuring point contests nothing: the longer form is taken, the validation stays', async () => {
    const validate = vi.fn(answers(found))
    const { wizard } = supplyAt({}, { parseInvoice: ofTheSame, validateCups: validate })
    await wizard.validateCups()
    await wizard.readInvoice([pdf])
    expect(wizard.values).toMatchObject({ cups: long, cupsOutcome: 'found', hasConflict: false })
    expect(wizard.cupsCheck).toEqual({ status: 'known', outcome: 'found' })
    expect(validate).toHaveBeenCalledTimes(1)
    wizard.removeInvoice()
    expect(wizard.values).toMatchObject({ cups, cupsOutcome: 'found', ...filledAddress })
  })

  it('without that suffix leaves the longer form that the customer has', async () => {
    const validate = vi.fn(answers(found))
    const { wizard } = supplyAt({ cups: long }, { parseInvoice: answers(wholeInvoice), validateCups: validate })
    await wizard.validateCups()
    await wizard.readInvoice([pdf])
    expect(wizard.values).toMatchObject({ cups: long, cupsOutcome: 'found', hasConflict: false })
    expect(validate).toHaveBeenCalledTimes(1)
  })
})

describe('An invoice of one home', () => {
  it('says nothing about another one whose CUPS is typed and validated afterwards', async () => {
    const validate = vi.fn(validateCups)
    const { wizard } = supplyAt(fresh, { parseInvoice: answers(wholeInvoice), validateCups: validate })
    await wizard.readInvoice([pdf])
    wizard.typeCups({ cups: otherCups })
    validate.mockImplementation(answers(point({ existsInSips: true, p1: 9.2, p3: 9.2 })))
    await wizard.validateCups()
    const nothing = Object.fromEntries(Object.keys(filledAddress).map(field => [field, '']))
    expect(wizard.values).toMatchObject({
      ...nothing,
      cups: otherCups,
      cupsOutcome: 'found',
      hasInvoice: false,
      solarSupply: undefined,
      potenciaPunta: '9.2',
    })
  })

  it('which names no CUPS is about the one that is validated first', async () => {
    const { wizard } = supplyAt(fresh, { parseInvoice: answers({ ...wholeInvoice, cups: '' }), validateCups })
    await wizard.readInvoice([pdf])
    wizard.typeCups({ cups })
    await wizard.validateCups()
    expect(wizard.values).toMatchObject({ cups, ...filledAddress, hasInvoice: true })
    wizard.typeCups({ cups: otherCups })
    await wizard.validateCups()
    expect(wizard.values).toMatchObject({ cups: otherCups, address: '', hasInvoice: false })
  })
})
