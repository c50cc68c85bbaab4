import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { formValuesAtom, writeAnswersAtom } from '#state/answers.ts'
import { stepCheckAtom } from '#state/lock.ts'
import { backAtom, goToStepAtom, nextAtom, openStepAtom } from '#state/navigate.ts'
import { currentStepAtom, furthestStepAtom } from '#state/progress.ts'
import { shownErrorsAtom, submitAttemptsAtom, validationErrorsAtom } from '#state/validation.ts'
import { answers, dependencies } from '#tests/support/dependencies.ts'
import { filledValues } from '#tests/support/values.ts'
import { openStep, wizardAt } from '#tests/support/wizard.ts'

const valid = answers({ valid: true })

describe('Next', () => {
  it('says what is missing instead of moving while the step is not valid §4.2', async () => {
    const store = wizardAt({ step: 'holder', values: filledValues({ name: '' }) })
    await store.set(nextAtom)
    expect(openStep(store)).toBe('holder')
    expect(store.get(shownErrorsAtom)).toEqual([{ field: 'name', error: { key: 'error.required' } }])
    expect(store.get(submitAttemptsAtom)).toBe(1)
  })

  it('moves on when the check passes, and not before §2.22', async () => {
    const document = Promise.withResolvers<{ status: 200; body: { valid: boolean } }>()
    const around = dependencies({ api: { checkDocument: () => document.promise } })
    const store = wizardAt({ step: 'holder', values: filledValues(), around })
    const pressed = store.set(nextAtom)
    expect(store.get(stepCheckAtom).status).toBe('checking')
    expect(openStep(store)).toBe('holder')
    document.resolve({ status: 200, body: { valid: true } })
    await pressed
    expect(openStep(store)).toBe('supply')
  })

  it('checks once however often it is pressed', async () => {
    const checkDocument = vi.fn(valid)
    const store = wizardAt({ step: 'holder', values: filledValues(), around: dependencies({ api: { checkDocument } }) })
    await Promise.all([store.set(nextAtom), store.set(nextAtom), store.set(nextAtom)])
    expect(checkDocument).toHaveBeenCalledTimes(1)
    expect(openStep(store)).toBe('supply')
  })

  it('keeps everything when the check itself fails, and goes on when it is pressed again', async () => {
    const failing = vi.fn().mockRejectedValueOnce(new ApiError('checkDocument', 500)).mockImplementation(valid)
    const values = filledValues()
    const store = wizardAt({ step: 'holder', values, around: dependencies({ api: { checkDocument: failing } }) })
    await store.set(nextAtom)
    expect(store.get(stepCheckAtom)).toEqual({
      status: 'failed',
      error: { key: 'error.verification' },
      advice: 'holder.checkFailed',
    })
    expect(store.get(validationErrorsAtom)).toEqual([])
    expect(store.get(formValuesAtom)).toEqual(values)
    await store.set(nextAtom)
    expect(openStep(store)).toBe('supply')
  })

  it('changes nothing when the answer arrives after the step was left', async () => {
    const document = Promise.withResolvers<{ status: 200; body: { valid: boolean } }>()
    const aborted = vi.fn()
    const checkDocument = (_query: unknown, options?: { signal?: AbortSignal }) => {
      options?.signal?.addEventListener('abort', aborted)
      return document.promise
    }
    const store = wizardAt({ step: 'holder', values: filledValues(), around: dependencies({ api: { checkDocument } }) })
    const pressed = store.set(nextAtom)
    store.set(backAtom)
    expect(aborted).toHaveBeenCalled()
    document.resolve({ status: 200, body: { valid: false } })
    await pressed
    expect(openStep(store)).toBe('account')
    store.set(openStepAtom, 1)
    expect(store.get(validationErrorsAtom)).toEqual([])
  })

  it('asks the server again about what only the server refused', async () => {
    const checkDocument = vi
      .fn()
      .mockImplementationOnce(answers({ valid: false }))
      .mockImplementation(valid)
    const store = wizardAt({ step: 'holder', values: filledValues(), around: dependencies({ api: { checkDocument } }) })
    await store.set(nextAtom)
    expect(store.get(validationErrorsAtom)).toMatchObject([
      { field: 'document', error: { key: 'error.document.check' } },
    ])
    await store.set(nextAtom)
    expect(openStep(store)).toBe('supply')
    store.set(backAtom)
    expect(store.get(validationErrorsAtom)).toEqual([])
  })
})

describe('Going back', () => {
  it('is always allowed §2.23', () => {
    const store = wizardAt({ step: 'holder', values: filledValues({ name: '', document: 'x' }) })
    store.set(backAtom)
    expect(openStep(store)).toBe('account')
    store.set(backAtom)
    expect(openStep(store)).toBe('account')
  })

  it('leads by Next to where one was, past steps that did not change §4.3', async () => {
    const around = dependencies({ api: { checkDocument: vi.fn(valid) } })
    const store = wizardAt({ step: 'holder', values: filledValues(), around })
    await store.set(nextAtom)
    store.set(furthestStepAtom, 3)
    store.set(openStepAtom, 1)
    await store.set(nextAtom)
    // Supply is empty, so that is where the way ends.
    expect(openStep(store)).toBe('supply')
  })
})

describe("The browser's Back and Forward", () => {
  const around = dependencies({ api: { checkDocument: valid } })

  it('walk over steps that did not change', async () => {
    const store = wizardAt({ step: 'holder', values: filledValues(), around })
    await store.set(nextAtom)
    expect(store.set(goToStepAtom, 1)).toBe(true)
    expect(openStep(store)).toBe('holder')
    expect(store.set(goToStepAtom, 2)).toBe(true)
    expect(openStep(store)).toBe('supply')
  })

  it('are no way around a step that was changed: Forward then counts as Next', async () => {
    const store = wizardAt({ step: 'holder', values: filledValues(), around })
    await store.set(nextAtom)
    store.set(goToStepAtom, 1)
    store.set(writeAnswersAtom, { document: '' })
    expect(store.set(goToStepAtom, 2)).toBe(false)
    expect(store.get(currentStepAtom)).toBe(1)
    expect(store.get(submitAttemptsAtom)).toBe(1)
  })
})
