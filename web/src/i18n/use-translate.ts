import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message, MessageKey } from './message.ts'

/** Puts a text into words in the chosen language: `t('error.required')`, or a `Message` with what is filled into it. */
export type Translate = (text: MessageKey | Message, params?: Message['params']) => string

/** The one door from components to the catalogues: a misspelt key does not compile. Another function after each change of a text. */
export function useTranslate(): Translate {
  const { t } = useTranslation()
  return useCallback(
    (text, params) => (typeof text === 'string' ? t(text, filled(params)) : t(text.key, filled(text.params))),
    [t],
  )
}

/** The catalogues name their plurals themselves (`….one`, `….other`): a number under `count` would have i18next look for its own. */
function filled(params: Message['params']): Record<string, string | number> {
  return params?.count === undefined ? { ...params } : { ...params, count: String(params.count) }
}
