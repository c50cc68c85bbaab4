import { createContext, type ReactNode, use, useMemo } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { I18n } from './create-i18n.ts'
import type { Message, MessageKey } from './message.ts'

/** Puts a text into words in the chosen language: `t('error.required')`, or a `Text` with what is filled into it. */
export type Translate = (text: MessageKey | Message, params?: Message['params']) => string

const TextsContext = createContext<{ t: Translate; texts: I18n } | null>(null)

interface Props {
  texts: I18n
  children: ReactNode
}

/**
 * The texts for all components inside. It alone listens to i18next, and draws those anew that show texts: a subscription in each of
 * sixty components would take a tenth of the page's start on a phone.
 */
export function TextsProvider({ texts, children }: Props) {
  return (
    <I18nextProvider i18n={texts}>
      <Listener texts={texts}>{children}</Listener>
    </I18nextProvider>
  )
}

function Listener({ texts, children }: Props) {
  // Another function after each change of the language or of a text.
  const { t } = useTranslation()
  const value = useMemo(() => {
    const translate: Translate = (text, params) =>
      typeof text === 'string' ? words(text, params) : words(text.key, text.params)
    function words(key: MessageKey, params: Message['params']): string {
      // Most texts have nothing filled in: to have i18next look for it takes a phone 1 ms each.
      return (!params && plainText(texts, key)) || t(key, filled(params))
    }
    return { t: translate, texts }
  }, [t, texts])
  return <TextsContext value={value}>{children}</TextsContext>
}

/** A text of the present language that stands as it is written; nothing where i18next has to look elsewhere or fill something in. */
function plainText(texts: I18n, key: MessageKey): string | undefined {
  const text: unknown = texts.getResource(texts.language, 'translation', key)
  return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : undefined
}

/** The catalogues name their plurals themselves (`….one`, `….other`): a number under `count` would have i18next look for its own. */
function filled(params: Message['params']): Record<string, string | number> {
  return params?.count === undefined ? { ...params } : { ...params, count: String(params.count) }
}

/** The texts that a component stands in. Throws an Error outside of a `TextsProvider`. */
export function useTexts() {
  const texts = use(TextsContext)
  if (!texts) throw new Error('This component needs a TextsProvider around it.')
  return texts
}
