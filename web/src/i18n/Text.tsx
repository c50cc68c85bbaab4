import { createElement, Fragment, type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from './choose-language.ts'
import { htmlLang } from './languages.ts'
import type { Message, MessageKey } from './message.ts'

/** A text in an element keyed by what it says: React never edits a text node that a browser's translation may have replaced. */
export function Text({ children }: { children: ReactNode }) {
  return children && typeof children === 'string' ? <span key={children}>{children}</span> : children
}

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

/** The texts and the language of the interface, and the way to choose another. */
export function useLanguage() {
  const { i18n: texts } = useTranslation()
  const language = texts.language
  return {
    t: useTranslate(),
    language,
    htmlLang: htmlLang(language),
    choose: (wanted: string) => chooseLanguage(texts, wanted),
  }
}

type Parts = Record<string, (words: string) => ReactNode>

interface Props {
  text: MessageKey
  params?: Record<string, string | number>
  /** How each marked part of the text is drawn, by the name of its mark: `<terms>términos</terms>`; left out, `b` is bold. */
  parts?: Parts
}

const bold: Parts = { b: words => <b>{words}</b> }
const marked = /<(\w+)>(.*?)<\/\1>/g

/** A text with links or emphasis inside. Marks the component does not know leave their words plain; nothing is ever HTML. */
export function RichText({ text, params, parts = bold }: Props) {
  const words = useTranslate()(text, params)
  const pieces: ReactNode[] = []
  let from = 0
  for (const match of words.matchAll(marked)) {
    const [whole, name = '', inside = ''] = match
    pieces.push(<Text>{words.slice(from, match.index)}</Text>, parts[name]?.(inside) ?? <Text>{inside}</Text>)
    from = match.index + whole.length
  }
  // Children by position, as JSX would have them: the pieces need no keys.
  return createElement(Fragment, null, ...pieces, <Text>{words.slice(from)}</Text>)
}
