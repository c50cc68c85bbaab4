import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { createI18n } from '#i18n/create-i18n.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { filledValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

const texts = createI18n({ url: '', apiKey: '' })

/** Opens a page at an address, with what another page handed over; every other address shows only its path. */
export function drawPage(page: RouteObject, address: string, state?: unknown) {
  const around = dependencies({ attribution: { hasRegisteredByDesktop: true, clickId: 'click-7' } })
  const wizard = wizardAt({ values: filledValues(), around })
  const { pathname, search } = new URL(address, 'https://contratar.retailer.example')
  const router = createMemoryRouter([page, { path: '*', Component: () => null }], {
    initialEntries: [{ pathname, search, state }],
  })
  const drawn = render(
    <I18nextProvider i18n={texts}>
      <Provider store={wizard.store}>
        <RouterProvider router={router} />
      </Provider>
    </I18nextProvider>,
  )
  return { ...drawn, router, around, user: userEvent.setup() }
}
