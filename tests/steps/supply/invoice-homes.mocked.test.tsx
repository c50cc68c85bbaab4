import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openConflict } from '#domain/resolve-answers.ts'
import { readOnDevice } from '#steps/supply/invoice/device/read-on-device.ts'
import { scalePhoto } from '#steps/supply/invoice/scale-photo.ts'
import { answers } from '#tests/support/dependencies.ts'
import { pdf, wholeInvoice } from './bills.ts'
import { cups, filledAddress, found, otherCups, point, supplyAt } from './points.ts'

vi.mock('#steps/supply/invoice/device/read-on-device.ts')
vi.mock('#steps/supply/invoice/scale-photo.ts')

const _fresh = { cups: '' }
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
})
