import { nameInUse } from '#domain/municipalities.ts'
import { findProvince, provinces } from '#domain/provinces.ts'
import { below, fold, type Placed, rightOf, type TextLine } from '../text/text-line.ts'
import { partLabels } from '../words/addresses.ts'
import { alternatives } from '../words/match.ts'
import { findTowns, type TownMatch } from './match-town.ts'
import { isOtherLabel, partLabel } from './part-label.ts'
import { isLabelCell, otherPiece } from './street-text.ts'

/** Every text is '' where it is not certain. */
export interface Town {
  municipality: string
  /** The official list has this town at this postal code. */
  isTownKnown: boolean
  /** The town as the official list spells it, in the case of the print; '' where the list does not have it. */
  officialTown: string
  /** Name of the province. */
  province: string
}

/** No town is certain. */
export const noTown: Town = { municipality: '', isTownKnown: false, officialTown: '', province: '' }

/** What may go on after the code's own line: the cell beside it and two lines below. */
export function tailLines(lines: readonly TextLine[], place: Placed, after: string): string[] {
  const beside = after === '' ? rightOf(lines, place)[0] : undefined
  const tails: string[] = beside && !/[\d:·]/u.test(beside.text) ? [cleanTail(beside.text)] : []
  let at = below(lines, place)
  for (let step = 0; at && step < 2; step += 1) {
    const { text, folded } = at.cell
    if (isLabelCell(folded) || isOtherLabel(folded) || otherPiece.test(folded) || /\d{3}/.test(text)) break
    tails.push(cleanTail(text))
    at = below(lines, at)
  }
  return tails
}

const townLabel = new RegExp(
  `(?<!\\p{L})(?:${alternatives(`${partLabels.town}|${partLabels.province}`)})\\s*:\\s*`,
  'gu',
)

/** What follows a postal code, without signs and labels before it. */
export function cleanTail(text: string): string {
  let clean = text
  for (const { index, 0: label } of [...fold(text).matchAll(townLabel)].reverse())
    clean = `${clean.slice(0, index).trimEnd()}, ${clean.slice(index + label.length)}`
  return clean.replace(/^[\s,;:.)·–/-]+/u, '').trim()
}

/** The town that is after a code. Known to the list, else as printed where it can be nothing else. */
export function townBehind(zipCode: string, tails: readonly string[]): Town | null {
  const [first = '', ...rest] = tails
  for (const count of [3, 2, 1]) {
    const joined = [first, ...rest].slice(0, count).join(' ')
    const [match] = findTowns(zipCode, joined).filter(
      ({ start }) => start <= 2 || partLabel(fold(joined.slice(0, start))) !== null,
    )
    if (!match || (count > 1 && match.end <= [first, ...rest].slice(0, count - 1).join(' ').length)) continue
    return known(match, edged(joined.slice(match.start, match.end)))
  }
  const printed = printedTown(first || (rest[0] ?? ''))
  return printed ? { ...noTown, municipality: printed } : null
}

/** A town the list does not have at this code, perhaps a village of it: up to a bracket, a comma or a dash. */
function printedTown(text: string): string | null {
  const [, name = ''] = /^([^\d(),:;€/–]+?)\s*(?:$|[(),;:/–]|\s-\s)/u.exec(text) ?? []
  const words = name.trim().split(/\s+/)
  if (isLabelCell(fold(name)) || isOtherLabel(fold(name)) || /potenci|contrat|consum/u.test(fold(name))) return null
  if (!/^\p{Lu}/u.test(name.trim()) || words.length > 6 || name.trim().length < 3 || name.length > 45) return null
  return edged(name)
}

/** "C/ Luna 2, Madrid, 28004": the town that ends the text before a code, its province perhaps behind it. */
export function townBefore(zipCode: string, street: string): (Town & { start: number }) | null {
  const matches = findTowns(zipCode, street).filter(({ start, end }) => {
    const tail = street
      .slice(end)
      .replace(/[\s,;:.()–/-]+/gu, ' ')
      .trim()
    return (
      (tail === '' || findProvince(tail) !== null) && /(?:^|[\d,;.()º°ª–-]|\p{L}\.?)\s*$/u.test(street.slice(0, start))
    )
  })
  const [match] = matches.sort((a, b) => Number(b.isExact) - Number(a.isExact) || a.start - b.start)
  if (!match) return null
  const { start, end } = match
  return { start, ...known(match, edged(street.slice(start, end))) }
}

/** A town of the official list, as it is printed; in a picture as it is officially written. */
const known = ({ municipality: { id, name } }: TownMatch, printed: string): Town => ({
  municipality: printed,
  isTownKnown: true,
  officialTown: printed === printed.toUpperCase() ? nameInUse(name).toUpperCase() : nameInUse(name),
  province: provinceName(id),
})

const provinceName = (id: string) => provinces.find(({ code }) => code === id.slice(0, 2))?.name ?? ''
function edged(text: string): string {
  const clean = text.replace(/^[\s,;:.\-–/(]+|[\s,;:.\-–/(]+$/gu, '')
  // "Noáin (Valle de Elorz)": the bracket belongs to the name.
  return clean.includes('(') && !clean.includes(')') ? `${clean})` : clean
}
