import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { App } from '#app/App.tsx'
import { Pages } from '#app/routes.tsx'
import type { FormValues } from '#domain/form-values.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import SupplyForm from '#steps/supply/SupplyForm.tsx'
import { answers, dependencies } from '#tests/support/dependencies.ts'
import { filledValues } from '#tests/support/values.ts'
import { soleSignUp, wizardAt } from '#tests/support/wizard.ts'

/** A text of each part of the page that has nothing to do with the e-mail. */
const parts = [
  'wizard.close',
  'offer.title',
  'account.lead',
  'account.marketing',
  'account.password.hint',
  'account.or',
] as const

/** Opens the first step. Whatever is drawn asks for its words: answers which of the parts were drawn since. */
async function open(values: Partial<FormValues> = {}) {
  const getTariff = () => Promise.reject(new ApiError('getTariff', 500, '', { failureMessage: 'error.tariff' }))
  const around = dependencies({ api: { getTariff, validateEmail: () => new Promise(() => {}) } })
  const texts = createI18n({ url: '', apiKey: '' })
  const asked = vi.spyOn(texts, 't')
  render(
    <App signUps={soleSignUp(wizardAt({ around, values }))} texts={texts}>
      <MemoryRouter>
        <Pages />
      </MemoryRouter>
    </App>,
  )
  await screen.findByLabelText('Correo electrónico')
  await screen.findByText(/^Error getting tariff info/)
  // What a failed sign-in shows is fetched when the page is idle, and then draws the sign-in once more. Each draw asks for a text twice.
  const draws = (part: string) => asked.mock.calls.filter(([key]) => key === part).length / 2
  await waitFor(() => expect(draws('account.or')).toBeGreaterThan(1))
  const drawn = () => parts.filter(part => asked.mock.calls.some(([key]) => key === part))
  expect(drawn()).toEqual(parts)
  return { drawn, forget: () => asked.mockClear() }
}

it('A letter in one field draws neither the other fields nor the rest of the wizard anew', async () => {
  const { drawn, forget } = await open()
  const email = screen.getByLabelText('Correo electrónico')
  await userEvent.click(email)
  forget()
  await userEvent.type(email, 'ana@exam')
  expect(email).toHaveProperty('value', 'ana@exam')
  expect(drawn()).toEqual([])
})

it('A letter in the CUPS draws nothing about a bill anew', async () => {
  const texts = createI18n({ url: '', apiKey: '' })
  const asked = vi.spyOn(texts, 't')
  const listProvinces = answers([])
  const around = dependencies({ api: { listProvinces } })
  render(
    <TextsProvider texts={texts}>
      <Provider store={wizardAt({ around, step: 'supply', values: filledValues() }).store}>
        <SupplyForm />
      </Provider>
    </TextsProvider>,
  )
  const drawn = () => new Set(asked.mock.calls.map(([key]) => String(key)))
  expect(drawn()).toContain('supply.invoice.label')
  const cups = screen.getByLabelText('CUPS')
  await userEvent.type(cups, 'E')
  asked.mockClear()
  await userEvent.type(cups, 'S00')
  expect(cups).toHaveProperty('value', 'ES00')
  expect(drawn()).toContain('supply.cups.hint')
  expect([...drawn()].filter(key => /^supply\.(?:invoice|conflict)/.test(key))).toEqual([])
})

it('Next draws none of the fields anew while the server is asked', async () => {
  const { drawn, forget } = await open(filledValues())
  forget()
  await userEvent.click(await screen.findByRole('button', { name: 'Siguiente' }))
  expect(await screen.findByText(/lo estamos comprobando/)).toBeTruthy()
  expect(drawn()).toEqual([])
})
