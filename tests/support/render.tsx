import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { createI18n } from '#i18n/create-i18n.ts'
import { useFocusRescue } from '#ui/focus.ts'
import { type Opened, wizardAt } from './wizard.ts'

const texts = createI18n({ url: '', apiKey: '' })

/** The step's form, which keeps the focus. */
function Form({ children }: { children: ReactNode }) {
  return <div ref={useFocusRescue<HTMLDivElement>()}>{children}</div>
}

/** Draws a part of the wizard in Spanish over a wizard with a step open. */
export function renderInWizard(part: ReactNode, opened: Opened = {}) {
  const wizard = wizardAt(opened)
  const user = userEvent.setup()
  const drawn = render(
    <I18nextProvider i18n={texts}>
      <Provider store={wizard.store}>
        <MemoryRouter>
          <Form>{part}</Form>
        </MemoryRouter>
      </Provider>
    </I18nextProvider>,
  )
  return { ...drawn, wizard, user }
}
