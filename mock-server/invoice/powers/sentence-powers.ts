import { above, below, type Placed } from '../text/neighbours.ts'
import { isProse } from '../text/prose.ts'
import type { TextLine } from '../text/text-line.ts'
import { tableReach } from './governing-label.ts'
import { type PowerToken, powerTokens } from './power-tokens.ts'
import { contractedPower, otherPower } from './power-words.ts'
import { isLawfulSentence } from './row-kinds.ts'

/** Both powers of a sentence that is broken over lines. */
export interface SentencePowers {
  p1: number
  p2: number
  line: number
  page: number
}

// What is used, proposed or to come is not what is contracted.
const notHeld =
  /ofert|oferim|\bcontra(?:ta|te|cta|cti)\b|\bus(?:a|an|as|o|ad[oa]s?|ats?|ar)\b|utili[tz]|erabil|lleg|arriba|chega|gast|emple|propo|ofrec|oferi|rebaj|baj(?:ar|a|e)|sub(?:ir|a|e)\b|pasa|passa|cambi|canvi|aldatu|proxim|hurreng|tendr|tindr|tera\b/

const isAnother = /(?:\b(?:y|i|e|eta)|[,;])\s(?:otr|altr|outr|beste)\w*\s(?:de\s)?$/

/** The powers of sentences, whose lines are put together as they were before a column broke them: "3,3 kW para las ho-" and "ras punta". */
export function sentencePowers(lines: readonly TextLine[]): SentencePowers[] {
  return lines.flatMap((line, index) =>
    line.cells.flatMap(cell => {
      const place = { line: index, cell }
      if (!isProse(cell) || isLine(above(lines, place, tableReach), place)) return []
      const sentences = paragraphFrom(lines, place).split(/(?<=[.;?!])\s/)
      return sentences
        .flatMap(sentence => powersOfSentence(sentence).filter(() => !isOneLine(lines, sentence)))
        .map(powers => ({ ...powers, line: index, page: line.page }))
    }),
  )
}

/** The rest of the reader knows what stands in one line. */
const isOneLine = (lines: readonly TextLine[], sentence: string): boolean =>
  lines.some(({ cells }) => cells.some(({ folded }) => folded.includes(sentence)))

/** A line of prose that begins where this one does. */
const isLine = (other: Placed | null, { cell }: Placed): boolean =>
  other !== null && isProse(other.cell) && Math.abs(other.cell.left - cell.left) < (cell.right - cell.left) / 4

/** The lines from here on, up to the first short one. */
function paragraphFrom(lines: readonly TextLine[], place: Placed): string {
  let text = place.cell.folded
  let at: Placed = place
  while (isProse(at.cell)) {
    const next = below(lines, at, tableReach)
    if (
      !next ||
      next.cell.left > at.cell.right ||
      Math.abs(next.cell.left - place.cell.left) > (place.cell.right - place.cell.left) / 4
    )
      break
    text = /\p{L}-$/u.test(text) ? text.slice(0, -1) + next.cell.folded : `${text} ${next.cell.folded}`
    at = next
  }
  return text
}

function powersOfSentence(sentence: string): { p1: number; p2: number }[] {
  const tokens = powerTokens(sentence)
  const first = tokens.findIndex(token => token.kind === 'number' && token.unit === 'kW')
  const begins = tokens[first - 1]?.kind === 'period' ? first - 1 : first
  const said = first < 0 ? [] : tokens.slice(begins).filter(token => mayCount(token, sentence))
  const values = said.flatMap(token => (token.kind === 'number' ? [token.value] : []))
  const periods = said.flatMap(token => (token.kind === 'period' ? [token.period] : []))
  const isInTurn = said.length === 4 && said.every(({ kind }, at) => (kind === said[0]?.kind) === (at % 2 === 0))
  const [p1, p2] = values
  const head = sentence.slice(0, said.at(-1)?.end)
  const isContracted =
    contractedPower.test(head) && !otherPower.test(head) && !notHeld.test(head) && !isLawfulSentence(head)
  if (!isInTurn || periods.join() !== 'p1,p2' || p1 === undefined || p2 === undefined || !isContracted) return []
  return [{ p1, p2 }]
}

/** A period, or a power: "4,6 kW", "y otros 3,3 para las horas valle". */
const mayCount = (token: PowerToken, sentence: string) =>
  token.kind === 'period' ||
  (token.kind === 'number' && (token.unit === 'kW' || isAnother.test(sentence.slice(0, token.start))))
