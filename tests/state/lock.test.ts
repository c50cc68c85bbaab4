import { describe, expect, it, vi } from 'vitest'
import type { Api } from '#api/client.ts'
import type { FormValues } from '#domain/form-values.ts'
import type { StepId } from '#steps/define-step.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { completeValues } from '#tests/support/values.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { wizardAt } from '#tests/support/wizard.ts'

type Call = 'validateEmail' | 'checkDocument' | 'checkIban' | 'registerUser'

/** The wizard, complete, with a call that is answered when a test likes. */
function waitingFor(call: Call, step: StepId, isChecked = false) {
  const answer = Promise.withResolvers<never>()
  const asked = vi.fn((_question: unknown) => answer.promise)
  const around = dependencies({ api: { [call]: asked } as Partial<Api> })
  const wizard = wizardAt({ step, values: completeValues(), around, isChecked })
  return { wizard, asked, answer: (body: object) => answer.resolve({ status: 200, body } as never) }
}

/** Everything that a customer can change, in one go. */
function editAll(wizard: ReturnType<typeof wizardAt>) {
  const words: Partial<FormValues> = {
    email: 'otra@correo.example',
    terms: false,
    name: '',
    document: 'X',
    sepa: false,
  }
  wizard.changeFields({ ...words, iban: 'ES9121' })
  wizard.writeAnswers(words)
  wizard.typeCups({ cups: 'ES0021000000000124FY' })
  wizard.forgetSignIn()
  wizard.removeInvoice()
  void wizard.settleConflict('other')
  void wizard.validateCups()
  void wizard.readInvoice([new File(['%PDF-1.7'], 'factura.pdf', { type: 'application/pdf' })])
}

const refusals = {
  validateEmail: { formatInvalid: false, alreadyExists: true, blockedDomain: false },
  checkDocument: { valid: false },
} as const

it.each([
  ['account', 'validateEmail', 'email'],
  ['holder', 'checkDocument', 'document'],
] as const)(
  'While the check of a step runs nothing on the step %s can be edited, and the verdict is about what was asked',
  async (step, call, field) => {
    const { wizard, asked, answer } = waitingFor(call, step)
    const before = wizard.values
    const pressed = wizard.next()
    await waitUntil(() => expect(asked).toHaveBeenCalled())
    expect(wizard.isLocked).toBe(true)
    editAll(wizard)
    expect(wizard.values).toEqual(before)
    answer(refusals[call])
    await pressed
    expect(wizard.isLocked).toBe(false)
    expect(wizard.step).toBe(step)
    expect(wizard.validationErrors).toMatchObject([{ field }])
    expect(wizard.verdicts[step]?.subject[field]).toBe(before[field])
    wizard.changeFields({ [field]: '12345678Z' })
    expect(wizard.validationErrors.filter(({ error }) => /exists|check$/.test(error.key))).toEqual([])
    wizard.changeFields({ [field]: before[field] })
    expect(wizard.validationErrors).toMatchObject([{ field }])
  },
)

describe('From Contratar to its answer', () => {
  it.each(['checkIban', 'registerUser'] as const)(
    'nothing can be edited, and no step opens, while %s is awaited',
    async call => {
      const { wizard, asked, answer } = waitingFor(call, 'bank', call === 'registerUser')
      const before = wizard.values
      const pressed = wizard.submit()
      await waitUntil(() => expect(asked).toHaveBeenCalled())
      editAll(wizard)
      if (call === 'registerUser') wizard.openStep(0)
      expect(wizard.values).toEqual(before)
      expect(wizard.reviewedValues).toEqual(before)
      expect(wizard.step).toBe('bank')
      answer(call === 'checkIban' ? { valid: false } : { id: '', userId: '', contracts: [] })
      await pressed
      expect(wizard.isLocked).toBe(call === 'registerUser')
    },
  )

  it('leaving the step during its last check calls the submission off: nothing is sent', async () => {
    const { wizard, asked, answer } = waitingFor('checkIban', 'bank')
    const pressed = wizard.submit()
    await waitUntil(() => expect(asked).toHaveBeenCalled())
    wizard.back()
    answer({ valid: true })
    expect(await pressed).toEqual({ status: 'invalid' })
    expect(wizard.step).toBe('supply')
  })
})
