import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FormValues } from '#domain/form-values.ts'
import type { CupsResult } from '#steps/supply/cups-check.ts'
import SupplyForm from '#steps/supply/SupplyForm.tsx'
import { supply } from '#steps/supply/step.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledValues } from '#tests/support/values.ts'
import { afterReload } from '#tests/support/wizard.ts'
import { address, found, point } from './points.ts'

const gasCups = 'ES0230000000000001SR'
const otherGasCups = 'ES0234000000000234RX'
const toConfirm = { field: 'cups', error: { key: 'error.cups.gasToConfirm' }, isToDo: true }

function draw(answer: CupsResult, values: Partial<FormValues> = {}) {
  const around = dependencies({ calls: { validateCups: { body: answer } } })
  return renderInWizard(<SupplyForm />, { step: 'supply', values: filledValues({ cups: gasCups, ...values }), around })
}
const hint = () => screen.queryByText(/^Parece el CUPS del gas/)
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /es el CUPS de la luz/ })
/** The field is marked as good. */
const isMarkedGood = () => screen.getByLabelText('CUPS').hasAttribute('data-valid')
const validate = () => screen.getByRole('button', { name: 'Validar' })

describe('A CUPS that looks like one of gas', () => {
  it('says so while it is typed, and stands in the way of nothing before it is validated', () => {
    const { wizard } = draw(point())
    expect(hint()).toBeTruthy()
    expect(wizard.validationErrors[0]).toMatchObject({ field: 'cups', error: { key: 'error.cups.notValidated' } })
  })

  it('that nobody knows is not called right, and nothing more is asked before the customer is sure', async () => {
    const { user, wizard } = draw(point())
    await user.click(validate())
    expect(wizard.values.cupsOutcome).toBe('notFound')
    expect(screen.queryByText(/bien escrito/)).toBeNull()
    expect(screen.queryByLabelText('Calle')).toBeNull()
    expect(isMarkedGood()).toBe(false)
    expect(wizard.validationErrors).toEqual([toConfirm])
    await user.click(box())
    expect(wizard.validationErrors).not.toContainEqual(toConfirm)
    expect(screen.getByText(/bien escrito/)).toBeTruthy()
    expect(screen.getByLabelText('Calle')).toBeTruthy()
    expect(isMarkedGood()).toBe(true)
    await user.click(box())
    expect(wizard.validationErrors).toEqual([toConfirm])
  })

  it('that the supply database knows is of electricity: nothing is asked', async () => {
    const { user, wizard } = draw({ ...found, address })
    await user.click(validate())
    expect(await screen.findByLabelText('Calle')).toBeTruthy()
    expect(hint()).toBeNull()
    expect(wizard.validationErrors).not.toContainEqual(toConfirm)
  })

  it('is asked about once: a reload keeps the answer, another CUPS does not have it', async () => {
    const { user, wizard } = draw(point(), { cupsOutcome: 'notFound' })
    await user.click(box())
    const again = afterReload(wizard)
    expect(again.values.mayBeGas).toBe(false)
    again.typeCups({ cups: otherGasCups })
    expect(again.values.mayBeGas).toBe(true)
    expect(supply.validate({ ...again.values, cupsOutcome: 'notFound' })).toEqual([toConfirm])
  })
})
