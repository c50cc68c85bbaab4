import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message, MessageKey } from './message.ts'

/** Puts a text into words in the chosen language: `t('error.required')`, or a `Text` with what is filled into it. */
export type Translate = (text: MessageKey | Message, params?: Message['params']) => string

/** The one door from components to the catalogues: a misspelt key does not compile. */
export function useTranslate(): Translate {
  const { t } = useTranslation()
  return useCallback<Translate>(
    (text, params) => (typeof text === 'string' ? t(text, { ...params }) : t(text.key, { ...text.params })),
    [t],
  )
}
