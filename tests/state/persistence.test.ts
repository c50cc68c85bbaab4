import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { initialFormValues } from '#domain/form-values.ts'
import { formValuesAtom } from '#state/answers.ts'
import { openStepAtom, walkToAtom } from '#state/navigate.ts'
import { keepStored } from '#state/persistence.ts'
import { currentStepAtom, furthestStepAtom } from '#state/progress.ts'
import { restore } from '#state/restore.ts'
import { isStored } from '#state/stored.ts'
import { filledValues } from '#tests/support/values.ts'

function memory(stored?: string) {
  const items = new Map(stored === undefined ? [] : [['formValues', stored]])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    text: () => items.get('formValues') ?? '',
  }
}

function afterReload(storage: ReturnType<typeof memory>) {
  const store = createStore()
  restore(store, storage)
  return store
}

describe('The session storage', () => {
  it('gets every change under formValues, with the current step and without the password §3.1 §3.3', () => {
    const storage = memory()
    const store = createStore()
    keepStored(store, storage)
    store.set(formValuesAtom, filledValues())
    store.set(openStepAtom, 2)
    const { password: _neverStored, ...stored } = filledValues()
    expect(JSON.parse(storage.text())).toEqual({ ...stored, currentStep: 2, furthestStep: 2 })
    expect(storage.text()).not.toContain('secreto')
  })

  it('gives everything back after a reload; the first step asks for the password again', () => {
    const storage = memory()
    const store = createStore()
    keepStored(store, storage)
    store.set(formValuesAtom, filledValues())
    store.set(openStepAtom, 2)
    const reloaded = afterReload(storage)
    expect(reloaded.get(formValuesAtom)).toEqual(filledValues({ password: '' }))
    expect(reloaded.get(currentStepAtom)).toBe(0)
    expect(reloaded.get(furthestStepAtom)).toBe(2)
  })

  it('opens the same step after a reload of a social sign-up, with a new generated password', () => {
    const values = filledValues({ sso: true })
    const reloaded = afterReload(memory(JSON.stringify({ ...values, currentStep: 2, furthestStep: 2 })))
    expect(reloaded.get(currentStepAtom)).toBe(2)
    expect(reloaded.get(formValuesAtom).password).toHaveLength(8)
    expect(reloaded.get(formValuesAtom).password).not.toBe(values.password)
  })

  it('lets the browser walk on over the steps that were done before the reload', () => {
    const values = filledValues({ sso: true })
    const store = afterReload(memory(JSON.stringify({ ...values, currentStep: 1, furthestStep: 2 })))
    expect(store.set(walkToAtom, 2)).toBe(true)
  })

  it.each([
    ['', 'nothing'],
    ['{"currentStep":', 'half a text'],
    ['[1,2]', 'a list'],
    ['{"currentStep":9,"furthestStep":-1,"email":7}', 'impossible values'],
    ['{"currentStep":"2"}', 'a step that is no number'],
  ])('starts clean with %j (%s)', stored => {
    const store = afterReload(memory(stored))
    expect(store.get(formValuesAtom)).toEqual(initialFormValues)
    expect(store.get(currentStepAtom)).toBe(0)
    expect(store.get(furthestStepAtom)).toBe(0)
  })

  it('may be full or forbidden: the values stay in memory', () => {
    const store = createStore()
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(isStored({ getItem: forbidden })).toBe(false)
    keepStored(store, { setItem: forbidden })
    restore(store, { getItem: forbidden })
    store.set(formValuesAtom, { name: 'Ana' })
    expect(store.get(formValuesAtom).name).toBe('Ana')
  })
})
