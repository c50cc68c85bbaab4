import { isFlat } from '../address/flat-words.ts'
import { holdsCups } from '../cups/cups-in-text.ts'
import type { RecognisedWord } from './recogniser.ts'

// A word read twice alike; one that only the second reading was sure of; one whose two readings differ.
const agreed = 95
const sureAgain = 88
const unsure = 70
export const contradicted = 20
/** What only two of three readings have alike must not have been a mere guess in both. Letters have a dictionary to be checked against. */
export const guessFrom = { figures: 60, letters: 50 }
// A second reading this much longer than the first ran the word into the next.
const ranOn = 1.25

/** A word and what a second reading has at its place: what both say is certain. */
export function vote(word: RecognisedWord, readings: readonly RecognisedWord[]): RecognisedWord {
  const [only] = readings
  if (!only) return word
  const text = joined(readings)
  // A second reading that ran the word into the next says nothing about it.
  const isRunTogether = readings.some(({ left, right }) => right - left > ranOn * (word.right - word.left))
  const proven = isRunTogether ? undefined : [word.text, ...readings.map(reading => reading.text), text].find(holdsCups)
  if (proven !== undefined) return { ...word, text: proven, confidence: agreed }
  if (signsOf(text) === signsOf(word.text)) return confirmed(word)
  const listed = listedWord([word.text, text])
  if (listed !== null) return { ...word, text: listed, confidence: agreed }
  const confidence = Math.min(...readings.map(reading => reading.confidence))
  const isSureAgain = readings.length === 1 && confidence >= sureAgain && word.confidence < unsure
  if (isSureAgain && !losesDecimals(word.text, text)) return { ...word, text, confidence }
  const isPart = signsOf(text).includes(signsOf(word.text)) || signsOf(word.text).includes(signsOf(text))
  if (isPart && (isRunTogether || !/\d/.test(text + word.text))) return word
  return confidence < unsure && word.confidence >= agreed - 5 ? word : { ...word, confidence: contradicted }
}

/** What two of three readings have alike; the word as it is where there is no such two. */
export function majority(word: RecognisedWord, readings: readonly RecognisedWord[][]): RecognisedWord {
  const said = readings
    .filter(own => own.length > 0)
    .map(own => ({ text: joined(own), confidence: Math.min(...own.map(({ confidence }) => confidence)) }))
  const isOwn = (text: string) => text.length <= ranOn * word.text.length
  const proven = said.find(({ text }) => isOwn(text) && holdsCups(text))
  if (proven) return { ...word, text: proven.text, confidence: agreed }
  const alike = said.filter(({ text }) => said.filter(other => signsOf(other.text) === signsOf(text)).length > 1)
  const [found] = alike
  if (!found || signsOf(found.text) === '' || said.some(({ text }) => losesDecimals(text, found.text))) return word
  const least = /^[\p{L}\p{P}]+$/u.test(found.text) ? guessFrom.letters : guessFrom.figures
  if (alike.some(({ confidence }) => confidence < least)) return word
  return { ...word, text: withRaisedLetter(found.text), confidence: sureAgain }
}

/** Words that the second reading took for one ("1,15kW") and that have its signs together. Two figures side by side may be one number. */
export function saidTogether(
  words: readonly RecognisedWord[],
  readings: readonly (readonly RecognisedWord[])[],
): ReadonlySet<RecognisedWord> {
  const wholes = words.map((_, index) => (readings[index]?.length === 1 ? readings[index][0] : undefined))
  const same = [...Map.groupBy(words, (_, index) => wholes[index])].filter(([whole, partners]) => {
    const parts = [...partners].sort((a, b) => a.left - b.left)
    return (
      whole !== undefined &&
      parts.length > 1 &&
      whole.confidence >= guessFrom.figures &&
      !/\d \d/.test(parts.map(({ text }) => text).join(' ')) &&
      signsOf(joined(parts)) === signsOf(whole.text)
    )
  })
  return new Set(same.flatMap(([, partners]) => partners))
}

/** A word that two readings have alike. */
export const confirmed = (word: RecognisedWord): RecognisedWord => ({
  ...word,
  text: withRaisedLetter(word.text),
  confidence: Math.max(word.confidence, agreed),
})

/** "6”", "6*", "6?", "n*": the raised letter of an ordinal or of "nº". */
const withRaisedLetter = (text: string) => text.replace(/^(\d{1,2}\.?|n)["“”*°?](?=[,.;]?$)/iu, '$1º')

/** Of readings that differ in a thin stroke alone ("Izq", "1zq", "lzq"), the one that is a word of a flat. */
function listedWord(texts: readonly string[]): string | null {
  const [first = '', ...rest] = texts.map(text => signsOf(text).replace(thinStroke, '1'))
  if (rest.some(other => other !== first)) return null
  return texts.find(text => /^\p{L}{2,}\p{P}?$/u.test(text) && isFlat(text)) ?? null
}

const thinStroke = /[Il|!1]/gu

/** "3,4464" read again as "3464": the comma of its decimals went. */
const losesDecimals = (text: string, again: string) => decimals.test(text) && !decimals.test(again)
const decimals = /\d[.,'’]\d/u

/** What words side by side say together. */
export const joined = (readings: readonly Pick<RecognisedWord, 'text'>[]) => readings.map(({ text }) => text).join('')

/**
 * Letters and figures, and what parts two figures: "3,45" is neither "345" nor "34,5". A mark behind a figure is the raised letter of
 * an ordinal. "kW" is the same in any letters.
 */
export const signsOf = (text: string): string =>
  text
    .replace(/(?<=\d)[.,'’](?=\d)/gu, decimalSign)
    .replace(/(?<=\d)["“”*°%?](?=\P{L}|$)/gu, 'º')
    .replace(otherSigns, '')
    .replace(/kw(?=h?$)/iu, 'kW')
const decimalSign = ','
const otherSigns = new RegExp(`[^\\p{L}\\d${decimalSign}]|(?<!\\d)${decimalSign}|${decimalSign}(?!\\d)`, 'gu')
