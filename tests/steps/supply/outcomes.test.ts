import { describe, expect, it } from 'vitest'
import { showsAddress, showsElectricityQuestion, showsPowerChoice } from '#domain/visible-fields.ts'
import type { CupsResult } from '#steps/supply/cups-check.ts'
import { supply } from '#steps/supply/step.ts'
import { filledAddress } from '#tests/support/values.ts'
import { address, cups, found, point, supplyAt } from './points.ts'

async function validated(answer: CupsResult, before = {}) {
  const { wizard } = supplyAt(before, { validateCups: { body: answer } })
  await wizard.validateCups()
  return { wizard, values: wizard.values }
}
const missing = (values: Parameters<typeof supply.validate>[0]) => supply.validate(values).map(({ field }) => field)
const place = ['address', 'street_number', 'zipCode', 'province', 'municipality']
const powers = ['potenciaPunta', 'potenciaValle']

it.each([
  [{ formatInvalid: true }, 'error.cups.invalid'],
  [{ disallowedTariff: true }, 'error.cups.tariff'],
  [{ disallowedCapacity: true }, 'error.cups.capacity'],
])('A CUPS with %j blocks Next with %s §4.20 §4.21 §8.7 §8.8 §8.9', async (because, key) => {
  const { wizard, values } = await validated(point({ ...because, existsInSips: true, address }))
  expect(wizard.shownCupsError).toEqual({ key })
  expect(supply.validate(values)).toEqual([{ field: 'cups', error: { key } }])
  expect(showsAddress(values)).toBe(false)
  await wizard.next()
  expect(wizard.step).toBe('supply')
})

it('A CUPS that could not be checked must have the right control letters', async () => {
  const wrong = await validated(point({ error: true }), { cups: 'ES0021000000000123AA' })
  expect(supply.validate(wrong.values)[0]).toEqual({ field: 'cups', error: { key: 'error.cups.check' } })
  const right = await validated(point({ error: true }), { cups })
  expect(missing(right.values)).not.toContain('cups')
})

describe('A CUPS in the supply database', () => {
  it('prefills address and powers; the address can then be edited, the powers are kept §4.23 §2.41', async () => {
    const { wizard, values } = await validated(found)
    const kept = { potenciaPunta: '4.6', potenciaValle: '3.45', punta: 4.6, valle: 3.45 }
    expect(values).toMatchObject({ ...filledAddress, ...kept })
    expect(showsPowerChoice(values)).toBe(false)
    wizard.writeAnswers({ street_number: '14' })
    wizard.changeFields({ potenciaPunta: '6.9', potenciaValle: '6.9' })
    expect(wizard.values).toMatchObject({ ...filledAddress, street_number: '14', ...kept })
  })

  const rights = { newSupply: true, potenciaPunta: '', potenciaValle: '', existsWithRights: true }
  it.each([
    ['with powers is no new supply', found, { newSupply: false, extensionRights: 5.75 }, []],
    [
      'with rights alone is a new supply',
      point({ existsInSips: true, address, existsWithRights: true }),
      rights,
      powers,
    ],
    [
      'with peak power alone',
      point({ existsInSips: true, address, p1: 4.6 }),
      { newSupply: false, valle: undefined },
      [],
    ],
    [
      'with off-peak power alone',
      point({ existsInSips: true, address, p3: 3.45 }),
      { potenciaPunta: '', newSupply: false },
      [],
    ],
  ])('%s: nobody is asked whether there is electricity §4.25 §2.43', async (_what, answer, expected, asked) => {
    const { values } = await validated(answer)
    expect(values).toMatchObject(expected)
    expect(showsElectricityQuestion(values)).toBe(false)
    expect(missing(values)).toEqual([...asked, 'solarSupply'])
  })

  it('without powers and rights is what the customer says §4.25 §4.26', async () => {
    const { wizard, values } = await validated(point({ existsInSips: true, address }))
    expect(values).toMatchObject({ newSupply: undefined, potenciaPunta: '', existsWithRights: false })
    expect(showsElectricityQuestion(values)).toBe(true)
    expect(missing(values)).toEqual(['newSupply', 'solarSupply'])
    wizard.changeFields({ newSupply: true })
    expect(missing(wizard.values)).toEqual([...powers, 'solarSupply'])
    wizard.changeFields({ newSupply: false })
    expect(missing(wizard.values)).toEqual(['solarSupply'])
  })
})

it('A CUPS that nobody knows lets the customer fill in address and powers, and needs each before Next §4.24 §4.32', async () => {
  const { wizard, values } = await validated(point())
  expect(wizard.cupsCheck).toBe('notFound')
  expect(missing(values)).toEqual([...place, 'newSupply', 'solarSupply'])
  wizard.changeFields({ newSupply: true })
  expect(missing(wizard.values)).toEqual([...place, ...powers, 'solarSupply'])
  wizard.writeAnswers({ ...filledAddress, potenciaPunta: '4.6', potenciaValle: '4.6', solarSupply: false })
  const complete = wizard.values
  expect(missing(complete)).toEqual([])
  for (const field of [...place, ...powers]) expect(missing({ ...complete, [field]: '' })).toEqual([field])
  for (const field of ['newSupply', 'solarSupply'])
    expect(missing({ ...complete, [field]: undefined })).toEqual([field])
})

describe('A CUPS that is registered with the company already', () => {
  const exists = point({ alreadyExists: true, existsInSips: true, address, p1: 3.45, p3: 3.45 })

  it('sets cupsAlreadyExists, prefills the address, and defaults solar to no and first residence §4.22', async () => {
    const { wizard, values } = await validated(exists)
    expect(wizard.cupsCheck).toBe('alreadyExists')
    const defaults = { cupsAlreadyExists: true, solarSupply: false, householdType: 0, changeOfHolder: true }
    expect(values).toMatchObject({ ...filledAddress, ...defaults })
    const own = { householdType: 1, solarSupply: true } as const
    expect((await validated(exists, own)).values).toMatchObject(own)
  })

  it('needs only solarSupply and householdType, and no wrong address §4.31', async () => {
    const { values } = await validated(exists)
    expect(missing(values)).toEqual([])
    expect(showsPowerChoice(values)).toBe(false)
    expect(missing({ ...values, solarSupply: undefined, potenciaPunta: '', newSupply: false })).toEqual(['solarSupply'])
    const { values: unknown } = await validated(point({ alreadyExists: true }))
    expect(missing(unknown)).toEqual([])
    expect(missing({ ...unknown, zipCode: '280' })).toEqual(['zipCode'])
  })

  it("makes Next read 'Cambiar el titular' and ask for just that §2.46 §8.10", async () => {
    const { wizard, values } = await validated(exists)
    expect(supply.nextLabel?.(values)).toBe('supply.next.changeHolder')
    await wizard.next()
    expect(wizard.step).toBe('bank')
    expect(wizard.values.changeOfHolder).toBe(true)
  })
})

describe('The supply step', () => {
  it.each([
    ['', { error: { key: 'error.required' } }],
    ['ES002100', { error: { key: 'error.cups.length' } }],
    ['ES0021000000000123FX', { error: { key: 'error.cups.check' } }],
    [cups, { error: { key: 'error.cups.notValidated' }, isToDo: true }],
  ])('says of the CUPS "%s" that is not validated: %j §5.14 §2.41', (typed, problem) => {
    const { values } = supplyAt({ cups: typed }).wizard
    expect(supply.validate(values)).toEqual([{ field: 'cups', ...problem }])
    expect(showsAddress(values)).toBe(false)
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
    const english = supply.summary(values, 'en_GB').map(({ value }) => value)
    expect(english).toEqual(expect.arrayContaining(['4.6\u00a0kW', '3.45\u00a0kW']))
  })
})
