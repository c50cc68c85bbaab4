import { describe, expect, it } from 'vitest'
import { tabStore } from '#app/browser.ts'
import { initialFormValues, toStored } from '#domain/form-values.ts'
import { keepStored } from '#state/persistence.ts'
import { restore } from '#state/restore.ts'
import { isStored, type TabStorage } from '#state/stored.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { completeValues, filledValues } from '#tests/support/values.ts'
import { keeping, wizardOver } from '#tests/support/wizard.ts'

function afterReload(storage: TabStorage) {
  const wizard = wizardOver()
  restore(wizard.store, storage)
  return wizard
}

describe('The session storage', () => {
  it('gets every change under formValues, with the current step and without the password §3.1 §3.3', () => {
    const { wizard, storage } = keeping(filledValues())
    wizard.openStep(2)
    const stored = JSON.parse(JSON.stringify(toStored(filledValues())))
    expect(JSON.parse(storage.getItem('formValues') ?? '')).toEqual({ ...stored, currentStep: 2, furthestStep: 2 })
    expect(storage.all()).not.toContain('secreto')
  })

  it('holds nothing, not even an id, before the customer has given anything', () => {
    const { wizard, storage } = keeping(initialFormValues)
    wizard.put('registration', { status: 'begun', id: filledValues().UUID })
    expect(storage.size()).toBe(0)
    wizard.writeAnswers({ name: 'A' })
    expect(storage.size()).toBe(2)
    wizard.writeAnswers({ name: '' })
    expect(storage.size()).toBe(0)
  })

  it('gives everything back after a reload; the first step asks for the password again', () => {
    const { wizard, storage } = keeping(completeValues())
    wizard.openStep(2)
    const reloaded = afterReload(storage)
    expect(reloaded.values).toEqual({ ...wizard.values, password: '' })
    expect(reloaded.values).toMatchObject({ cupsOutcome: 'found', punta: 4.6, newSupply: false })
    expect(reloaded.currentStep).toBe(0)
    expect(reloaded.furthestStep).toBe(2)
  })

  it.each([
    ['begun', 'begun'],
    ['sending', 'unknown'],
    ['unknown', 'unknown'],
    ['refused', 'refused'],
  ] as const)('keeps the registration id; one that was %s is %s after a reload', (before, after) => {
    const { wizard, storage } = keeping(completeValues())
    const { id } = wizard.registration
    wizard.put('registration', { status: before, id })
    expect(afterReload(storage).registration).toEqual({ status: after, id })
  })

  it('opens the same step after a reload of a social sign-up, with a new generated password', () => {
    const { wizard, storage } = keeping(filledValues({ sso: true }))
    wizard.openStep(2)
    const reloaded = afterReload(storage)
    expect(reloaded.currentStep).toBe(2)
    expect(reloaded.values.password).toHaveLength(8)
    expect(reloaded.values.password).not.toBe(wizard.values.password)
  })

  it('is no social sign-in by its values alone', () => {
    const formValues = JSON.stringify({ ...filledValues(), sso: true })
    expect(afterReload(memoryStorage({ formValues })).values).toMatchObject({ email: filledValues().email, sso: false })
  })

  it.each(['{"email":', 'null', '"text"'])('starts clean where it is corrupted: %s', stored => {
    const reloaded = afterReload(memoryStorage({ formValues: stored, formSources: stored }))
    expect([reloaded.values, reloaded.currentStep]).toEqual([initialFormValues, 0])
  })

  it('may be full or forbidden: the values stay in memory', () => {
    // Node has no window, so that each access to its storage throws.
    const wizard = wizardOver()
    keepStored(wizard.store, tabStore)
    wizard.writeAnswers({ name: 'Ana' })
    expect(isStored(tabStore)).toBe(true)
    expect(afterReload(tabStore).values.name).toBe('Ana')
  })
})
