import { isGasCups } from '#domain/cups.ts'
import { findProvince } from '#domain/provinces.ts'
import { cupsIn, holdsCups } from '../cups/cups-in-text.ts'
import type { SupplyCups } from '../cups/supply-cups.ts'
import { labelScore } from '../evidence/label-score.ts'
import { illegible } from '../text/illegible.ts'
import { overlap, type Placed, paragraphReach } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { isPostAddress } from './post-address.ts'

/**
 * What an address's place beside the CUPS says. One that its labels let be the supply's is rarely another's there; directly above or below
 * the CUPS, in its column, almost never. One without a label is any home that is printed nearby, unless both are lines of one text. In a
 * form with the CUPS of the gas alone, it is the gas's.
 */
export function boxScore(
  lines: readonly TextLine[],
  address: AddressCandidate,
  labels: number,
  cups: Pick<SupplyCups, 'lines' | 'gasLines'>,
): number {
  const { places } = address
  const end = places.at(-1)?.line ?? 0
  const others = cups.gasLines.filter(line => line <= end || !isTitleWithCups(lines[line]))
  const [nearest, nearestGas] = [distanceTo(lines, places, cups.lines), distanceTo(lines, places, others)]
  // One form may name both CUPS, in lines next to each other; a form of the gas alone stands away from the electricity's.
  const isOneForm = cups.lines.some(line => cups.gasLines.some(other => Math.abs(line - other) <= sameForm))
  if (nearestGas <= nextTo && nearestGas < nearest && !isOneForm) return -gasBox
  if (nearest <= boxReach && cups.gasLines.some(line => isInGasColumn(lines, places, line))) return -gasBox
  if (nearest > boxReach) return 0
  if (labels < saysSupply) {
    // A code and town alone are any home's of that town.
    const mayBeSupply = address.street !== '' && labels >= 0 && !isPostAddress(lines, address)
    return mayBeSupply && cups.lines.some(line => isOneText(lines, places, line)) ? nextToCups : 0
  }
  const isNextTo = cups.lines.some(line => linesToCups(lines, places, line) !== null)
  return isNextTo ? nextToCups : inBoxOfCups * (1 - nearest / (boxReach + 1))
}

// Less is what a far heading and the holder's label leave of each other.
const saysSupply = 0.2
const gasBox = 2
const inBoxOfCups = 0.8
/** What a place directly at the CUPS gives. */
export const nextToCups = 1.5
// In lines of text.
const boxReach = 8
const nextTo = 2
const sameForm = 2

/** Two CUPS side by side, and only the gas's stands in the column of the address. */
function isInGasColumn(lines: readonly TextLine[], places: readonly Placed[], line: number): boolean {
  const isOver = (cell: Cell) => places.some(place => overlap(cell, place.cell))
  const isGas = ({ text }: Cell) => cupsIn(text).some(({ cups }) => isGasCups(cups))
  const points = lines[line]?.cells.filter(({ text }) => holdsCups(text)) ?? []
  const own = points.filter(isOver)
  return own.length > 0 && own.every(isGas) && !points.every(isGas)
}

/** "Otro suministro · CUPS ES0021…": the title of a form with its CUPS, which belongs to what stands below it. */
const isTitleWithCups = (line: TextLine | undefined): boolean =>
  line?.cells.length === 1 &&
  line.cells.every(({ text, folded }) => {
    const at = cupsIn(text)[0]?.at ?? 0
    return labelScore(folded.slice(0, at), false) !== 0
  })

/** How many lines stand between an address and the nearest of some lines of its page. */
function distanceTo(lines: readonly TextLine[], places: readonly Placed[], others: readonly number[]): number {
  const [first, last] = [places[0]?.line, places.at(-1)?.line]
  if (first === undefined || last === undefined) return Number.POSITIVE_INFINITY
  const distances = others
    .filter(line => lines[line]?.page === lines[first]?.page)
    .map(line => Math.max(0, first - line, line - last))
  return Math.min(...distances, Number.POSITIVE_INFINITY)
}

/** The lines from an address to that line which have something in its column: at most two between them; null where there are more. */
function linesToCups(lines: readonly TextLine[], places: readonly Placed[], line: number): number[] | null {
  const [from, to] = [Math.min(...places.map(place => place.line)), Math.max(...places.map(place => place.line))]
  const inColumn = (index: number) =>
    lines[index]?.cells.some(cell => places.some(place => overlap(cell, place.cell))) ?? false
  if (lines[line]?.page !== lines[from]?.page || !inColumn(line)) return null
  const [start, end] = line < from ? [line, from] : [to, line]
  const between = Array.from({ length: Math.max(0, end - start - 1) }, (_, step) => start + 1 + step).filter(inColumn)
  // "Málaga" over "Spain" right below an address: its end.
  const other = between.findIndex(index => !lines[index]?.cells.some(isEndOfAddress))
  const ends = line < from ? 0 : other < 0 ? between.length : other
  return end - start <= boxReach && between.length - ends <= nextTo ? [start, ...between, end] : null
}

const isEndOfAddress = ({ text }: Cell): boolean =>
  findProvince(text) !== null || /^(?:espa[nñ]a|espanya|espainia|spain)$/iu.test(text)

const unread = new RegExp(`^(?:${illegible}\\s?){16,}$`)

/** The CUPS itself stands in the column of the address, and no wide gap parts them. */
function isOneText(lines: readonly TextLine[], places: readonly Placed[], line: number): boolean {
  const cells = lines[line]?.cells ?? []
  // In a picture, a CUPS that was guessed stands where nothing is legible.
  const own = cells.filter(({ text }) => holdsCups(text) || unread.test(text))
  // A narrow column breaks the CUPS in two, and no cell has all of it.
  const isInColumn = (own.length > 0 ? own : cells).some(cell => places.some(place => overlap(cell, place.cell)))
  const block = isInColumn ? (linesToCups(lines, places, line) ?? []) : []
  return block.length > 0 && block.every((index, step) => isClose(lines[index], lines[block[step - 1] ?? index]))
}

const isClose = (one: TextLine | undefined, other: TextLine | undefined) =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.top - other.top) <= paragraphReach * Math.max(one.height, other.height)
