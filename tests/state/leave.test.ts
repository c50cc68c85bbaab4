import { describe, expect, it } from 'vitest'
import { writeAnswersAtom } from '#state/answers.ts'
import { askToLeaveAtom, hasUnsavedAtom, intendLeaveAtom, leavingAtom, stayAtom } from '#state/leave.ts'
import { wizardAt } from '#tests/support/wizard.ts'

describe('There is something to lose', () => {
  it('as soon as the customer wrote something, and no longer once it is taken back', () => {
    const store = wizardAt()
    expect(store.get(hasUnsavedAtom)).toBe(false)
    store.set(writeAnswersAtom, { email: 'a' })
    expect(store.get(hasUnsavedAtom)).toBe(true)
    store.set(writeAnswersAtom, { email: '' })
    expect(store.get(hasUnsavedAtom)).toBe(false)
  })

  it('not by what the page itself put into the form', () => {
    const store = wizardAt({ values: { UUID: 'u', originalCampaign: 'primavera', referalToken: 't' } })
    expect(store.get(hasUnsavedAtom)).toBe(false)
  })

  it('no longer once leaving was decided', () => {
    const store = wizardAt({ step: 'bank', values: { name: 'Ana' } })
    store.set(intendLeaveAtom)
    expect(store.get(hasUnsavedAtom)).toBe(false)
    store.set(stayAtom)
    expect(store.get(hasUnsavedAtom)).toBe(true)
  })
})

describe('The way out', () => {
  it('is asked for, and taken back by Continuar §2.7', () => {
    const store = wizardAt()
    store.set(askToLeaveAtom)
    expect(store.get(leavingAtom)).toBe('asking')
    store.set(stayAtom)
    expect(store.get(leavingAtom)).toBe('no')
  })
})
