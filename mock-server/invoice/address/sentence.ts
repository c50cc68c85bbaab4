import { streetTypes } from '../evidence/address-wordings.ts'
import { fold } from '../text/fold.ts'
import { above, leftOf, type Placed } from '../text/neighbours.ts'
import { isProse, isSentence } from '../text/prose.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isLabelCell } from './label-cell.ts'
import { beginningIn, isSaidOfSupply } from './street-beginning.ts'

// A line that goes on below is nearly as wide as its paragraph, and the beginning of a street at its end is short.
const leastOfLine = 60
const longestBeginning = 60

/** What the line above has of an address that a sentence broke over two lines, or of its first word; '' elsewhere. */
export function beginningAbove(lines: readonly TextLine[], place: Placed, own: string): string {
  const sentence = sentenceBefore(lines, place)
  // "… de Murcia, código" over "postal 30003, …".
  const goesOn = isProse(place.cell) && /^[\p{Ll}\s.]*$/u.test(own) && sentence !== ''
  // "Cl. Luna, 31, Edf. El Drago, Bq. 2" over "38430 Icod de los Vinos (Santa Cruz de Tenerife)" has as many words as a sentence.
  if (goesOn && beginningIn(above(lines, place)?.cell.text ?? '')?.prefix !== '') return sentence
  // "… que tienes en Calle" over "Carlos III 5, 30880 Águilas".
  const begins = sentence === '' || beginningIn(own) ? null : beginningIn(`${sentence}${own}`)
  const length = begins ? begins.street.length - own.trim().length : 0
  // "El piso por el que le giramos este" over "recibo es el de la calle Luna 2, …": what says whose street it is.
  const isTold = begins !== null && (length > 0 || isSaidOfSupply(begins.prefix))
  return isTold && length <= longestBeginning ? sentence : brokenWord(lines, place)
}

/** The sentence that goes on in this line, as far as the line above has it; '' where none does. */
export function sentenceBefore(lines: readonly TextLine[], place: Placed): string {
  const over = above(lines, place)
  const height = lines[place.line]?.height ?? 0
  if (over && isBrokenPhone(over.cell.text, place.cell.text)) return `${lastSentence(over.cell.text)} `
  if (!over || !isProse(over.cell) || endsSentence(over.cell.text) || beginsWithLabel.test(place.cell.text)) return ''
  // "Dirección del punto de suministro" over "38001 Santa Cruz de Tenerife (Santa Cruz de Tenerife)" has as many words.
  if (isLabelCell(over.cell.folded)) return ''
  // "Municipio: | 21110 Punta Umbría" under a long street is another row of the form.
  if (leftOf(lines, place)[0]?.text.endsWith(':')) return ''
  const isGoingOn = over.cell.text.length >= leastOfLine && Math.abs(over.cell.left - place.cell.left) <= height
  // An address that begins in this line goes on from no shorter one.
  const isAddress = beginningIn(place.cell.text)?.prefix === '' && /\d{5}/.test(place.cell.text)
  if ((!isProse(place.cell) || isAddress) && !isGoingOn) return ''
  const last = lastSentence(over.cell.text)
  // In a narrow column a sentence has more lines than two.
  return `${last === over.cell.text ? sentenceBefore(lines, over) : ''}${last} `
}

/** Ends with a sign that ends a sentence; the dot of "…, 2º, pta." at the end of a line does not. */
const endsSentence = (text: string) =>
  /[.:!?]$/.test(text) && !shortened.test(fold(/(\p{L}+)\.$/u.exec(text)?.[1] ?? '-'))

/** "Averías (distribuidora): 800" over "111 002. Avenida de San Luis 77": a column breaks a telephone number. */
const isBrokenPhone = (over: string, own: string) =>
  /(?<!\d)[689]\d{2}(?:\s\d{3})?$/.test(over) && /^\d{3}(?:\s\d{3})?[.,;)]/.test(own)

// "POBLACIÓN: 44580 Valderrobres" goes on from no sentence.
const beginsWithLabel = /^\p{Lu}[\p{L}\s./]{2,30}:/u

const sentenceEnd = /(?<=([\p{L}\d)€]+)[.!?])\s+(?=[¿¡«"]?\p{Lu})/gu
const shortened = new RegExp(
  `^(?:${streetTypes}|ind|nº|num|ntr[ao]|nstr[ao]|dra?|prof|gral|cap|cnel|cte|ing|arq|pdte|mtr[ao]|sgd[ao]|fdo|fco|hnos|vda|obpo|card|apto|bq|sr|sra|dna|sta|sto|vd|ud|vds|uds|pta|pto|plta|esc|entlo|pral|bj|izq|izda|dcha|blq|prov|dom|domic|dir|direc|sum|sumin|cod|post)\\.?$`,
  'u',
)

/** What stands behind the last end of a sentence; the dot of "Avda. Goya" is none. */
export function lastSentence(text: string): string {
  const end = [...text.matchAll(sentenceEnd)].findLast(
    ([, word = '']) => word.length > 1 && !shortened.test(fold(word)),
  )
  return end ? text.slice(end.index + end[0].length) : text
}

/** "… de la vivien-" over "da sita en C/ Luna 2, …": the beginning of a word that a line broke; '' elsewhere. */
function brokenWord(lines: readonly TextLine[], place: Placed): string {
  const over = above(lines, place)
  return /^\p{Ll}/u.test(place.cell.text) ? (/(\p{L}+)-$/u.exec(over?.cell.text ?? '')?.[1] ?? '') : ''
}

const wordsOfSentence = 6

/** "Te esperamos en nuestra casa de Plaza Mayor 3, 47001 Valladolid": small words stand before any kind of street. */
export function beginsSentence({ text }: Cell): boolean {
  const begins = beginningIn(text)
  if (begins?.prefix === '' || !isSentence(fold(text))) return false
  return (
    (text.split(/\d/, 1)[0]?.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0) >= wordsOfSentence &&
    !isSaidOfSupply(begins?.prefix ?? text)
  )
}
