import { createElement, Fragment, type ReactNode } from 'react'
import type { MessageKey } from './message.ts'
import { Text } from './Text.tsx'
import { useTranslate } from './use-translate.ts'

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
