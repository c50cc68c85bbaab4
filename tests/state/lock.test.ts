import { describe, expect, it, vi } from 'vitest'
import type { Api } from '#api/client.ts'
import type { FormValues } from '#domain/form-values.ts'
import { formValuesAtom, writeAnswersAtom } from '#state/answers.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { isLockedAtom } from '#state/lock.ts'
import { backAtom, nextAtom, openStepAtom } from '#state/navigate.ts'
import { reviewedValuesAtom, submitAtom } from '#state/submit.ts'
import { validationErrorsAtom } from '#state/validation.ts'
import { verdictsAtom } from '#state/verdicts.ts'
import { forgetSignInAtom } from '#steps/account/sign-in.ts'
import type { StepId } from '#steps/define-step.ts'
import { typeCupsAtom, validateCupsAtom } from '#steps/supply/cups-check.ts'
import { readInvoiceAtom, removeInvoiceAtom, settleConflictAtom } from '#steps/supply/invoice/read-invoice.ts'
import { dependencies, goodApi } from '#tests/support/dependencies.ts'
import { completeValues } from '#tests/support/values.ts'
import { openStep, wizardAt } from '#tests/support/wizard.ts'

type Call = 'validateEmail' | 'checkDocument' | 'checkIban' | 'registerUser'

/** The wizard, complete, with a call that is answered when a test likes. */
function waitingFor(call: Call, step: StepId, isChecked = false) {
  const answer = Promise.withResolvers<never>()
  const asked = vi.fn((_question: unknown) => answer.promise)
  const around = dependencies({ api: { ...goodApi, [call]: asked } as Partial<Api> })
  const store = wizardAt({ step, values: completeValues(), around, isChecked })
  return { store, asked, answer: (body: object) => answer.resolve({ status: 200, body } as never) }
}

/** Everything that a customer can change, in one go. */
function editAll(store: ReturnType<typeof wizardAt>) {
  const words: Partial<FormValues> = {
    email: 'otra@correo.example',
    terms: false,
    name: '',
    document: 'X',
    sepa: false,
  }
  store.set(changeFieldsAtom, { ...words, iban: 'ES9121' })
  store.set(writeAnswersAtom, words)
  store.set(typeCupsAtom, { cups: 'ES0021000000000124FY' })
  store.set(forgetSignInAtom)
  store.set(removeInvoiceAtom)
  void store.set(settleConflictAtom, 'other')
  void store.set(validateCupsAtom)
  void store.set(readInvoiceAtom, [new File(['%PDF-1.7'], 'factura.pdf', { type: 'application/pdf' })])
}

const refusals = {
  validateEmail: { formatInvalid: false, alreadyExists: true, blockedDomain: false },
  checkDocument: { valid: false },
} as const

describe('While the check of a step runs', () => {
  it.each([
    ['account', 'validateEmail', 'email'],
    ['holder', 'checkDocument', 'document'],
  ] as const)(
    'nothing on the step %s can be edited, and the verdict is about what was asked §own.13 §own.12',
    async (step, call, field) => {
      const { store, asked, answer } = waitingFor(call, step)
      const before = store.get(formValuesAtom)
      const pressed = store.set(nextAtom)
      await vi.waitFor(() => expect(asked).toHaveBeenCalled())
      expect(store.get(isLockedAtom)).toBe(true)
      editAll(store)
      expect(store.get(formValuesAtom)).toEqual(before)
      answer(refusals[call])
      await pressed
      expect(store.get(isLockedAtom)).toBe(false)
      expect(openStep(store)).toBe(step)
      expect(store.get(validationErrorsAtom)).toMatchObject([{ field }])
      expect(store.get(verdictsAtom)[step]?.subject[field]).toBe(before[field])
      store.set(changeFieldsAtom, { [field]: '12345678Z' })
      expect(store.get(validationErrorsAtom).filter(({ error }) => /exists|check$/.test(error.key))).toEqual([])
    },
  )

  it('an edit after the step was left is one that the check knows nothing of', async () => {
    const { store, asked, answer } = waitingFor('checkDocument', 'holder')
    const pressed = store.set(nextAtom)
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    store.set(backAtom)
    expect(store.get(isLockedAtom)).toBe(false)
    store.set(changeFieldsAtom, { document: '12345678Z' })
    answer({ valid: true })
    await pressed
    expect(openStep(store)).toBe('account')
    expect(store.get(verdictsAtom).holder).toBeUndefined()
  })
})

describe('From Contratar to its answer', () => {
  it.each(['checkIban', 'registerUser'] as const)(
    'nothing can be edited, and no step opens, while %s is awaited §own.13',
    async call => {
      const { store, asked, answer } = waitingFor(call, 'bank', call === 'registerUser')
      const before = store.get(formValuesAtom)
      const pressed = store.set(submitAtom)
      await vi.waitFor(() => expect(asked).toHaveBeenCalled())
      editAll(store)
      if (call === 'registerUser') store.set(openStepAtom, 0)
      expect(store.get(formValuesAtom)).toEqual(before)
      expect(store.get(reviewedValuesAtom)).toEqual(before)
      expect(openStep(store)).toBe('bank')
      answer(call === 'checkIban' ? { valid: false } : { id: '', userId: '', contracts: [] })
      await pressed
      expect(store.get(isLockedAtom)).toBe(call === 'registerUser')
    },
  )

  it('leaving the step during its last check calls the submission off: nothing is sent', async () => {
    const { store, asked, answer } = waitingFor('checkIban', 'bank')
    const pressed = store.set(submitAtom)
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    store.set(backAtom)
    answer({ valid: true })
    expect(await pressed).toEqual({ status: 'invalid' })
    expect(openStep(store)).toBe('supply')
  })
})
