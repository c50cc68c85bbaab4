import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultDebounceMs } from '#domain/limits.ts'
import { wizardAt } from '#tests/support/wizard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shownFields = (wizard: ReturnType<typeof wizardAt>) => wizard.shownErrors.map(({ field }) => field)

describe('An error', () => {
  it('does not show while typing, and shows once the field is left §5.3', () => {
    const wizard = wizardAt()
    wizard.changeFields({ email: 'ana@' })
    expect(shownFields(wizard)).toEqual([])
    wizard.touchField('email')
    expect(shownFields(wizard)).toEqual(['email'])
  })

  it('shows after a pause of one second §5.3 §9.4', () => {
    const wizard = wizardAt()
    wizard.changeFields({ email: 'ana@' })
    vi.advanceTimersByTime(defaultDebounceMs - 1)
    expect(shownFields(wizard)).toEqual([])
    wizard.changeFields({ email: 'ana@correo' })
    vi.advanceTimersByTime(defaultDebounceMs - 1)
    expect(shownFields(wizard)).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shownFields(wizard)).toEqual(['email'])
  })

  it('goes with the keystroke that mends it', () => {
    const wizard = wizardAt({ values: { email: 'ana@correo' } })
    wizard.touchField('email')
    wizard.changeFields({ email: 'ana@correo.' })
    expect(shownFields(wizard)).toEqual(['email'])
    wizard.changeFields({ email: 'ana@correo.es' })
    expect(shownFields(wizard)).toEqual([])
  })
})
