import { basqueTypes, kindsAsLabels, shortenedTypes, streetTypes } from '../evidence/address-wordings.ts'
import { fold } from '../text/fold.ts'
import { above, below, leftOf, type Placed, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { beginsWithPart, isLabelOf } from './part-labels.ts'
import { atSamePlace } from './same-place.ts'
import { beginningIn } from './street-beginning.ts'

/** A kind of street and nothing else. */
export const onlyKind = new RegExp(`^(?:${streetTypes}|${shortenedTypes})$`, 'u')

/** "CALLE" at "Vía" or "Tipo de vía", beside "Nombre vía": a value, though the word is also a label. */
export function isKindAtLabel(lines: readonly TextLine[], place: Placed): boolean {
  // "Tipo vía | Vía": two labels.
  if (!onlyKind.test(place.cell.folded) || place.cell.folded === 'via') return false
  const [left] = leftOf(lines, place)
  const underLeft = left && below(lines, { line: place.line, cell: left })?.cell.folded
  const hasOwnKind = underLeft !== undefined && onlyKind.test(underLeft) && !isKindLabel(underLeft)
  const around = [
    above(lines, place)?.cell,
    // "Bide mota | Bidea" over "Kl. | Arrontegi": two labels, too.
    hasOwnKind ? undefined : left,
    below(lines, place)?.cell,
    atSamePlace(lines, place, place.line + 1)?.cell,
  ]
  return around.some(cell => cell !== undefined && isKindLabel(cell.folded))
}

/** "Tipo de vía", and "Vía" or "Tipo" where the name has a label of its own. */
export const isKindLabel = (folded: string): boolean =>
  /^via(?: ?\/ ?via)?\s?:?$/.test(folded) || isLabelOf('kind', folded)

/** "Tipo", "Tipus / Tipo": labels the kind of a street only where one follows, since there are other kinds. */
export const isShortKindLabel = (folded: string): boolean => !/\b(?:via|calle|rua|bide)/.test(folded)

/** The label of a street's name, where its kind has one: "Tipo de vía | PLAZA" over "Nombre | DEL SEIS DE AGOSTO", "Vía Plaza" beside "Nombre La Litera". */
export function labelOfName(lines: readonly TextLine[], place: Placed): string | undefined {
  const label = bareName.exec(place.cell.folded)?.[0]
  // "Nom de la via: Sant Francesc" says itself whose name it is.
  if (label === undefined || beginsWithPart.get('street')?.test(place.cell.folded)) return undefined
  const row = lines[place.line]?.cells ?? []
  const over = above(lines, place)?.cell.folded ?? ''
  if (label.length < place.cell.folded.length)
    return saysKind(over) || row.some(({ folded }) => saysKind(folded)) ? label : undefined
  // "(calle o plaza)" under "Plaza" is the kind's.
  const saysOnlyKind = (at: Placed) =>
    isLabelOf('street', at.cell.folded) &&
    [above(lines, at), below(lines, at)].some(near => near && onlyKind.test(near.cell.folded))
  const isStreetLabel = (cell: Cell) => {
    const at = { line: place.line, cell }
    return (
      isLabelOf('street', cell.folded) && !isKindLabel(cell.folded) && !isKindAtLabel(lines, at) && !saysOnlyKind(at)
    )
  }
  const isKinds = (cell: Cell) => {
    const at = { line: place.line, cell }
    return isLabelOf('kind', cell.folded) || saysKind(cell.folded) || saysOnlyKind(at) || isOfKind(lines, at)
  }
  // "Urbanización | … | Clase de vía | CALLE" over "Denominación | ZURBARÁN | Número | 14"
  const rowOver = label.startsWith('denominaci') ? (lines[place.line - 1]?.cells ?? []) : []
  const isBesideKind = [...row, ...rowOver].some(isKinds) && !row.some(isStreetLabel)
  return isBesideKind || isKindLabel(over) ? label : undefined
}

/** "Vía" with a kind of street beside it, over it or under it; of "Nombre | Vía" over "Ana Prueba | Calle Mayor" the kind is in the street. */
const isOfKind = (lines: readonly TextLine[], place: Placed): boolean =>
  isKindLabel(place.cell.folded) &&
  [above(lines, place)?.cell, below(lines, place)?.cell, rightOf(lines, place)[0]].some(
    cell => cell !== undefined && onlyKind.test(cell.folded),
  )

const names = 'nom(?:bre|e)?|denominacion?|izena'
const bareName = new RegExp(
  `^(?:${names})(?: ?/ ?(?:${names}))?(?:\\s*:?$|:?\\s(?!/|(?:d[ea] (?:la )?)?(?:via|calle|carrer|rua)\\s))`,
)
/** "Nombre", as the label of a person's name, or of a street's. */
export const isBareName = (folded: string): boolean => bareName.test(folded)

/** "Tipus de via Carrer", "Vía Plaza": the kind of a street and its label, whichever. */
function saysKind(folded: string): boolean {
  const label = beginsWithPart.get('kind')?.exec(folded)?.[0] ?? ''
  // "Vía: Plaza", too.
  return kindWithLabel(folded.replace(/\s?:\s/, ' ')) || (label !== '' && onlyKind.test(folded.slice(label.length)))
}

/** "Vía Plaza", "Tipo CALLE": the kind of a street behind its label. */
export function kindWithLabel(folded: string): boolean {
  const label = /^(?:via|tipo|tipus|clase|siglas?|t\.?v\.?)\s/.exec(folded)?.[0] ?? ''
  const kind = folded.slice(label.length)
  return label !== '' && kind !== 'via' && (kind === 'c' || onlyKind.test(kind))
}

/**
 * "Calle | Larga", "Kalea / Calle | Larga": the label is the kind of the street where the name has none, written as the name is; undefined where
 * it has its own or the label says more ("Calle / Plaza").
 */
export function kindInLabel(label: string, name: string): string | undefined {
  const [, plain, beforeColon] = labelledKind.exec(fold(label.trim()))?.indices ?? []
  const place = plain ?? beforeColon
  if (place === undefined || beginningIn(name)?.prefix === '' || endsInKind.test(fold(name))) return undefined
  const kind = label.trim().slice(...place)
  return name === name.toUpperCase() ? kind.toUpperCase() : kind.slice(0, 1).toUpperCase() + kind.slice(1).toLowerCase()
}

const kinds = 'calle|carrer|rua|kalea'
// "Plaza" without a colon is a name or a value as often.
const labelledKind = new RegExp(
  `^(?:(?:${kinds}) ?/ ?)?(?:(${kinds})(?=\\.?\\s?:?$)|(${kindsAsLabels})(?=\\s?:$))`,
  'd',
)

// "Barrenkale", "Nafarroa etorbidea"
const endsInKind = new RegExp(`(?:\\p{L}kalea?|\\s(?:${basqueTypes}))(?![\\p{L}.])`, 'u')

/** "vía Calle Luna": the street without the label of the kind that it names itself. */
export function withoutLabelOfKind(street: string): string {
  const bare = street.replace(/^v[ií]a\s/iu, '')
  return beginningIn(bare)?.prefix === '' ? bare : street
}
