import { sameLine } from '../text/group-words.ts'
import type { RecognisedWord } from './recogniser.ts'

const misreadFirst = /^P[lI|!](?=:?$)/u
const decimals = /^\d{1,2}[.,]\d/u
const misreadStreet = /^C[lI|!]$/u
const name = /^\p{Lu}\p{Ll}/u
// From here on a word without figures is no guess.
const sure = 80

/**
 * Short words with a thin stroke, by what follows them. "Pl: 5,500kW", "PI 4,6 kW": the first period, before a number with decimals nothing
 * else is spelt so. "CI Mayor", where the engine was guessing: "C/", before a name.
 */
export function withShortWords(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map(word => {
    const isPeriod = misreadFirst.test(word.text)
    if (!isPeriod && !(misreadStreet.test(word.text) && word.confidence < sure)) return word
    const [next] = words
      .filter(other => Math.abs(other.base - word.base) <= sameLine * word.size && other.left > word.left)
      .sort((a, b) => a.left - b.left)
    if (isPeriod)
      return next && decimals.test(next.text) ? { ...word, text: word.text.replace(misreadFirst, 'P1') } : word
    return next && name.test(next.text) ? { ...word, text: 'C/', confidence: sure } : word
  })
}
