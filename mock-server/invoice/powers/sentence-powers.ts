import { above, below, type Placed } from '../text/neighbours.ts'
import { isProse } from '../text/prose.ts'
import type { TextLine } from '../text/text-line.ts'
import { type PowerToken, powerTokens } from './power-tokens.ts'
import { contractedPower, otherPower } from './power-words.ts'
import { isLawfulSentence } from './row-kinds.ts'
import { tableReach } from './table-columns.ts'

/** Both powers of a sentence that is broken over lines. */
export interface SentencePowers {
  p1: number
  p2: number
  line: number
  page: number
}

// What is used, proposed or to come is not what is contracted.
const notHeldNow =
  /ofert|oferim|\bcontra(?:ta|te|cta|cti)\b|\bus(?:a|an|as|o|ad[oa]s?|ats?|ar)\b|utili[tz]|erabil|lleg|arriba|chega|gast|emple|propo|ofrec|oferi|rebaj|baj(?:ar|a|e)|sub(?:ir|a|e)\b|pasa|passa|cambi|canvi|aldatu|proxim|hurreng|tendr|tindr|tera\b/

// "Se rige por el peaje 2.0TD": names the tariff, and no other power.
const tariffName = /\b(?:peaje|peatge|peaxe|bidesari\w*)(?:\s(?:de|d['’])\s?acces\w*)?\s2\.0\s?td\b/g

// "Está acogido al peaje 2.0TD, con": the powers of the contract follow.
const withTariff = new RegExp(`${tariffName.source},\\s(?:con|amb|e)\\s(?=[\\d.,]+\\s?kw)`)

// A new holder who keeps the powers of the one before has these.
const changeOfHolder = /\b(?:cambio|canvi) (?:de|do) (?:titular\w*|nombre|nom\b)|\btitular aldaket\w*/g
const keptFrom =
  /(\b(?:ha|han|se|hem|has|s['’]ha|s['’]han)\s(?:manten|conserv)\w+\s(?:(?:las?|les?|as)\s)?poten\w+\s(?:contra\w+\s)?(?:del|de\sl['’]|do|d['’]|de\ssu)\s?(?:contra\w+\s)?)anterior\w*/

// Nor is what somebody had once, what most people have, what is possible or counted for a price, or what another supply has.
const notHeldHere =
  /\b(?:era|eran|fue|foi|tuvo|antes|abans|lehen|viej[oa]|vell[ao]?|inicial\w*)\b|\b(?:al|en|ao) (?:firm|sign|asin)ar\b|\b(?:medi[oa]|mitja|suele|sol|soe|tipic[oa]?|(?:^|(?:para|per a|como|com) )un (?:contrat|contract)\w+)\b|\b(?:precio|preu|prezo|coste?) (?:de|do|da|para|per|por)|certif|\badm[ie]t|alcan[zc]|assol|acada|estudi[oa]?\b|super[ae]|\b(?:otr|altr|outr)\w* (?:contra|sum|submin|vivi?end|habitat|casa|piso?\b|local|finca|punt|inm|client|socio|soci\b)|\baparte\b|a banda|gara[jtx]|traster/

const isAnother = /(?:\b(?:y|i|e|eta)|[,;])\s(?:otr|altr|outr|beste)\w*\s(?:de\s)?$/

/** The powers of sentences, whose lines are put together as they were before a column broke them: "3,3 kW para las ho-" and "ras punta". */
export function sentencePowers(lines: readonly TextLine[]): SentencePowers[] {
  return lines.flatMap((line, index) =>
    line.cells.flatMap(cell => {
      const place = { line: index, cell }
      if (!isProse(cell) || isLine(above(lines, place, tableReach), place)) return []
      const sentences = paragraphFrom(lines, place).split(/(?<=[.;?!])\s/)
      return sentences.flatMap(powersOfSentence).map(powers => ({ ...powers, line: index, page: line.page }))
    }),
  )
}

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
  const [p1, p2 = p1] = values
  const isOfBoth =
    said[0]?.kind === 'number' && values.length === 1 && (periods.join() === 'both' || isJoinedPair(said, tokens))
  const head = sentence
    .slice(0, said.at(-1)?.end)
    .replace(tariffName, '')
    .replace(changeOfHolder, '')
    .replace(keptFrom, '$1')
  const isContracted =
    (contractedPower.test(head) || withTariff.test(sentence)) &&
    !otherPower.test(head) &&
    !notHeldNow.test(head) &&
    !notHeldHere.test(head) &&
    !isLawfulSentence(head)
  const isOfEach = isInTurn && periods.join() === 'p1,p2'
  return isContracted && (isOfBoth || isOfEach) && p1 !== undefined && p2 !== undefined ? [{ p1, p2 }] : []
}

/** "4,6 kW en punta y en valle", with no number behind. */
function isJoinedPair(said: readonly PowerToken[], tokens: readonly PowerToken[]): boolean {
  const [, first, second, ...rest] = said
  const isPair =
    first?.kind === 'period' && first.period === 'p1' && second?.kind === 'period' && second.period === 'p2'
  const next = second && tokens[tokens.indexOf(second) + 1]
  return isPair && second.isJoined && rest.length === 0 && next?.kind !== 'number'
}

/** A period, or a power: "4,6 kW", "y otros 3,3 para las horas valle". */
const mayCount = (token: PowerToken, sentence: string) =>
  token.kind === 'period' ||
  (token.kind === 'number' && (token.unit === 'kW' || isAnother.test(sentence.slice(0, token.start))))
