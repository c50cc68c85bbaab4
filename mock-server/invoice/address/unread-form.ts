import { labelScore } from '../evidence/label-score.ts'
import { fold } from '../text/fold.ts'
import { above, below, overlap, type Placed, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { isKindLabel, labelOfName } from './kind-labels.ts'
import { beginsWithPart, isAnyLabel, isLabelOf } from './part-labels.ts'
import { scoreAddress } from './score-address.ts'
import { isHouseNumber } from './street-parts.ts'
import type { StreetAlone } from './unread-street.ts'

/**
 * The streets of the supply's forms that belong to none of the addresses: the postal code is missing, or nobody understood it. A form has a
 * street at its label and a house at that of the number.
 */
export function streetsOfForms(lines: readonly TextLine[], addresses: readonly AddressCandidate[]): StreetAlone[] {
  const known = new Set(addresses.flatMap(({ places }) => places.map(({ cell }) => cell)))
  return lines.flatMap(({ cells }, line) =>
    cells
      .flatMap(cell => streetsAt(lines, { line, cell }))
      .filter(({ place, house }) => !known.has(place.cell) && !known.has(house))
      .map(({ place, street, streetNr }) => {
        const score = scoreAddress(lines, { places: [place], prefix: '' })
        return { street, streetNr, apartment: '', line: place.line, score }
      })
      .filter(({ score }) => score > 0),
  )
}

interface StreetOfForm {
  place: Placed
  street: string
  house: Cell
  streetNr: string
}

/** The street and its house at a label: in its own cell, below it, over it or beside it. */
function streetsAt(lines: readonly TextLine[], label: Placed): StreetOfForm[] {
  const { folded } = label.cell
  const isLabel = isLabelOf('street', folded) || labelOfName(lines, label)?.length === folded.length
  return isLabel
    ? [...inRows(lines, label), ...inColumns(lines, label), ...inRow(lines, label), ...inStack(lines, label)]
    : inOwnCell(lines, label)
}

/** "Calle: Luna" beside "Número: 2" or over it. */
function inOwnCell(lines: readonly TextLine[], place: Placed): StreetOfForm[] {
  const street = valueIn('street', place.cell)
  const near = [...rightOf(lines, place), below(lines, place)?.cell].filter(cell => cell !== undefined)
  const house = near.find(cell => isHouseNumber(fold(valueIn('number', cell))))
  return house && isName(street) ? [{ place, street, house, streetNr: valueIn('number', house) }] : []
}

/** "Calle | Número" over "Luna | 2", or under it. */
function inRows(lines: readonly TextLine[], label: Placed): StreetOfForm[] {
  const number = rightOf(lines, label).find(cell => isLabelOf('number', cell.folded))
  return [below, above].flatMap(near => {
    const place = near(lines, label)
    const house = number && near(lines, { line: label.line, cell: number })
    return place && house?.line === place.line ? streetWith(place, house.cell) : []
  })
}

/** "Calle | Luna | Sol" over "Número | 2 | 4". */
function inColumns(lines: readonly TextLine[], label: Placed): StreetOfForm[] {
  const next = below(lines, label)
  const houses = next && isLabelOf('number', next.cell.folded) ? rightOf(lines, next) : []
  return rightOf(lines, label).flatMap(cell =>
    houses.filter(house => overlap(house, cell)).flatMap(house => streetWith({ line: label.line, cell }, house)),
  )
}

/** "Calle" over "Luna" over "Número" over "2". */
function inStack(lines: readonly TextLine[], label: Placed): StreetOfForm[] {
  const street = below(lines, label)
  const number = street && below(lines, street)
  const house = number && isLabelOf('number', number.cell.folded) ? below(lines, number) : null
  return street && house ? streetWith(street, house.cell) : []
}

/** "Calle | Luna | Número | 2" */
function inRow(lines: readonly TextLine[], label: Placed): StreetOfForm[] {
  const [street, number, house] = rightOf(lines, label)
  return street && number && house && isLabelOf('number', number.folded)
    ? streetWith({ line: label.line, cell: street }, house)
    : []
}

const streetWith = (place: Placed, house: Cell): StreetOfForm[] =>
  isName(place.cell.text) && isHouseNumber(house.folded)
    ? [{ place, street: place.cell.text, house, streetNr: house.text }]
    : []

/** What stands behind the label of a part in its own cell; '' where nothing does. */
const valueIn = (part: 'street' | 'number', { text, folded }: Cell): string => {
  const label = beginsWithPart.get(part)?.exec(folded)?.[0] ?? ''
  return label.includes(':') ? text.slice(label.length) : ''
}

function isName(text: string): boolean {
  const folded = fold(text)
  return /^\p{L}[^:]{2,}$/u.test(text) && !isAnyLabel(folded) && !isKindLabel(folded) && labelScore(folded, true) === 0
}
