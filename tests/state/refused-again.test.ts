import { expect, it } from 'vitest'
import { dependencies, goodApi } from '#tests/support/dependencies.ts'
import { completeValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

it('Contratar is refused anew by each press, so that each is answered', async () => {
  const values = { ...completeValues(), iban: 'ES9121' }
  const wizard = wizardAt({ step: 'bank', values, around: dependencies({ api: goodApi }), isChecked: true })
  for (const presses of [1, 2, 3]) {
    await wizard.submit()
    expect(wizard.refusedNexts).toBe(presses)
  }
})
