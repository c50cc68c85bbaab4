import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { brand } from '#brand/brand.ts'
import type { PlannedAnswer } from '#mock/scenarios/scenario-format.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { completeValues } from '#tests/support/values.ts'
import { CreditErrorDialog, SubmissionErrorDialog } from '#wizard/WizardDialogs.tsx'

const popup = () => within(screen.getByRole('dialog', { name: 'Ha habido un error' }))

async function failed(answer: PlannedAnswer = 422, api?: Partial<Api>) {
  const around = dependencies({ calls: { registerUser: [answer, 200] }, api })
  const values = completeValues()
  const drawn = renderInWizard(<SubmissionErrorDialog />, { step: 'bank', values, isChecked: true, around })
  await act(() => drawn.wizard.submit())
  return { ...drawn, posts: () => around.sent.filter(([call]) => call === 'registerUser') }
}

describe('The error popup', () => {
  it('shows the message and what can be done §2.49 §8.2', async () => {
    await failed()
    expect(popup().getByText(/^Error al completar: 422 .*invalid-request/)).toBeTruthy()
    expect(popup().getByText(/Pulsa Cancelar y revisa/)).toBeTruthy()
    expect(popup().getByText(/Pulsa Reintentar/)).toBeTruthy()
    expect(popup().getByRole('link', { name: brand.supportEmail }).getAttribute('href')).toBe(
      `mailto:${brand.supportEmail}`,
    )
  })

  it('does not say that nothing was sent where no answer came', async () => {
    await failed(200, { registerUser: () => Promise.reject(new ApiError('registerUser', 'timeout')) })
    expect(popup().getByText(/no hemos recibido una respuesta válida.*no crearemos dos contratos/)).toBeTruthy()
    expect(popup().getByText(/comprobarlo: no se contrata dos veces/)).toBeTruthy()
    expect(popup().queryByText(/No hemos podido enviar/)).toBeNull()
  })

  it('does not advise to send again what was refused for good', async () => {
    const body = { type: 'registration-conflict', title: 'Conflict', status: 409, detail: 'It has an account.' }
    await failed({ status: 409, body })
    expect(popup().getByText(/No podemos hacer el contrato con estos datos/)).toBeTruthy()
    expect(popup().queryByText(/Pulsa Reintentar/)).toBeNull()
    expect(popup().getByRole('button', { name: 'Reintentar' }).dataset.variant).toBe('secondary')
    expect(popup().getByRole('link', { name: /^Ir a la app/ }).dataset.variant).toBe('primary')
  })

  it.each([
    ['Reintentar', 'sends again', 2],
    ['Cancelar', 'sends nothing', 1],
  ])('%s closes it and %s §4.18', async (name, _what, requests) => {
    const { user, wizard, posts } = await failed()
    await user.click(popup().getByRole('button', { name }))
    await waitFor(() => expect(posts()).toHaveLength(requests))
    expect(wizard.submissionFailure).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('The credit popup speaks of payments outstanding and leads to the marketing site §2.50', async () => {
  const { user, wizard } = renderInWizard(<CreditErrorDialog />)
  act(() => wizard.put('creditError', true))
  const dialog = within(screen.getByRole('dialog', { name: 'No hemos podido continuar con tu registro.' }))
  expect(dialog.getByText('Parece que hay pagos pendientes.')).toBeTruthy()
  expect(dialog.getByText(/compañía de luz actual/)).toBeTruthy()
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await user.click(dialog.getByRole('button', { name: 'Volver al inicio' }))
  expect(assign).toHaveBeenCalledWith(brand.marketing.root)
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
