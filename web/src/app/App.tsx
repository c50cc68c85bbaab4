import { type createStore, Provider } from 'jotai'
import { StrictMode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { DataRouter } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import type { Texts } from '#i18n/texts.ts'

interface Props {
  store: ReturnType<typeof createStore>
  texts: Texts
  router: DataRouter
}

/** Everything the pages stand on. */
export function App({ store, texts, router }: Props) {
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <Provider store={store}>
          {/* The error page tells the console. */}
          <RouterProvider router={router} onError={() => {}} />
        </Provider>
      </I18nextProvider>
    </StrictMode>
  )
}
