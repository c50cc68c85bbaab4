import { otherLabels, partLabels } from '../words/addresses.ts'
import { phraseTest, plainWords, stemTest } from '../words/match.ts'
import * as roles from '../words/roles.ts'
import { labelScore } from './label-score.ts'

export type Part = keyof typeof partLabels

/** The label of one part of an address, or of several ("C.P. y población"), and what it says about whose they are. */
export interface PartLabel {
  parts: readonly Part[]
  score: number
  /** Of a whole address ("Finca suministrada"), not of a part. */
  isWhole?: boolean
}

const partOf = new Map<string, Part>()
for (const [part, list] of Object.entries(partLabels) as [Part, string][])
  for (const phrase of list.split('|')) if (!partOf.has(phrase)) partOf.set(phrase, part)

/** The parts of a flat, in the order of an address. */
export const flatParts: readonly Part[] = ['building', 'block', 'portal', 'stairs', 'floor', 'door', 'flat']
const named: readonly Part[] = ['street', 'name', 'postalCode', 'town', 'locality', 'province']

const isSmall = phraseTest(roles.small)
const isRole = stemTest(`${roles.supply}|${roles.other}|${roles.holder}|${roles.place}|ps|sum`)
const isOther = phraseTest(otherLabels)
const longestPhrase = 4
// "13. Código postal", "A6. C.P.", "· Piso"
const numberOfBox = /^(?:(?:\d{1,2}|[a-z]\d{1,2})[.)]|[a-z]\))\s?(?=\p{L})|^[^\p{L}\d(]+/u
const bracket = /\s*\([^)]*\)\s*$/u

/** The parts that a label names, where it consists of nothing else; null elsewhere. */
export function partLabel(folded: string): PartLabel | null {
  if (folded.length > 70 || /\d{3}|:\s*\S/.test(folded)) return null
  const text = folded.replace(numberOfBox, '').replace(/\s*:\s*$/, '')
  return labelIn(plainWords(text.replace(bracket, '')))
}

function labelIn(plain: string): PartLabel | null {
  const words = plain.split(/\s*[/+]\s*|\s-\s|\s/u).filter(word => word !== '')
  const parts: Part[] = []
  let roleWords = 0
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words, at)
    const part = partOf.get(words.slice(at, at + length).join(' '))
    if (part) {
      if (!parts.includes(part)) parts.push(part)
      at += length
    } else if (isSmall(words[at] ?? '')) at += 1
    else if (isRole(words[at] ?? '')) {
      roleWords += 1
      at += 1
    } else return null
  }
  // "Piso A" has its value.
  if (isSmall(words.at(-1) ?? '')) return null
  const score = roleWords > 0 ? labelScore(plain, true) : 0
  // "Nº factura" is no number of a house.
  return parts.length === 0 || (roleWords > 0 && score <= 0 && !named.includes(parts[0] ?? 'flat'))
    ? null
    : { parts, score }
}

function phraseLength(words: readonly string[], at: number): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1)
    if (partOf.has(words.slice(at, at + length).join(' '))) return length
  return 1
}

/** A label of the same forms that is no part of an address ("NIF", "Tarifa"). */
export const isOtherLabel = (folded: string): boolean => isOther(plainWords(folded.replace(bracket, '')))
