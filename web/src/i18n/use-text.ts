import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Text, TextKey } from './text-key.ts'

/** Puts a text into words in the chosen language: `say('error.required')`, or a `Text` with what is filled into it. */
export type Say = (text: TextKey | Text, params?: Text['params']) => string

/** The one door from components to the catalogues: a misspelt key does not compile. */
export function useText(): Say {
  const { t } = useTranslation()
  return useCallback<Say>(
    (text, params) => (typeof text === 'string' ? t(text, { ...params }) : t(text.key, { ...text.params })),
    [t],
  )
}
