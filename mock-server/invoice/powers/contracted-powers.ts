import { maxPowerKw } from '#domain/limits.ts'
import { foldedText } from '../text/legible.ts'
import type { TextLine } from '../text/text-line.ts'
import { type PowerReading, readPowers } from './power-readings.ts'

/** Contracted power in kW of punta (p1) and valle (p2); null is not certain. `confidence` from 0 to 1. */
export interface Powers {
  p1: number | null
  p2: number | null
  confidence: number
}

type Pair = Pick<Powers, 'p1' | 'p2'>

const none: Powers = { p1: null, p2: null, confidence: 0 }
const largerTariff = /(?:peaje|peaxe|peatge|bidesari|tarifa|atr|acces|transport)[^\n]{0,60}?\b[36]\.\d\s?(?:td|a)\b/u
const usualTariff = /\b2\.0\s?(?:td|dha|dhs|a)\b/u
/** The tariffs until May 2021 had one contracted power. */
const singlePowerTariff = /\b2\.[01]\s?(?:a|dha|dhs)\b/u
const doubtful = 0.6

/**
 * The two contracted powers. What says "contratada" counts before what says "potencia", and both before the rows of the account, which check
 * them. Values that contradict each other are left out.
 */
export function findPowers(lines: readonly TextLine[], { isPictured = false } = {}): Powers {
  // A faint comma gets lost in a picture: "2" may be 2,3 kW.
  const readings = readPowers(lines).filter(({ kw }) => !isPictured || !Number.isInteger(kw))
  const text = foldedText(lines)
  if (largerTariff.test(text) && !usualTariff.test(text)) return none
  const stated = readings.filter(({ isTerm }) => !isTerm)
  const terms = pairsOf(readings.filter(({ isTerm, about }) => isTerm && about !== 'unlabelled'))
  const contracted = stated.filter(({ about }) => about === 'contracted')
  const labelled = stated.filter(({ about }) => about !== 'unlabelled')
  for (const group of [contracted, labelled]) {
    const found = chosen(pairsOf(group), terms)
    // A word that says "maximum" gets lost in a picture, too.
    const isThin = isPictured && group !== contracted && terms.length === 0
    if (found) return isThin ? { ...found, confidence: doubtful } : found
  }
  const [only, other] = terms
  if (only && !other) return { ...only, confidence: 0.8 }
  const single = contracted.length > 0 ? contracted : labelled
  const billed = single.filter(({ kw }) => readings.some(({ isTerm, kw: term }) => isTerm && term === kw))
  return singlePower(text, billed.length > 0 ? billed : single) ?? chosen(pairsOf(stated), terms) ?? none
}

/** The one pair of a group, or the one that the account has, too; null where there is none. */
function chosen(pairs: readonly Pair[], terms: readonly Pair[]): Powers | null {
  const agreeing = pairs.filter(pair => terms.some(term => isSame(term, pair)))
  const [first, second] = agreeing.length > 0 ? agreeing : pairs
  if (!first || second) return null
  const isContradicted = terms.length > 0 && agreeing.length === 0
  return { ...first, confidence: isContradicted ? doubtful : 1 }
}

const isSame = (one: Pair, other: Pair) => one.p1 === other.p1 && one.p2 === other.p2

/** The pairs of both periods that are together: in a line, or in two that follow each other. */
function pairsOf(readings: readonly PowerReading[]): Pair[] {
  const valle = readings.some(({ period }) => period === 'p2') ? 'p2' : 'p3'
  const inRange = readings.filter(({ kw }) => kw <= maxPowerKw)
  const ofBoth = inRange.filter(({ period }) => period === 'both').map(({ kw }) => ({ p1: kw, p2: kw }))
  const [firsts, seconds] = ['p1', valle].map(name => inRange.filter(({ period }) => period === name))
  const pairs = (firsts ?? []).flatMap(first => {
    const [second] = (seconds ?? [])
      .filter(({ line }) => Math.abs(line - first.line) <= nearLines)
      .toSorted((a, b) => Math.abs(a.line - first.line) - Math.abs(b.line - first.line) || b.line - a.line)
    return second ? [{ p1: first.kw, p2: second.kw }] : []
  })
  return [...ofBoth, ...pairs].filter((pair, at, list) => list.findIndex(other => isSame(other, pair)) === at)
}

const nearLines = 4

/** One power alone holds for both periods: for certain on bills up to 2021. */
function singlePower(text: string, readings: readonly PowerReading[]): Powers | null {
  const [kw, other] = new Set(readings.filter(reading => reading.kw <= maxPowerKw).map(reading => reading.kw))
  const periods = new Set(readings.map(({ period }) => period))
  if (kw === undefined || other !== undefined) return null
  const isSingle = singlePowerTariff.test(text)
  return isSingle || (periods.size === 1 && periods.has(null))
    ? { p1: kw, p2: kw, confidence: isSingle ? 0.8 : doubtful }
    : null
}
