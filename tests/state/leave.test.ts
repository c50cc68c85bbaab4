import { describe, expect, it } from 'vitest'
import { formValuesAtom } from '#state/answers.ts'
import { askToLeaveAtom, hasUnsavedAtom, intendLeaveAtom, leavingAtom, stayAtom } from '#state/leave.ts'
import { submitAtom } from '#state/submit.ts'
import { answers, dependencies } from '#tests/support/dependencies.ts'
import { wizardAt } from '#tests/support/wizard.ts'

describe('There is something to lose', () => {
  it('as soon as the customer wrote something, and no longer once it is taken back', () => {
    const store = wizardAt()
    expect(store.get(hasUnsavedAtom)).toBe(false)
    store.set(formValuesAtom, { email: 'a' })
    expect(store.get(hasUnsavedAtom)).toBe(true)
    store.set(formValuesAtom, { email: '' })
    expect(store.get(hasUnsavedAtom)).toBe(false)
  })

  it('not by what the page itself put into the form', () => {
    const store = wizardAt({ values: { UUID: 'u', originalCampaign: 'primavera', referalToken: 't' } })
    expect(store.get(hasUnsavedAtom)).toBe(false)
  })

  it('no longer after the registration, nor once leaving was decided', async () => {
    const around = dependencies({ api: { registerUser: answers({ id: '', userId: '', contracts: [] }) } })
    const store = wizardAt({ step: 'bank', values: { name: 'Ana' }, around })
    store.set(intendLeaveAtom)
    expect(store.get(hasUnsavedAtom)).toBe(false)
    store.set(stayAtom)
    expect(store.get(hasUnsavedAtom)).toBe(true)
    await store.set(submitAtom)
    expect(store.get(hasUnsavedAtom)).toBe(false)
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
