import { above, below, leftOf, type Placed, rightOf, type TextLine } from '../text/text-line.ts'
import { type About, type Period, powerTokens, type Token } from './power-tokens.ts'

/** A number of kW and what the bill says of it. */
export interface PowerReading {
  kw: number
  about: Exclude<About, 'other' | 'not'> | 'unlabelled'
  period: Period | null
  line: number
  /** A row of the account: "4,6 kW x 30 días". */
  isTerm: boolean
}

// Headings of a table are at most this many cells over a number, and so far apart in line heights.
const mostOver = 5
const tableReach = 3.6
const sentence = 55
const days = /(?:^|\s)\d{1,3}\s?(?:dias?|dies|d\.?|egun|days|mes\p{L}*)(?![\p{L}])/u

/** Every power on the bill, with the label and the period that govern it by its place in line and column. */
export function readPowers(lines: readonly TextLine[]): PowerReading[] {
  return lines.flatMap(({ cells }, line) => cells.flatMap(cell => readingsIn(lines, { line, cell })))
}

function readingsIn(lines: readonly TextLine[], place: Placed): PowerReading[] {
  const { folded } = place.cell
  const tokens = powerTokens(folded)
  if (!tokens.some(({ kind }) => kind === 'number')) return []
  const first = tokens.find(({ kind }) => kind === 'number' || kind === 'period')
  const context = contextOf(lines, place)
  return tokens.flatMap((token, at): PowerReading[] => {
    if (token.kind !== 'number' || token.kw <= 0 || token.kw > 450) return []
    const clause = clauseBefore(folded, tokens, at)
    const own = aboutOf(clause)
    const isAfter = first?.kind === 'number'
    // "3,45 kW contratados en punta"
    const behind = isAfter ? until(tokens.slice(at + 1), 'number') : []
    const period = ownPeriod(tokens, at, isAfter) ?? context.period ?? solePeriod(behind)
    const isTerm = token.isTerm || context.isTerm
    const hasUnit = token.hasUnit || context.hasUnit || clause.some(({ kind }) => kind === 'unit')
    const about = own ?? (saysOnlyPowers(tokens) ? context.about : null) ?? aboutOf(behind)
    if (about === 'other' || about === 'not' || (own === null && context.about === 'other')) return []
    const isPlain = about === 'contracted' && period !== null && token.hasDecimals && token.kw <= 15
    if (!hasUnit && !isPlain && !(token.isTerm && about !== null)) return []
    return [{ kw: token.kw, about: about ?? 'unlabelled', period, line: place.line, isTerm }]
  })
}

/** What a cell's row and column say of its numbers. */
function contextOf(lines: readonly TextLine[], place: Placed) {
  const left = leftOf(lines, place)
  const leftTokens = left.map(cell => powerTokens(cell.folded)).find(tokens => tokens.some(isLabelOrPeriod)) ?? []
  const over = headingsOver(lines, place)
  const row = aboutOf(leftTokens)
  const column = aboutOf(over)
  const rowPeriod = solePeriod(leftTokens)
  const right = rightOf(lines, place)[0]
  const under = row === null && column === null ? labelBelow(lines, place) : []
  const isOther = row === 'other' || (column === 'other' && (row === null || row === 'not'))
  const about = isOther ? 'other' : strongest(strongest(row, column === 'other' ? null : column), aboutOf(under))
  return {
    about,
    period: rowPeriod ?? solePeriod(over),
    hasUnit: [...leftTokens, ...over, ...under].some(({ kind }) => kind === 'unit') || /^kw$/.test(right?.folded ?? ''),
    isTerm: lines[place.line]?.cells.some(cell => days.test(cell.folded)) ?? false,
  }
}

const isLabelOrPeriod = ({ kind }: Token) => kind === 'label' || kind === 'period'
const ranks: readonly (About | null)[] = ['contracted', 'power', 'other', 'not', null]
const strongest = (one: About | null, other: About | null) =>
  ranks[Math.min(ranks.indexOf(one), ranks.indexOf(other))] ?? null

/** What labels say together: another power before a contracted one, that before a mere power. */
function aboutOf(tokens: readonly Token[]): About | null {
  const found = tokens.flatMap(token => (token.kind === 'label' ? [token.about] : []))
  const first = (['other', 'contracted', 'power', 'not'] as const).find(about => found.includes(about))
  if (first) return first
  // "kW punta"
  const isBare = tokens.some(({ kind }) => kind === 'unit') && tokens.some(({ kind }) => kind === 'period')
  return isBare ? 'power' : null
}

const solePeriod = (tokens: readonly Token[]): Period | null => {
  const periods = new Set(tokens.flatMap(token => (token.kind === 'period' ? [token.period] : [])))
  const [only, other] = periods
  // "P3 (valle)": the word decides.
  if (periods.has('p3') && periods.has('p2') && periods.size === 2) return 'p2'
  if (periods.has('p2') && periods.has('llano') && periods.size === 2) return 'llano'
  return other === undefined ? (only ?? null) : null
}

/** "4,600" over "kW punta": a label in small letters under its value. */
function labelBelow(lines: readonly TextLine[], place: Placed): Token[] {
  const under = below(lines, place)
  const tokens = under && under.cell.folded.length < sentence ? powerTokens(under.cell.folded) : []
  return tokens.some(({ kind }) => kind === 'number') ? [] : tokens
}

/** The nearest labels, periods and units over a number in its column. */
function headingsOver(lines: readonly TextLine[], place: Placed): Token[] {
  for (let at = above(lines, place, tableReach), step = 0; at && step < mostOver; step += 1) {
    if (at.cell.folded.length > sentence) return []
    const tokens = powerTokens(at.cell.folded)
    if (!tokens.some(({ kind }) => kind === 'number') || tokens.some(({ kind }) => kind === 'label'))
      return tokens.filter(({ kind }) => kind !== 'number')
    at = above(lines, at, tableReach)
  }
  return []
}

/** The tokens of the same clause before a number, but for those of another number's. */
function clauseBefore(folded: string, tokens: readonly Token[], at: number): Token[] {
  const number = tokens[at]
  const start = Math.max(
    ...[...folded.slice(0, number?.start).matchAll(/\.\s(?=\p{L}{2})/gu)].map(({ index }) => index),
    -1,
  )
  return tokens.slice(0, at).filter(token => token.start > start)
}

/** The tokens up to the first of these kinds. */
function until(tokens: readonly Token[], ...kinds: Token['kind'][]): Token[] {
  const end = tokens.findIndex(({ kind }) => kinds.includes(kind))
  return end < 0 ? [...tokens] : tokens.slice(0, end)
}

/** The period beside a number: before it, or behind it where the cell begins with a number. */
function ownPeriod(tokens: readonly Token[], at: number, isAfter: boolean): Period | null {
  const beside = isAfter
    ? until(tokens.slice(at + 1), 'number', 'label')
    : until(tokens.slice(0, at).reverse(), 'number')
  return solePeriod(beside) ?? beside.find(token => token.kind === 'period')?.period ?? null
}

/** "Punta: 4,6 kW" can be under a heading; a sentence that happens to name a power represents itself. */
const saysOnlyPowers = (tokens: readonly Token[]) =>
  !tokens.some(token => token.kind === 'label' && token.about === 'not')
