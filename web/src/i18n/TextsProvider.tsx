import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { I18n } from './create-i18n.ts'
import type { Message, MessageKey } from './message.ts'

/** Puts a text into words in the chosen language: `t('error.required')`, or a `Text` with what is filled into it. */
export type Translate = (text: MessageKey | Message, params?: Message['params']) => string

const TextsContext = createContext<{ t: Translate; texts: I18n } | null>(null)

interface Props {
  texts: I18n
  children: ReactNode
}

/** The texts for all components inside. It renders those again that show texts when the language or a text changes. */
export function TextsProvider({ texts, children }: Props) {
  const [value, setValue] = useState(() => ({ t: createTranslate(texts), texts }))
  useEffect(() => {
    // Another function after each change, so that components render again.
    const renew = () => setValue({ t: createTranslate(texts), texts })
    texts.on('languageChanged', renew)
    texts.store.on('added', renew)
    return () => {
      texts.off('languageChanged', renew)
      texts.store.off('added', renew)
    }
  }, [texts])
  return <TextsContext value={value}>{children}</TextsContext>
}

function createTranslate(texts: I18n): Translate {
  const translate = (key: MessageKey, params: Message['params']) => texts.t(key, filled(params))
  return (text, params) => (typeof text === 'string' ? translate(text, params) : translate(text.key, text.params))
}

/** The catalogues name their plurals themselves (`….one`, `….other`): a number under `count` would have i18next look for its own. */
function filled(params: Message['params']): Record<string, string | number> {
  return params?.count === undefined ? { ...params } : { ...params, count: String(params.count) }
}

/** The texts around a component. Throws an Error outside of a `TextsProvider`. */
export function useTexts() {
  const texts = use(TextsContext)
  if (!texts) throw new Error('This component needs a TextsProvider around it.')
  return texts
}
