import { fold } from '../text/fold.ts'
import { above, type Placed } from '../text/neighbours.ts'
import { isProse, isSentence } from '../text/prose.ts'
import type { TextLine } from '../text/text-line.ts'

const endOfSentence = /(?<=[\p{L}\d)]{2}[.!?])\s+(?=\p{Lu})/u
const mostLines = 3

/** The sentence in which a CUPS stands, folded and as far as it goes before it: "la baja de su anterior local (calle luna, 4; cups". '' in no sentence. */
export function sentenceBeforeCups(lines: readonly TextLine[], place: Placed, before: string): string {
  let text = before
  let over = above(lines, place)
  for (let step = 0; over && step < mostLines && isProse(over.cell) && !/[.!?:]\s*$/.test(over.cell.text); step += 1) {
    text = `${over.cell.text} ${text}`
    over = above(lines, over)
  }
  const sentence = fold(text.split(endOfSentence).at(-1) ?? '')
  return isSentence(sentence) ? sentence : ''
}
