import { describe, expect, it } from 'vitest'
import { allTexts } from '#i18n/all-texts.ts'
import { holder } from '#steps/holder/step.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { filledValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

const bakery = { isCompany: true, companyName: 'Panadería El Alba, S.L.', cif: 'A58818501' }

describe('The holder step', () => {
  it.each([
    [{ name: '' }, ['name']],
    [{ surname: ' ' }, ['surname']],
    [{ document: '' }, ['document']],
    [{ changeOfHolder: undefined }, ['changeOfHolder']],
    [{ isCompany: true }, ['companyName', 'cif']],
    [bakery, []],
    [{}, []],
  ])('with %j misses %j §5.32', (changes, missing) => {
    expect(holder.validate(filledValues(changes)).map(({ field }) => field)).toEqual(missing)
  })

  it.each([
    [{ document: '1234567' }, 'error.document.format'],
    [{ document: '12345678A' }, 'error.document.check'],
    [{ document: 'A58818501' }, 'error.document.cifNotAllowed'],
    [{ ...bakery, cif: '12345678Z' }, 'error.cif.format'],
    [{ ...bakery, cif: 'A58818502' }, 'error.document.check'],
  ])('with %j says %s §5.21 §5.22 §5.23 §5.24 §5.25', (changes, key) => {
    expect(holder.validate(filledValues(changes)).map(({ error }) => error.key)).toEqual([key])
  })

  it('is summed up by name, surname and document, and for a company by name and CIF §2.17', () => {
    const shown = (changes: object) =>
      holder
        .summary(filledValues(changes), 'es_ES')
        .map(({ value }) => value)
        .filter(Boolean)
    expect(shown({})).toEqual(['Ana Prueba Ejemplo', '00000000T'])
    expect(shown(bakery)).toEqual([bakery.companyName, bakery.cif, 'Ana Prueba Ejemplo', '00000000T'])
  })

  it('calls the person of a company the one who signs for it, never the holder', () => {
    const labelOf = (changes: object) =>
      holder.summary(filledValues(changes), 'es_ES').find(({ value }) => value === 'Ana Prueba Ejemplo')?.label
    expect(labelOf({})).toBe('holder.nameOfPerson')
    expect(labelOf(bakery)).toBe('holder.nameOfSigner')
    const es = allTexts.es_ES
    expect([es['holder.nameOfPerson'], es['holder.nameOfSigner']]).toEqual(['Titular', 'Firma por la empresa'])
  })
})

describe('Step 2 Next', () => {
  it.each([
    [{}, ['00000000T']],
    [bakery, ['A58818501', '00000000T']],
  ])('asks the server about each document of %j §4.13', async (changes, documents) => {
    const around = dependencies()
    const wizard = wizardAt({ step: 'holder', values: filledValues(changes), around })
    await wizard.next()
    expect(around.sent).toEqual(documents.map(fni => ['checkDocument', { fni }]))
    expect(wizard.step).toBe('supply')
  })

  it('says which document the server refused §5.26', async () => {
    const around = dependencies({ calls: { checkDocument: [{ patch: { valid: false } }, 200] } })
    const wizard = wizardAt({ step: 'holder', values: filledValues(bakery), around })
    await wizard.next()
    expect(wizard.step).toBe('holder')
    expect(wizard.validationErrors).toMatchObject([{ field: 'cif', error: { key: 'error.cif.check' } }])
  })
})
