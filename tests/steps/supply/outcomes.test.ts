import { describe, expect, it } from 'vitest'
import { showsAddress, showsElectricityQuestion, showsPowerChoice } from '#domain/visible-fields.ts'
import type { CupsResult } from '#steps/supply/register-answer.ts'
import { supply } from '#steps/supply/step.ts'
import { answers } from '#tests/support/dependencies.ts'
import { address, cups, filledAddress, found, otherCups, point, supplyAt } from './points.ts'

async function validated(answer: CupsResult, before = {}) {
  const { wizard } = supplyAt(before, { validateCups: answers(answer) })
  await wizard.validateCups()
  return { wizard, values: wizard.values }
}
const missing = (values: Parameters<typeof supply.validate>[0]) => supply.validate(values).map(({ field }) => field)

describe('A CUPS that is refused', () => {
  it.each([
    [{ formatInvalid: true }, 'error.cups.invalid'],
    [{ disallowedTariff: true }, 'error.cups.tariff'],
    [{ disallowedCapacity: true }, 'error.cups.capacity'],
  ])('because of %j blocks Next with %s §4.20 §4.21 §8.7 §8.8 §8.9', async (because, key) => {
    const { wizard, values } = await validated(point({ ...because, existsInSips: true, address }))
    expect(wizard.cupsCheck).toEqual({ status: 'refused', reason: key })
    expect(supply.validate(values)).toEqual([{ field: 'cups', error: { key } }])
    expect(showsAddress(values)).toBe(false)
    await wizard.next()
    expect(wizard.step).toBe('supply')
  })
})

describe('A CUPS that nobody could be asked about', () => {
  it('must hold by its control letters, which are all that is known of it', async () => {
    const { values } = await validated(point({ error: true }), { cups: 'ES0021000000000123AA' })
    expect(supply.validate(values)[0]).toEqual({ field: 'cups', error: { key: 'error.cups.check' } })
  })

  it('stands in nobody’s way when its letters agree', async () => {
    const { values } = await validated(point({ error: true }), { cups })
    expect(missing(values)).not.toContain('cups')
  })
})

describe('A CUPS in the supply database', () => {
  it('prefills address and powers; the address can then be edited §4.23 §2.41', async () => {
    const { wizard, values } = await validated(found)
    expect(values).toMatchObject({
      ...filledAddress,
      potenciaPunta: '4.6',
      potenciaValle: '3.45',
      punta: 4.6,
      valle: 3.45,
    })
    wizard.write({ street_number: '14' })
    expect(wizard.values).toMatchObject({ ...filledAddress, street_number: '14' })
  })

  it('keeps the powers it has, whatever was chosen: none are asked for that are not sent', async () => {
    const { wizard, values } = await validated(found)
    expect(showsPowerChoice(values)).toBe(false)
    await wizard.choosePower({ potenciaPunta: '6.9', potenciaValle: '6.9' })
    expect(wizard.values).toMatchObject({ potenciaPunta: '4.6', potenciaValle: '3.45' })
  })

  it('with powers is no new supply, and nobody is asked whether there is electricity §4.25 §2.43', async () => {
    const { values } = await validated(found)
    expect(values).toMatchObject({ newSupply: false, existsWithRights: true, extensionRights: 5.75 })
    expect(showsElectricityQuestion(values)).toBe(false)
    expect(missing(values)).toEqual(['solarSupply'])
  })

  it('without powers, but with rights, is a new supply whose powers the customer picks §4.25', async () => {
    const { values } = await validated(point({ existsInSips: true, address, existsWithRights: true }))
    expect(values).toMatchObject({ newSupply: true, potenciaPunta: '', potenciaValle: '', existsWithRights: true })
    expect(showsElectricityQuestion(values)).toBe(false)
    expect(missing(values)).toEqual(['potenciaPunta', 'potenciaValle', 'solarSupply'])
  })

  it('without powers and rights leaves to the customer to say whether there is electricity §4.25', async () => {
    const { wizard, values } = await validated(point({ existsInSips: true, address }))
    expect(values).toMatchObject({ newSupply: undefined, potenciaPunta: '', existsWithRights: false })
    expect(showsElectricityQuestion(values)).toBe(true)
    expect(missing(values)).toEqual(['newSupply', 'solarSupply'])
    await wizard.choosePower({ newSupply: true })
    expect(missing(wizard.values)).toEqual(['potenciaPunta', 'potenciaValle', 'solarSupply'])
    await wizard.choosePower({ newSupply: false })
    expect(missing(wizard.values)).toEqual(['solarSupply'])
  })

  it.each([
    [{ p1: 4.6 }, { potenciaPunta: '4.6', potenciaValle: '', valle: undefined }],
    [{ p3: 3.45 }, { potenciaPunta: '', potenciaValle: '3.45', punta: undefined }],
  ])('with only one known power (%j) leaves the other one open, never 0', async (power, powers) => {
    const { values } = await validated(point({ existsInSips: true, address, ...power }), {
      potenciaPunta: '9.2',
      potenciaValle: '9.2',
    })
    expect(values).toMatchObject({ ...powers, newSupply: false })
    expect(missing(values)).toEqual(['solarSupply'])
  })
})

describe('A CUPS that nobody knows', () => {
  it('lets the customer fill in address and powers §4.24', async () => {
    const { wizard, values } = await validated(point())
    expect(wizard.cupsCheck).toEqual({ status: 'known', outcome: 'notFound' })
    expect(values.newSupply).toBeUndefined()
    const place = ['address', 'street_number', 'zipCode', 'province', 'municipality']
    expect(missing(values)).toEqual([...place, 'newSupply', 'solarSupply'])
    await wizard.choosePower({ newSupply: true })
    expect(missing(wizard.values)).toEqual([...place, 'potenciaPunta', 'potenciaValle', 'solarSupply'])
  })

  it('needs every one of them before Next §4.32', async () => {
    const { wizard } = await validated(point())
    const chosen = { newSupply: true, potenciaPunta: '4.6', potenciaValle: '4.6', solarSupply: false }
    wizard.write({ ...filledAddress, ...chosen })
    const complete = wizard.values
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
    const { wizard, values } = await validated(exists)
    expect(wizard.cupsCheck).toEqual({ status: 'known', outcome: 'alreadyExists' })
    const defaults = { cupsAlreadyExists: true, solarSupply: false, householdType: 0 }
    expect(values).toMatchObject({ ...filledAddress, ...defaults })
  })

  it('does not replace what the customer answered', async () => {
    const own = { householdType: 1, solarSupply: true } as const
    expect((await validated(exists, own)).values).toMatchObject(own)
  })

  it('needs only solarSupply and householdType beside its address §4.31', async () => {
    const { values } = await validated(exists)
    expect(missing(values)).toEqual([])
    expect(showsPowerChoice(values)).toBe(false)
    expect(missing({ ...values, solarSupply: undefined, potenciaPunta: '', newSupply: false })).toEqual(['solarSupply'])
  })

  it('needs no address that the answer does not have, but none that is wrong', async () => {
    const { values } = await validated(point({ alreadyExists: true }))
    expect(missing(values)).toEqual([])
    expect(missing({ ...values, zipCode: '280' })).toEqual(['zipCode'])
  })

  it("makes Next read 'Cambiar el titular' and ask for just that §2.46 §8.10", async () => {
    const { wizard, values } = await validated(exists)
    expect(supply.nextLabel?.(values)).toBe('supply.next.changeHolder')
    await wizard.next()
    expect(wizard.step).toBe('bank')
    expect(wizard.values.changeOfHolder).toBe(true)
  })
})

describe('A new validation', () => {
  const costs = { supplyCostMin: 10, supplyCostMax: 20 }
  const powers = { newSupply: true, potenciaPunta: '6.9', potenciaValle: '6.9' }
  const cleared = { ...noAddress(), addressReference: '', potenciaPunta: '', supplyCostMin: undefined }

  function noAddress() {
    return Object.fromEntries(Object.keys(filledAddress).map(field => [field, '']))
  }

  it('of another CUPS without an invoice clears address, powers and supply costs of the first §4.27', async () => {
    const { wizard, values } = await validated(found)
    expect(values).toMatchObject(filledAddress)
    wizard.typeCups({ cups: otherCups })
    expect(wizard.values).toMatchObject({ ...cleared, potenciaValle: '', supplyCostMax: undefined })
  })

  it('keeps what the customer wrote, and what it cost, for a CUPS that nobody knows', async () => {
    const { values } = await validated(point(), { ...filledAddress, ...powers, ...costs })
    expect(values).toMatchObject({ ...filledAddress, ...powers, ...costs })
  })
})

describe("'Do you have electricity at the moment?'", () => {
  it('answered with yes means no new supply, with no a new one §4.26', async () => {
    const { wizard } = await validated(point())
    await wizard.choosePower({ newSupply: false })
    expect(wizard.values.newSupply).toBe(false)
    await wizard.choosePower({ newSupply: true })
    expect(wizard.values.newSupply).toBe(true)
  })
})

describe('The supply step', () => {
  it('asks to validate the CUPS before anything else §2.41', () => {
    const { wizard } = supplyAt()
    const values = wizard.values
    expect(supply.validate(values)).toEqual([
      { field: 'cups', error: { key: 'error.cups.notValidated' }, isToDo: true },
    ])
    expect(showsAddress(values)).toBe(false)
  })

  it.each([
    ['', 'error.required'],
    ['ES002100', 'error.cups.length'],
    ['ES0021000000000123FX', 'error.cups.check'],
  ])('says of the CUPS "%s": %s §5.14', (typed, key) => {
    const { wizard } = supplyAt({ cups: typed })
    expect(supply.validate(wizard.values)).toEqual([{ field: 'cups', error: { key } }])
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
