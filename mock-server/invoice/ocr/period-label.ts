import { sameLine } from '../text/group-words.ts'
import type { RecognisedWord } from './recogniser.ts'

const misreadFirst = /^P[lI|!](?=:?$)/u
const decimals = /^\d{1,2}[.,]\d/u

/** "Pl: 5,500kW", "PI 4,6 kW": the first period, whose figure is a thin stroke. Before a number with decimals nothing else is spelt so. */
export function withFirstPeriod(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map(word => {
    if (!misreadFirst.test(word.text)) return word
    const [next] = words
      .filter(other => Math.abs(other.base - word.base) <= sameLine * word.size && other.left > word.left)
      .sort((a, b) => a.left - b.left)
    return next && decimals.test(next.text) ? { ...word, text: word.text.replace(misreadFirst, 'P1') } : word
  })
}
