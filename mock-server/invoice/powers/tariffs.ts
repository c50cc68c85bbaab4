import { foldedText } from '../text/legible.ts'
import { above, type Placed } from '../text/neighbours.ts'
import { isProse } from '../text/prose.ts'
import type { TextLine } from '../text/text-line.ts'

const largerTariff =
  /(?:peaje|peaxe|peatge|bidesari|tarifa|atr|acces|transport)[^\n]{0,60}?\b(?:[36]\.\d\s?(?:td|a)|[36]\dtd)\b|^[36]\.\d\s?td$/m
const usualTariff = /\b(?:2\.[01]\s?(?:td|dha|dhs|a)|20(?:td|dha|dhs))\b/
// "Si contrata más de 15 kW pasará a la tarifa 3.0TD": the tariff of others.
const conditional =
  /\bsi (?:contrat|tu|su|el|la)\b|\bpasar\w*\b|\bse a potencia\b|mas de|mais de|super(?:ior|a|e|en)\b|\bexced(?:e|a|en|an|eix|ira)\b|gaindi|mes de|fins a|hasta/
/** The tariffs until May 2021 had one contracted power. */
const singlePowerTariff = /\b(?:2\.[01]\s?(?:a|dha|dhs)|20dh[as])\b|\btarifa:? 2\.[01](?![.\d]|\s?td)/

const dayOfYear = /(?<!\d)\d{1,2}([./-])\d{1,2}\1(?:20)?(\d{2})(?!\d)/g
const yearOfTwoPowers = /(?<![\d.,])20(?:2[1-9]|[3-9]\d)(?![\d.,])/
const lastYearOfOne = 20
// When it was printed, and from when to when it counts.
const daysOfBill = 3

/** Of 2.0A and its like, which have one contracted power for both periods; or of before 2021, whatever its tariff is called. */
export function hasSinglePower(lines: readonly TextLine[]): boolean {
  const text = foldedText(lines)
  if (singlePowerTariff.test(text)) return true
  const days = new Map([...text.matchAll(dayOfYear)].map(({ 0: day, 2: year }) => [day, Number(year)]))
  const isOld = days.size >= daysOfBill && [...days.values()].every(year => year <= lastYearOfOne)
  return isOld && !yearOfTwoPowers.test(text) && !usualTariff.test(text)
}

/** The bill names a tariff that has more powers than two, and no smaller one. */
export function isLargerTariff(lines: readonly TextLine[]): boolean {
  const said = lines.flatMap((line, index) => line.cells.flatMap(cell => sentencesOf(lines, { line: index, cell })))
  const text = said.filter(sentence => !conditional.test(sentence)).join('\n')
  return largerTariff.test(text) && !usualTariff.test(text)
}

/** The sentences of a cell; the first with its beginning, where it goes on from the line above. */
function sentencesOf(lines: readonly TextLine[], place: Placed): string[] {
  const over = above(lines, place)?.cell
  const begun = over && isProse(over) ? (sentences(over.folded).at(-1) ?? '') : ''
  return sentences(/[.;?!]$/.test(begun) ? place.cell.folded : `${begun} ${place.cell.folded}`)
}

// "Si la pot. excede …": the point of a short form ends nothing.
const sentences = (folded: string) => folded.split(/(?<=[.;?!])(?<!\bpot\.)\s+/)
