import { describe, expect, it } from 'vitest'
import { formValuesAtom } from '#state/answers.ts'
import { nextAtom } from '#state/navigate.ts'
import type { CupsAnswer } from '#steps/supply/after-check.ts'
import { asksDetails, asksElectricityNow, asksPowers } from '#steps/supply/asked.ts'
import { cupsCheckAtom, validateCupsAtom } from '#steps/supply/cups-check.ts'
import { supply } from '#steps/supply/step.ts'
import { choosePowerAtom } from '#steps/supply/supply-costs.ts'
import { answers } from '#tests/support/dependencies.ts'
import { openStep } from '#tests/support/wizard.ts'
import { address, filledAddress, found, point, supplyAt } from './points.ts'

async function validated(answer: CupsAnswer, before = {}) {
  const { store } = supplyAt(before, { validateCups: answers(answer) })
  await store.set(validateCupsAtom)
  return { store, values: store.get(formValuesAtom) }
}
const missing = (values: Parameters<typeof supply.problems>[0]) => supply.problems(values).map(({ field }) => field)

describe('A CUPS that is refused', () => {
  it.each([
    [{ formatInvalid: true }, 'error.cups.invalid'],
    [{ disallowedTariff: true }, 'error.cups.tariff'],
    [{ disallowedCapacity: true }, 'error.cups.capacity'],
  ])('because of %j blocks Next with %s §4.20 §4.21 §8.7 §8.8 §8.9', async (because, key) => {
    const { store, values } = await validated(point({ ...because, existsInSips: true, address }))
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'refused', because: key })
    expect(supply.problems(values)).toEqual([{ field: 'cups', error: { key } }])
    expect(asksDetails(values)).toBe(false)
    await store.set(nextAtom)
    expect(openStep(store)).toBe('supply')
  })
})

describe('A CUPS in the supply database', () => {
  it('prefills address and powers, which can then be edited §4.23 §2.41', async () => {
    const { store, values } = await validated(found)
    expect(values).toMatchObject({
      ...filledAddress,
      potenciaPunta: '4.6',
      potenciaValle: '3.45',
      punta: 4.6,
      valle: 3.45,
    })
    await store.set(choosePowerAtom, { potenciaPunta: '6.9' })
    expect(store.get(formValuesAtom).potenciaPunta).toBe('6.9')
  })

  it('with powers is no new supply, and nobody is asked whether there is electricity §4.25 §2.43', async () => {
    const { values } = await validated(found)
    expect(values).toMatchObject({ newSupply: false, existsWithRights: true, extensionRights: 5.75 })
    expect(asksElectricityNow(values)).toBe(false)
    expect(missing(values)).toEqual(['solarSupply'])
  })

  it('without powers is a new supply whose powers the customer picks §4.25', async () => {
    const { values } = await validated(point({ existsInSips: true, address }))
    expect(values).toMatchObject({ newSupply: true, potenciaPunta: '', potenciaValle: '', existsWithRights: false })
    expect(asksElectricityNow(values)).toBe(true)
    expect(missing(values)).toEqual(['potenciaPunta', 'potenciaValle', 'solarSupply'])
  })

  it('with only one known power leaves the other one open, never 0', async () => {
    const { values } = await validated(point({ existsInSips: true, address, p1: 4.6 }))
    expect(values).toMatchObject({ potenciaPunta: '4.6', potenciaValle: '', valle: undefined })
  })
})

describe('A CUPS that nobody knows', () => {
  it('lets the customer fill in address and powers §4.24', async () => {
    const { store, values } = await validated(point())
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'known', outcome: 'notFound' })
    expect(values.newSupply).toBe(true)
    expect(missing(values)).toEqual([
      'address',
      'street_number',
      'zipCode',
      'province',
      'municipality',
      'potenciaPunta',
      'potenciaValle',
      'solarSupply',
    ])
  })

  it('needs every one of them before Next §4.32', async () => {
    const { store } = await validated(point())
    store.set(formValuesAtom, { ...filledAddress, potenciaPunta: '4.6', potenciaValle: '4.6', solarSupply: false })
    const complete = store.get(formValuesAtom)
    expect(missing(complete)).toEqual([])
    const emptied = { address: '', street_number: '', zipCode: '', province: '', municipality: '' } as const
    const unanswered = { newSupply: undefined, potenciaPunta: '', potenciaValle: '', solarSupply: undefined } as const
    for (const [field, empty] of Object.entries({ ...emptied, ...unanswered })) {
      expect(missing({ ...complete, [field]: empty })).toEqual([field])
    }
  })
})

describe('A CUPS that is registered with the company already', () => {
  const exists = point({ alreadyExists: true, existsInSips: true, address, p1: 3.45, p3: 3.45 })

  it('sets cupsAlreadyExists, prefills the address, and defaults solar to no and first residence §4.22', async () => {
    const { store, values } = await validated(exists, { householdType: 1 })
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'known', outcome: 'alreadyExists' })
    const defaults = { cupsAlreadyExists: true, solarSupply: false, householdType: 0 }
    expect(values).toMatchObject({ ...filledAddress, ...defaults })
  })

  it('needs only solarSupply and householdType beside its address §4.31', async () => {
    const { values } = await validated(exists)
    expect(missing(values)).toEqual([])
    expect(asksPowers(values)).toBe(false)
    expect(missing({ ...values, solarSupply: undefined, potenciaPunta: '', newSupply: undefined })).toEqual([
      'solarSupply',
    ])
  })

  it("makes Next read 'Cambiar el titular' and ask for just that §2.46 §8.10", async () => {
    const { store, values } = await validated(exists)
    expect(supply.nextLabel?.(values)).toBe('supply.next.changeHolder')
    await store.set(nextAtom)
    expect(openStep(store)).toBe('bank')
    expect(store.get(formValuesAtom).changeOfHolder).toBe(true)
  })
})

describe('A new validation', () => {
  const before = {
    ...filledAddress,
    addressReference: '9872023VH5797S0001WX',
    potenciaPunta: '6.9',
    potenciaValle: '6.9',
    supplyCostMin: 10,
    supplyCostMax: 20,
  }

  it('without an invoice clears address, powers and supply costs §4.27', async () => {
    const { values } = await validated(point(), before)
    expect(values).toMatchObject({
      address: '',
      street_number: '',
      address_details: '',
      addressReference: '',
      zipCode: '',
      province: '',
      municipality: '',
      potenciaPunta: '',
      potenciaValle: '',
      supplyCostMin: undefined,
      supplyCostMax: undefined,
    })
  })

  it('with an invoice keeps what the invoice said and fills what it left open', async () => {
    const invoice = { fileName: 'factura.pdf', onDevice: false, read: {} }
    const { values } = await validated(found, { ...before, municipality: '', address: 'Calle Mayor', invoice })
    expect(values).toMatchObject({ address: 'Calle Mayor', municipality: 'Madrid' })
  })
})

describe("'Do you have electricity at the moment?'", () => {
  it('answered with yes means no new supply, with no a new one §4.26', async () => {
    const { store } = await validated(point())
    await store.set(choosePowerAtom, { newSupply: false })
    expect(store.get(formValuesAtom).newSupply).toBe(false)
    await store.set(choosePowerAtom, { newSupply: true })
    expect(store.get(formValuesAtom).newSupply).toBe(true)
  })
})

describe('The supply step', () => {
  it('asks to validate the CUPS before anything else §2.41', () => {
    const { store } = supplyAt()
    const values = store.get(formValuesAtom)
    expect(supply.problems(values)).toEqual([
      { field: 'cups', error: { key: 'error.cups.notValidated' }, isToDo: true },
    ])
    expect(asksDetails(values)).toBe(false)
  })

  it.each([
    ['', 'error.required'],
    ['ES002100', 'error.cups.length'],
    ['ES0021000000000123FX', 'error.cups.check'],
  ])('says of the CUPS "%s": %s §5.14', (typed, key) => {
    const { store } = supplyAt({ cups: typed })
    expect(supply.problems(store.get(formValuesAtom))).toEqual([{ field: 'cups', error: { key } }])
  })

  it('is summed up by CUPS, address, postal code, place and powers in kW §2.18', async () => {
    const { values } = await validated(found)
    expect(supply.summary(values, 'es_ES').map(({ value }) => value)).toEqual([
      'ES 0021 0000 0000 0123 FM',
      'Calle del Olmo Blanco 12, 3º B',
      '28013',
      'Madrid',
      '4,6\u00a0kW',
      '3,45\u00a0kW',
    ])
    expect(supply.summary(values, 'en_GB').map(({ value }) => value)).toEqual(
      expect.arrayContaining(['4.6\u00a0kW', '3.45\u00a0kW']),
    )
  })
})
