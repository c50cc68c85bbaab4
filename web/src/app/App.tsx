import { Provider } from 'jotai'
import { type ReactNode, StrictMode, useMemo, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { I18n } from '#i18n/create-i18n.ts'
import { carryImpersonal } from '#state/idle.ts'
import { SignUpContext } from '#wizard/sign-up-context.ts'
import type { SignUps } from './start.ts'

/** Everything the pages need. */
export function App({ signUps, texts, children }: { signUps: SignUps; texts: I18n; children: ReactNode }) {
  // Another key renders everything again: fields, files and drawings that parts of the page hold themselves go too.
  const [{ store, key }, setSignUp] = useState({ store: signUps.current(), key: 0 })
  const life = useMemo(() => {
    const startOver = () => setSignUp({ store: signUps.next(), key })
    const expire = () => {
      const left = signUps.current()
      const store = signUps.next()
      carryImpersonal(left, store)
      setSignUp({ store, key: key + 1 })
    }
    return { startOver, expire, clear: signUps.clear }
  }, [signUps, key])
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <SignUpContext value={life}>
          <Provider key={key} store={store}>
            {children}
          </Provider>
        </SignUpContext>
      </I18nextProvider>
    </StrictMode>
  )
}
