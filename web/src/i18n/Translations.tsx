import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { I18n } from './create-i18n.ts'
import type { Message, MessageKey } from './message.ts'

/** Returns a text in the chosen language: `t('error.required')`, or a `Message` with its parameters. */
export type Translate = (text: MessageKey | Message, params?: Message['params']) => string

interface Translated {
  texts: I18n
  language: string
  t: Translate
}

const TranslatedContext = createContext<Translated | null>(null)

/**
 * Gives the texts to everything inside, and renders it again when the language or a text changes. One subscription for the whole page:
 * with one in each component, as react-i18next has it, the first page starts a tenth slower.
 */
export function Translations({ texts, children }: { texts: I18n; children: ReactNode }) {
  const [translated, setTranslated] = useState(() => translatedBy(texts))
  useEffect(() => {
    const update = () => setTranslated(translatedBy(texts))
    texts.on('languageChanged', update)
    texts.store.on('added', update)
    return () => {
      texts.off('languageChanged', update)
      texts.store.off('added', update)
    }
  }, [texts])
  return <TranslatedContext value={translated}>{children}</TranslatedContext>
}

/** The texts, their language and `t`. Throws an Error outside `Translations`. */
export function useTranslated(): Translated {
  const translated = useContext(TranslatedContext)
  if (!translated) throw new Error('There is no <Translations> around this component.')
  return translated
}

function translatedBy(texts: I18n): Translated {
  const { language, store } = texts
  const t: Translate = (text, params) => {
    const { key, params: values } = typeof text === 'string' ? { key: text, params } : text
    // Most texts have no parameters: nothing of what i18next does with a text is needed for them.
    const plain = values ? undefined : (store.data[language]?.translation as Record<string, string> | undefined)?.[key]
    return plain || texts.t(key, { ...values })
  }
  return { texts, language, t }
}
