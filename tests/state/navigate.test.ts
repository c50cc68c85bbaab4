import { describe, expect, it, vi } from 'vitest'
import type { Api } from '#api/client.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import type { Answers } from '#tests/support/mock-api.ts'
import { filledValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

const atHolder = (api: Partial<Api> = {}, calls?: Answers) =>
  wizardAt({ step: 'holder', values: filledValues(), around: dependencies({ api, calls }) })

describe('Next', () => {
  it('moves on when the check passes, and not before; a second press asks nothing §2.22', async () => {
    const document = Promise.withResolvers<{ status: 200; body: { valid: boolean } }>()
    const checkDocument = vi.fn(() => document.promise)
    const wizard = atHolder({ checkDocument })
    const pressed = Promise.all([wizard.next(), wizard.next()])
    expect(checkDocument).toHaveBeenCalledTimes(1)
    expect(wizard.stepCheck.status).toBe('checking')
    expect(wizard.step).toBe('holder')
    document.resolve({ status: 200, body: { valid: true } })
    await pressed
    expect(wizard.step).toBe('supply')
  })

  it('changes nothing when the answer arrives after the step was left', async () => {
    const document = Promise.withResolvers<{ status: 200; body: { valid: boolean } }>()
    const aborted = vi.fn()
    const checkDocument = (_query: unknown, options?: { signal?: AbortSignal }) => {
      options?.signal?.addEventListener('abort', aborted)
      return document.promise
    }
    const wizard = atHolder({ checkDocument })
    const pressed = wizard.next()
    wizard.back()
    expect(aborted).toHaveBeenCalled()
    document.resolve({ status: 200, body: { valid: false } })
    await pressed
    expect(wizard.step).toBe('account')
    wizard.openStep(1)
    expect(wizard.validationErrors).toEqual([])
  })

  it('asks the server again about what only the server refused', async () => {
    const wizard = atHolder({}, { checkDocument: [{ patch: { valid: false } }, 200] })
    await wizard.next()
    expect(wizard.validationErrors).toMatchObject([{ field: 'document', error: { key: 'error.document.check' } }])
    await wizard.next()
    expect(wizard.step).toBe('supply')
    wizard.back()
    expect(wizard.validationErrors).toEqual([])
  })
})

it('Going back leads by Next to where one was, past steps that did not change §4.3', async () => {
  const wizard = atHolder()
  await wizard.next()
  wizard.put('furthestStep', 3)
  wizard.openStep(1)
  await wizard.next()
  // Supply is empty, so that is where the way ends.
  expect(wizard.step).toBe('supply')
})

it("The browser's Back and Forward are no way around a step that was changed: Forward then counts as Next", async () => {
  const wizard = atHolder()
  await wizard.next()
  wizard.goToStep(1)
  wizard.writeAnswers({ document: '' })
  expect(wizard.goToStep(2)).toBe(false)
  expect(wizard.currentStep).toBe(1)
  expect(wizard.refusedNexts).toBe(1)
})
