import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FormValues } from '#domain/form-values.ts'
import { formValuesAtom } from '#state/answers.ts'
import BankForm from '#steps/bank/BankForm.tsx'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledValues } from '#tests/support/values.ts'
import { openStep } from '#tests/support/wizard.ts'

const supplied = {
  cups: 'ES0021000000000123FM',
  address: 'Calle del Olmo Blanco',
  street_number: '12',
  address_details: '3º B',
  zipCode: '28013',
  municipality: 'Madrid',
  province: 'Madrid',
}
const draw = (values: Partial<FormValues> = {}) =>
  renderInWizard(<BankForm />, { step: 'bank', values: filledValues({ ...supplied, ...values }) })
const iban = () => screen.getByLabelText<HTMLInputElement>('IBAN')

describe('The account', () => {
  it('is shown in fours, kept without blanks and named by its bank §2.47 §5.28', async () => {
    const { user, store } = draw()
    await user.click(iban())
    await user.paste(' iban es91 2100-0418 4502 0005 1332 ')
    expect(iban().value).toBe('ES91 2100 0418 4502 0005 1332')
    expect(store.get(formValuesAtom).iban).toBe('ES9121000418450200051332')
    expect(await screen.findByText('Tu banco: CaixaBank')).toBeTruthy()
  })

  it('has the flag of its country in front, a globe as long as there is none §2.47', async () => {
    const { user, container } = draw()
    expect(container.querySelector('img')).toBeNull()
    await user.type(iban(), 'de')
    await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('/flags/DE.svg'))
  })

  it('says in a dialog what it is needed for §2.47', async () => {
    const { user } = draw()
    await user.click(screen.getByRole('button', { name: '¿Para qué necesitamos tu IBAN?' }))
    const dialog = within(screen.getByRole('dialog', { name: '¿Para qué necesitamos tu IBAN?' }))
    expect(dialog.getByText(/domiciliar tus facturas/)).toBeTruthy()
  })
})

describe('The consents', () => {
  it('are two boxes, each kept §2.47', async () => {
    const { user, store } = draw()
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    expect(store.get(formValuesAtom)).toMatchObject({ sepa: true, general_conditions: true })
  })

  it('open the general conditions in a frame that can do nothing §2.48', async () => {
    const { user } = draw()
    await user.click(screen.getByRole('link', { name: 'condiciones generales' }))
    const frame = screen.getByTitle<HTMLIFrameElement>('Condiciones generales')
    expect(frame.src).toMatch(/condiciones-generales$/)
    expect(frame.getAttribute('sandbox')).toBe('')
  })

  it('open the mandate in a frame of our own, where no script runs and no address carries data §2.48', async () => {
    const { user, store } = draw({ iban: 'ES9121000418450200051332' })
    await user.click(screen.getByRole('link', { name: 'mandato SEPA' }))
    const frame = screen.getByTitle<HTMLIFrameElement>('Mandato SEPA')
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
    expect(frame.hasAttribute('src')).toBe(false)
    expect(store.get(formValuesAtom).sepa).toBe(false)
  })
})

describe('The review', () => {
  it('asks whether holder, address and CUPS are right, clearly and apart', () => {
    draw()
    const review = within(screen.getByRole('region', { name: '¿Es correcto?' }))
    for (const value of [
      'Ana Prueba Ejemplo',
      '00000000T',
      'Calle del Olmo Blanco 12, 3º B',
      '28013 Madrid',
      'ES 0021 0000 0000 0123 FM',
    ])
      expect(review.getByText(value)).toBeTruthy()
  })

  it('names a company by its name and CIF', () => {
    draw({ isCompany: true, companyName: 'Panadería El Alba, S.L.', cif: 'A58818501' })
    expect(screen.getByText('Panadería El Alba, S.L.')).toBeTruthy()
    expect(screen.getByText('A58818501')).toBeTruthy()
  })

  it.each([
    ['Titular', 'holder'],
    ['Dirección del suministro', 'supply'],
    ['CUPS', 'supply'],
  ])('leads from %s to its step', async (line, step) => {
    const { user, store } = draw()
    await user.click(screen.getByRole('button', { name: `Editar ${line}` }))
    expect(openStep(store)).toBe(step)
  })
})
