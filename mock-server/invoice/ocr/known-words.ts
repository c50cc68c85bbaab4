import { sameLine } from '../text/group-words.ts'
import type { RecognisedWord } from './recogniser.ts'

const misreadFirst = /^P[lIi|!](?=:?$)/u
const decimals = /^\d{1,2}[.,]\d/u
const misreadStreet = /^C[lI|!]$/u
// "Bekoa,8,Portal": words that a comma parts. Between two figures it may be that of decimals, and a letter alone a misread figure.
const gluedComma = /(?<=\p{L}{3}),(?=[\p{L}\d])|(?<=\p{L}),(?=\d{5}(?!\d))|(?<=\d),(?=\p{L}{3})/gu
const name = /^\p{Lu}\p{Ll}/u
// "Adrega", "PLAGA": no other words are spelt so.
const misreadCedilla = /^(?<head>\P{L}*(?:adre|pla))[gq](?<tail>a\P{L}*)$/iu
const misreadArticle = /^[1I|]['’‘´](?=\p{L}{3})/u
const misreadFirstOfName = /^[1lI|!](?<mark>,?)$/u
const bearsNumber = /^(?:carlos|jaume|jaime|xaime)$/iu
// From here on a word without figures is no guess.
const sure = 80

/**
 * Words of which one sign is often misread, where nothing else can be meant. "Pl: 5,500kW", "PI 4,6 kW": the first period, before a number
 * with decimals. "CI Mayor", where the engine was guessing: "C/", before a name. "Adrega": "Adreça". "de 1'Església": "de l'Església".
 * "Juan Carlos | 15": the first of his name. "Bekoa,8,Portal": three words.
 */
export function withKnownWords(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map(word => {
    const text = withArticle(withCedilla(word.text)).replace(gluedComma, ', ')
    if (text !== word.text) return { ...word, text }
    const { mark } = misreadFirstOfName.exec(text)?.groups ?? {}
    if (mark !== undefined && bearsNumber.test(wordBefore(words, word)?.text ?? ''))
      return { ...word, text: `I${mark}` }
    const isPeriod = misreadFirst.test(text)
    if (!isPeriod && !(misreadStreet.test(text) && word.confidence < sure)) return word
    const [next] = inLine(words, word)
      .filter(other => other.left > word.left)
      .sort((a, b) => a.left - b.left)
    if (isPeriod) return next && decimals.test(next.text) ? { ...word, text: text.replace(misreadFirst, 'P1') } : word
    return next && name.test(next.text) ? { ...word, text: 'C/', confidence: sure } : word
  })
}

const inLine = (words: readonly RecognisedWord[], { base, size }: RecognisedWord) =>
  words.filter(other => Math.abs(other.base - base) <= sameLine * size)

const wordBefore = (words: readonly RecognisedWord[], word: RecognisedWord) =>
  inLine(words, word)
    .filter(other => other.left < word.left)
    .sort((a, b) => a.left - b.left)
    .at(-1)

const withCedilla = (text: string) =>
  text.replace(misreadCedilla, (whole, head: string, tail: string) => `${head}${isCapital(whole) ? 'Ç' : 'ç'}${tail}`)
/** In capitals the article has an "L", which nobody takes for a "1": those stay as they are. */
const withArticle = (text: string) => (isCapital(text.slice(2)) ? text : text.replace(misreadArticle, `l${text[1]}`))

const isCapital = (text: string) => text === text.toUpperCase()
