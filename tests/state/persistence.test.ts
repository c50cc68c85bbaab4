import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { type FormValues, initialFormValues, toStored } from '#domain/form-values.ts'
import { formValuesAtom, updateAnswersAtom, writeAnswersAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { goToStepAtom, openStepAtom } from '#state/navigate.ts'
import { keepStored } from '#state/persistence.ts'
import { currentStepAtom, furthestStepAtom } from '#state/progress.ts'
import { registrationAtom } from '#state/registration.ts'
import { restore } from '#state/restore.ts'
import { isStored } from '#state/stored.ts'
import { isStepDoneAtom, verdictsAtom } from '#state/verdicts.ts'
import { steps } from '#steps/index.ts'
import { answersFor, passedVerdicts } from '#tests/support/answers.ts'
import { dependencies, goodApi } from '#tests/support/dependencies.ts'
import { completeValues, filledValues } from '#tests/support/values.ts'

function memory(stored?: string) {
  const items = new Map(stored === undefined ? [] : [['formValues', stored]])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    text: () => items.get('formValues') ?? '',
    all: () => [...items.values()].join(),
    size: () => items.size,
  }
}

/** A store that keeps everything, and in which a customer has answered this. */
function keeping(storage: ReturnType<typeof memory>, values: FormValues) {
  const store = createStore()
  keepStored(store, storage)
  store.set(registrationAtom, { status: 'begun', id: values.UUID })
  store.set(updateAnswersAtom, () => answersFor(values))
  return store
}

function afterReload(storage: ReturnType<typeof memory>) {
  const store = createStore()
  restore(store, storage)
  return store
}

describe('The session storage', () => {
  it('gets every change under formValues, with the current step and without the password §3.1 §3.3', () => {
    const storage = memory()
    const store = keeping(storage, filledValues())
    store.set(openStepAtom, 2)
    const stored = JSON.parse(JSON.stringify(toStored(filledValues())))
    expect(JSON.parse(storage.text())).toEqual({ ...stored, currentStep: 2, furthestStep: 2 })
    expect(storage.all()).not.toContain('secreto')
  })

  it('holds nothing, not even an id, before the customer has given anything', () => {
    const storage = memory()
    const store = keeping(storage, initialFormValues)
    store.set(registrationAtom, { status: 'begun', id: filledValues().UUID })
    expect(storage.size()).toBe(0)
    store.set(writeAnswersAtom, { name: 'A' })
    expect(storage.size()).toBe(2)
    store.set(writeAnswersAtom, { name: '' })
    expect(storage.size()).toBe(0)
  })

  it('gives everything back after a reload; the first step asks for the password again', () => {
    const storage = memory()
    const store = keeping(storage, completeValues())
    store.set(openStepAtom, 2)
    const reloaded = afterReload(storage)
    expect(reloaded.get(formValuesAtom)).toEqual({ ...store.get(formValuesAtom), password: '' })
    expect(reloaded.get(formValuesAtom)).toMatchObject({ cupsOutcome: 'found', punta: 4.6, newSupply: false })
    expect(reloaded.get(currentStepAtom)).toBe(0)
    expect(reloaded.get(furthestStepAtom)).toBe(2)
  })

  it('keeps what was checked with the values it was checked for §own.12', () => {
    const storage = memory()
    const store = keeping(storage, completeValues())
    store.set(verdictsAtom, passedVerdicts(store.get(formValuesAtom)))
    const reloaded = afterReload(storage)
    expect(reloaded.get(verdictsAtom)).toEqual(store.get(verdictsAtom))
    const isDone = (of: typeof store) => steps.filter(step => of.get(isStepDoneAtom)(step)).map(({ id }) => id)
    reloaded.set(writeAnswersAtom, { password: 'secreto-2' })
    expect(isDone(reloaded)).toEqual(['account', 'holder', 'supply', 'bank'])
    reloaded.set(writeAnswersAtom, { document: '12345678Z' })
    expect(isDone(reloaded)).toEqual(['account', 'supply', 'bank'])
  })

  it.each([
    ['begun', 'begun'],
    ['sending', 'unknown'],
    ['unknown', 'unknown'],
    ['refused', 'refused'],
  ] as const)('keeps the registration id; one that was %s is %s after a reload §own.16', (before, after) => {
    const storage = memory()
    const store = keeping(storage, completeValues())
    const { id } = store.get(registrationAtom)
    store.set(registrationAtom, { status: before, id })
    expect(afterReload(storage).get(registrationAtom)).toEqual({ status: after, id })
  })

  it('opens the same step after a reload of a social sign-up, with a new generated password', () => {
    const values = filledValues({ sso: true })
    const reloaded = afterReload(memory(JSON.stringify({ ...toStored(values), currentStep: 2, furthestStep: 2 })))
    expect(reloaded.get(currentStepAtom)).toBe(2)
    expect(reloaded.get(formValuesAtom).password).toHaveLength(8)
    expect(reloaded.get(formValuesAtom).password).not.toBe(values.password)
  })

  it('lets the browser walk on over the steps that were done before the reload', () => {
    const storage = memory()
    const before = keeping(storage, filledValues({ sso: true }))
    before.set(verdictsAtom, passedVerdicts(before.get(formValuesAtom)))
    before.set(openStepAtom, 2)
    before.set(openStepAtom, 1)
    expect(afterReload(storage).set(goToStepAtom, 2)).toBe(true)
  })

  it('does not count a step as done that nobody asked the server about with these values', () => {
    const values = filledValues({ sso: true })
    const store = afterReload(memory(JSON.stringify({ ...toStored(values), currentStep: 1, furthestStep: 2 })))
    store.set(dependenciesAtom, dependencies({ api: goodApi }))
    expect(store.get(currentStepAtom)).toBe(1)
    expect(store.set(goToStepAtom, 2)).toBe(false)
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
    keepStored(store, { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    restore(store, { getItem: forbidden })
    store.set(writeAnswersAtom, { name: 'Ana' })
    expect(store.get(formValuesAtom).name).toBe('Ana')
  })
})
