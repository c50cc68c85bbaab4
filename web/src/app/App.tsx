import { type createStore, Provider } from 'jotai'
import { type ReactNode, StrictMode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Texts } from '#i18n/texts.ts'

interface Props {
  store: ReturnType<typeof createStore>
  texts: Texts
  /** The pages within their router. */
  children: ReactNode
}

/** Everything the pages stand on. */
export function App({ store, texts, children }: Props) {
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <Provider store={store}>{children}</Provider>
      </I18nextProvider>
    </StrictMode>
  )
}
