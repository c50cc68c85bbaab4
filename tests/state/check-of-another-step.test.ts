import { expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { dependencies, goodApi } from '#tests/support/dependencies.ts'
import { completeValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

it('Contratar says of an earlier step that could not be checked what could not be checked there', async () => {
  const checkDocument = () =>
    Promise.reject(new ApiError('checkDocument', 500, '', { failureMessage: 'error.verification' }))
  const around = dependencies({ api: { ...goodApi, checkDocument } })
  const wizard = wizardAt({ step: 'bank', values: completeValues(), around, isChecked: false })
  expect(await wizard.submit()).toEqual({ status: 'invalid' })
  expect(wizard.step).toBe('bank')
  expect(wizard.stepCheck).toMatchObject({ status: 'failed', advice: 'holder.checkFailed' })
})
