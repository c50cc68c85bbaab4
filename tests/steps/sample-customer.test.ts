import { expect, test } from 'vitest'
import { steps } from '#steps/index.ts'
import { completeValues } from '#tests/support/values.ts'

test.each(steps.map(step => [step.id, step] as const))('the sample customer passes the step %s', async (_, step) => {
  await step.prepare?.()
  const missing = step.validate(completeValues({ newSupply: false })).map(({ field }) => field)
  expect(missing, 'fields without a valid value in tests/support/values.ts').toEqual([])
})
