import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { App } from '#app/App.tsx'
import { Pages } from '#app/routes.tsx'
import { createTexts } from '#i18n/texts.ts'
import { surroundings } from '#tests/support/surroundings.ts'
import { wizardAt } from '#tests/support/wizard.ts'

it('A letter in one field draws neither the other fields nor the rest of the wizard anew', async () => {
  const getTariff = () => Promise.reject(new ApiError('getTariff', 500))
  const around = surroundings({ api: { getTariff } })
  const texts = createTexts({ url: '', apiKey: '' })
  // Whatever is drawn asks for its words.
  const asked = vi.spyOn(texts, 't')
  render(
    <App store={wizardAt({ around })} texts={texts}>
      <MemoryRouter>
        <Pages />
      </MemoryRouter>
    </App>,
  )
  const email = await screen.findByLabelText('Correo electrónico')
  const drawn = () => new Set(asked.mock.calls.map(([key]) => key))
  const others = [
    'wizard.close',
    'offer.title',
    'account.lead',
    'account.marketing',
    'account.password.hint',
    'account.or',
  ]
  expect([...drawn()]).toEqual(expect.arrayContaining(others))
  await userEvent.click(email)
  asked.mockClear()
  await userEvent.type(email, 'ana@exam')
  expect(drawn()).toContain('field.email')
  expect(others.filter(key => drawn().has(key))).toEqual([])
})
