import { sameLine } from '../text/group-words.ts'
import { illegible } from '../text/illegible.ts'
import type { RecognisedWord } from './recogniser.ts'

const misreadFirst = /^P[lIi|!](?=:?$)/u
const decimals = /^\d{1,2}[.,]\d/u
const misreadStreet = /^C[lI|!]$/u
// No word ends so: a slanted stroke.
const bracketOfStreet = /^C[\])}]$/u
// "Bekoa,8,Portal": words that a comma parts. Between two figures it may be that of decimals, and a letter alone a misread figure.
const gluedComma = /(?<=\p{L}{3}),(?=[\p{L}\d])|(?<=\p{L}),(?=\d{5}(?!\d))|(?<=\d),(?=\p{L}{3})/gu
// "P13,3": the period and its number. No period has two figures.
const gluedPeriod = /^(P[1-6])(?=\d{1,2}[.,]\d)/u
// "CILeón": "C/" whose blank went. No word has its capitals so.
const gluedStreet = /^C[Il1|](?=\p{Lu}\p{Ll}{2})/u
// "DEJUNIO": the blank of a day went. No name begins so.
const gluedMonth =
  /^(de)(?=(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)[,.]?$)/iu
// "[12001": the frame of a field, before a postal code.
const frameOfCode = /^[[|¦](?=\d{5}$)/u
const name = /^\p{Lu}\p{Ll}/u
// "Adrega", "PLAGA": no other words are spelt so.
const misreadCedilla = /^(?<head>\P{L}*(?:adre|pla))[gq](?<tail>a\P{L}*)$/iu
const misreadArticle = /^[1I|]['’‘´](?=\p{L}{3})/u
const misreadFirstOfName = /^[1lI|!](?<mark>,?)$/u
const bearsNumber = /^(?:carlos|jaume|jaime|xaime)$/iu
// "Cl, Santo Tomé", "Dir, PS": words that are cut short, whose dot was taken for a comma. None of them ends a part of a sentence.
const misreadDot =
  /^(?<short>cl|cr|av|avd|avda|avgda|pza|plza|pl|ctra|cno|urb|rda|trav|dir|loc|pob|prov|pot|sum|sumin|pto),$/iu
// "B” La Iglesia", "n* 8", "n.* 8": the raised letter of "Bº", "Pº" and "nº", taken for a mark.
const misreadRaised = /^(?<letter>[BP]|n\.?)['"“”’‘*°?]$|^(?<short>n\.)[029]$/iu
// From here on a word without figures is no guess.
const sure = 80

/**
 * Words of which one sign is often misread, where nothing else can be meant. "Pl: 5,500kW", "PI 4,6 kW": the first period, before a number
 * with decimals. "CI Mayor", where the engine was guessing: "C/", before a name. "Adrega": "Adreça". "de 1'Església": "de l'Església".
 * "DEJUNIO": two. "Juan Carlos | 15": the first of his name. "Bekoa,8,Portal": three words. "B” La Iglesia": "Bº". "Cl, Mayor": "Cl.".
 */
export function withKnownWords(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map(word => {
    const text = withArticle(withCedilla(word.text))
      .replace(gluedComma, ', ')
      .replace(frameOfCode, '')
      .replace(gluedPeriod, '$1 ')
      .replace(gluedMonth, '$1 ')
      .replace(gluedStreet, 'C/ ')
    if (text !== word.text) return { ...word, text }
    const [before = '', behind = ''] = [wordBefore(words, word)?.text, wordBehind(words, word)?.text]
    // Nobody shortens "Calle" to "Cl" without a dot before a name in small letters.
    if (misreadStreet.test(text) && (word.confidence < sure || text === 'Cl'))
      return name.test(behind) ? { ...word, text: 'C/', confidence: sure } : word
    if (bracketOfStreet.test(text) && /^\p{Lu}\p{L}/u.test(behind)) return { ...word, text: 'C/' }
    return { ...word, text: meantBetween(before, text, behind) }
  })
}

// "Bajo €", "4. €": behind what is no amount, some letter.
const misreadEuro = /^€[,.]?$/u
const noAmount = /^\p{L}{2}|^\d{1,2}[.º°ª]$/u

/** What a word means between the two beside it; itself where that says nothing. */
function meantBetween(before: string, text: string, behind: string): string {
  if (misreadEuro.test(text) && noAmount.test(before) && !/^(?:total|importe|en)$/iu.test(before)) return illegible
  const { mark } = misreadFirstOfName.exec(text)?.groups ?? {}
  if (mark !== undefined && bearsNumber.test(before)) return `I${mark}`
  const { short } = misreadDot.exec(text)?.groups ?? {}
  if (short !== undefined && /^[\p{Lu}\d(]/u.test(behind)) return `${short}.`
  const raised = misreadRaised.exec(text)?.groups ?? {}
  const letter = raised.letter ?? raised.short
  const standsBefore = letter?.toLowerCase().startsWith('n') ? /^\d/ : /^(?:\p{Lu}\p{L}|d(?:e|el|a|o|as|os)$)/u
  if (letter !== undefined && standsBefore.test(behind)) return `${letter}º`
  return decimals.test(behind) ? text.replace(misreadFirst, 'P1') : text
}

const inLine = (words: readonly RecognisedWord[], { base, size }: RecognisedWord) =>
  words.filter(other => Math.abs(other.base - base) <= sameLine * size)

const wordBehind = (words: readonly RecognisedWord[], word: RecognisedWord) =>
  inLine(words, word)
    .filter(other => other.left > word.left)
    .sort((a, b) => a.left - b.left)[0]

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
