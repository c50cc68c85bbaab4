import { describe, expect, it } from 'vitest'
import { wizardAt } from '#tests/support/wizard.ts'

describe('There is something to lose', () => {
  it('as soon as the customer wrote something, and no longer once it is taken back', () => {
    const wizard = wizardAt()
    expect(wizard.hasUnsaved).toBe(false)
    wizard.write({ email: 'a' })
    expect(wizard.hasUnsaved).toBe(true)
    wizard.write({ email: '' })
    expect(wizard.hasUnsaved).toBe(false)
  })

  it('not by what the page itself put into the form', () => {
    const wizard = wizardAt({ values: { UUID: 'u', originalCampaign: 'primavera', referalToken: 't' } })
    expect(wizard.hasUnsaved).toBe(false)
  })

  it('no longer once leaving was decided', () => {
    const wizard = wizardAt({ step: 'bank', values: { name: 'Ana' } })
    wizard.intendLeave()
    expect(wizard.hasUnsaved).toBe(false)
    wizard.stay()
    expect(wizard.hasUnsaved).toBe(true)
  })
})
