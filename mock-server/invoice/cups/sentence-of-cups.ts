import { fold } from '../text/fold.ts'
import { above, leftOf, type Placed } from '../text/neighbours.ts'
import { isProse, isSentence } from '../text/prose.ts'
import type { Cell, TextLine } from '../text/text-line.ts'

const endOfSentence = /(?<=[\p{L}\d)]{2}[.!?])\s+(?=\p{Lu})/u
const mostLines = 3
// "Heu demanat si la porta 6 (CUPS": words of a sentence, and a remark.
const inBrackets = /(?:\p{L}+\s){3,}.*\((?:cups)?[\s:]*$/u

/** A line that goes on below is nearly as wide as its paragraph. */
const goesOn = (cell: Cell): boolean =>
  isProse(cell) && cell.text.length >= leastOfLine && !/[.!?:]\s*$/.test(cell.text)
const leastOfLine = 60

/** The sentence in which a CUPS stands, folded and as far as it goes before it: "la baja de su anterior local (calle luna, 4; cups". '' in no sentence. */
export function sentenceBeforeCups(lines: readonly TextLine[], place: Placed, before: string): string {
  const left = leftOf(lines, place).reduce((sum, { text }) => sum + text.length + 1, 0)
  let text = before.slice(before.length > left ? left : 0)
  let over = above(lines, place)
  for (let step = 0; over && step < mostLines && goesOn(over.cell); step += 1) {
    text = `${over.cell.text} ${text}`
    over = above(lines, over)
  }
  const sentence = fold(text.split(endOfSentence).at(-1) ?? '')
  return isSentence(sentence) || inBrackets.test(sentence) ? sentence : ''
}
