import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultDebounceMs } from '#domain/limits.ts'
import { changeFieldsAtom, touchFieldAtom } from '#state/field.ts'
import { nextAtom } from '#state/navigate.ts'
import { shownErrorsAtom, validationErrorsAtom } from '#state/validation.ts'
import { answers, dependencies } from '#tests/support/dependencies.ts'
import { filledValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shownFields = (store: ReturnType<typeof wizardAt>) => store.get(shownErrorsAtom).map(({ field }) => field)

describe('An error', () => {
  it('does not show while typing, and shows once the field is left §5.3', () => {
    const store = wizardAt()
    store.set(changeFieldsAtom, { email: 'ana@' })
    expect(shownFields(store)).toEqual([])
    store.set(touchFieldAtom, 'email')
    expect(shownFields(store)).toEqual(['email'])
  })

  it('shows after a pause of one second §5.3 §9.4', () => {
    const store = wizardAt()
    store.set(changeFieldsAtom, { email: 'ana@' })
    vi.advanceTimersByTime(defaultDebounceMs - 1)
    expect(shownFields(store)).toEqual([])
    store.set(changeFieldsAtom, { email: 'ana@correo' })
    vi.advanceTimersByTime(defaultDebounceMs - 1)
    expect(shownFields(store)).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shownFields(store)).toEqual(['email'])
  })

  it('goes with the keystroke that mends it', () => {
    const store = wizardAt({ values: { email: 'ana@correo' } })
    store.set(touchFieldAtom, 'email')
    store.set(changeFieldsAtom, { email: 'ana@correo.' })
    expect(shownFields(store)).toEqual(['email'])
    store.set(changeFieldsAtom, { email: 'ana@correo.es' })
    expect(shownFields(store)).toEqual([])
  })

  it('of the server holds until the value is another one', async () => {
    const around = dependencies({ api: { checkDocument: answers({ valid: false }) } })
    const store = wizardAt({ step: 'holder', values: filledValues(), around })
    await store.set(nextAtom)
    expect(shownFields(store)).toEqual(['document'])
    store.set(changeFieldsAtom, { document: '12345678Z' })
    expect(store.get(validationErrorsAtom)).toEqual([])
    store.set(changeFieldsAtom, { document: '00000000T' })
    expect(store.get(validationErrorsAtom)).toHaveLength(1)
  })
})
