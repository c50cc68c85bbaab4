import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { I18n, Translate } from './i18n.ts'

interface Translated {
  texts: I18n
  /** Another function after each change, which has every reader rendered again. */
  t: Translate
}

const TranslatedContext = createContext<Translated | null>(null)

/** Gives the texts to everything inside, and renders it again when the language or a text changes. */
export function Translations({ texts, children }: { texts: I18n; children: ReactNode }) {
  const getTranslate = () => texts.t
  const t = useSyncExternalStore(texts.subscribe, getTranslate, getTranslate)
  const translated = useMemo(() => ({ texts, t }), [texts, t])
  return <TranslatedContext value={translated}>{children}</TranslatedContext>
}

/** The texts and `t`. Throws an Error outside `Translations`. */
export function useTranslated(): Translated {
  const translated = useContext(TranslatedContext)
  if (!translated) throw new Error('There is no <Translations> around this component.')
  return translated
}
