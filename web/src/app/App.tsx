import { Provider } from 'jotai'
import { type ReactNode, StrictMode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { I18n } from '#i18n/create-i18n.ts'
import { SignUpContext } from '#wizard/sign-up-context.ts'
import type { SignUps } from './start.ts'

interface Props {
  signUps: SignUps
  texts: I18n
  /** The pages within their router. */
  children: ReactNode
  /** Called once the page is drawn and answers its customer. */
  onReady?: () => void
}

/** Everything the pages stand on. */
export function App({ signUps, texts, children, onReady }: Props) {
  const [store, setStore] = useState(signUps.first)
  const life = useMemo(() => ({ startOver: () => setStore(signUps.next()), clear: signUps.clear }), [signUps])
  const ready = useEffectEvent(() => onReady?.())
  useEffect(() => ready(), [])
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <SignUpContext value={life}>
          <Provider store={store}>{children}</Provider>
        </SignUpContext>
      </I18nextProvider>
    </StrictMode>
  )
}
