import { expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { stepCheckAtom } from '#state/lock.ts'
import { submitAtom } from '#state/submit.ts'
import { dependencies, goodApi } from '#tests/support/dependencies.ts'
import { completeValues } from '#tests/support/values.ts'
import { openStep, wizardAt } from '#tests/support/wizard.ts'

it('Contratar says of an earlier step that could not be checked what could not be checked there', async () => {
  const checkDocument = () =>
    Promise.reject(new ApiError('checkDocument', 500, '', { failureMessage: 'error.verification' }))
  const around = dependencies({ api: { ...goodApi, checkDocument } })
  const store = wizardAt({ step: 'bank', values: completeValues(), around, isChecked: false })
  expect(await store.set(submitAtom)).toEqual({ status: 'invalid' })
  expect(openStep(store)).toBe('bank')
  expect(store.get(stepCheckAtom)).toMatchObject({ status: 'failed', advice: 'holder.checkFailed' })
})
