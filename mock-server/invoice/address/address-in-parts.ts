import { provinces } from '#domain/province-list.ts'
import { findProvince, postalCodeProvince } from '#domain/provinces.ts'
import { findTowns, officialSpelling } from '../places/match-town.ts'
import { fold } from '../text/fold.ts'
import { above, leftOf, type Placed, rightOf } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { flatOf } from './flat-of-form.ts'
import { isInFormBeside } from './form-columns.ts'
import { isOfAnotherForm, streetOverForm } from './form-street.ts'
import { isKindUnderLabel, labelledValue, onlyKind } from './labelled-value.ts'
import {
  beginsWithPart,
  codeLabel,
  hasTownLabel,
  isLabelOf,
  type Part,
  partNames,
  type Relation,
  withoutEdge,
} from './part-labels.ts'
import { beginningIn } from './street-beginning.ts'
import { splitStreet } from './street-parts.ts'
import { cleanTail, labelledTown } from './town-of-code.ts'

/** A postal code in a cell; what stands before `from` belongs to another one. */
export interface PrintedCode {
  zipCode: string
  at: number
  from: number
}

// An address takes this many lines at most, labels over their values included.
const reach = 14
const farthest = 9

interface LabelledPart {
  part: Part
  /** As printed. */
  label: string
  value: string
  place: Placed
  line: number
}

/**
 * The address a postal code belongs to where each of its parts has a label of its own ("Calle", "Número", "C.P."); null elsewhere. The code may
 * also stand under the label of its town.
 */
export function addressInParts(
  lines: readonly TextLine[],
  place: Placed,
  { zipCode, at }: PrintedCode,
  labelOfCode: 'postalCode' | 'town' = 'postalCode',
): AddressCandidate[] | null {
  const relation = codeLabel(lines, place, at, labelOfCode)
  if (!relation) return null
  const inCells = partsAround(lines, place, relation)
  // "Calle | Luna | Núm. | 2 | C.P. 28001": only the code stands in the cell of its label.
  const isBesideOthers = relation === 'before' && inCells.every(({ part }) => part !== 'street' && part !== 'town')
  const around = (isBesideOthers ? partsAround(lines, place, 'left') : inCells).filter(
    part => !isOfAnotherForm(lines, place, part.place) && !isInFormBeside(lines, place, part.place, farthest),
  )
  const parts = nearest(around, place.line)
  const labelled = parts.get('street')
  const rest = place.cell.text.slice(at + zipCode.length)
  const isTownInRest = labelOfCode === 'town' || hasTownLabel(lines, place, at)
  const isOfCode = (text: string) => findTowns(zipCode, text).length > 0
  const [beside] = rightOf(lines, place)
  const restOfTown = cleanTail(rest) || (beside && isOfCode(beside.text) ? beside.text : '')
  // "LOCALIDAD | Villanueva de la Peña | MUNICIPIO | Mazcuerras": the one that the code knows.
  const towns = around.filter(({ part, value }) => part === 'town' && !value.includes(zipCode) && isOfCode(value))
  const ownTown = isTownInRest ? { value: restOfTown } : undefined
  const town =
    nearest(towns, place.line).get('town') ?? (labelOfCode === 'town' ? ownTown : (parts.get('town') ?? ownTown))
  if (!labelled && !town) return null
  const over = streetOverForm(lines, place, labelled?.line)
  const street = over ? undefined : labelled
  if (over) parts.delete('street')
  if (/\p{L}{3}/u.test(rest) && !isTownInRest && !findProvince(cleanTail(rest))) return null
  const isApart = parts.has('number')
  // "Situación | Partida El Sol, Parcela 5": what is a flat on one form is the street on another.
  const flats = around.filter(
    ({ part, place: { cell } }) => part === 'flat' && !over?.places.some(other => other.cell === cell),
  )
  const flat = nearest(flats, place.line).get('flat')
  const split = splitStreet(street?.value ?? over?.street ?? '')
  const [known] = town ? findTowns(zipCode, town.value) : []
  const province = known
    ? provinces.find(({ code }) => code === known.municipality.id.slice(0, 2))?.name
    : (findProvince(parts.get('province')?.value ?? '')?.name ?? postalCodeProvince(zipCode)?.name)
  const places = [...(over?.places ?? []), ...[...parts.values()].map(part => part.place)].sort(
    (a, b) => a.line - b.line,
  )
  return [
    {
      street: street ? withKind(parts.get('kind')?.value, isApart ? street.value : split.street) : split.street,
      streetNr: isApart ? houseIn(parts.get('number')?.value ?? '') : split.streetNr,
      apartment: flat ? flatOf(flats, flat.line) : isApart ? '' : split.apartment,
      zipCode,
      municipality: town ? labelledTown(town.value, known) : '',
      isTownKnown: known !== undefined,
      officialTown: known && town ? officialSpelling(known, town.value) : '',
      province: province ?? '',
      places: places.length > 0 ? places : [place],
      prefix: over?.prefix ?? (street ? labelInCell(street) : ''),
    },
  ]
}

/** "nº 3", and "3)" in a picture, whose second sign is the edge of the form. */
const houseIn = (value: string) => value.replace(/^n[º°o.]+\s*/i, '').replace(/(?<=\d)\s?[)\]}|]$/, '')

/** "Dirección de suministro: C/ Luna 2": the label that stands in the cell of its value; '' elsewhere. */
const labelInCell = ({ place, value }: LabelledPart) =>
  place.cell.text.endsWith(value) ? place.cell.text.slice(0, -value.length) : ''

/** "Ronda" and "San Ramón, de" are "Ronda de San Ramón". */
function withKind(kind: string | undefined, name: string): string {
  const [, bare = name, article = ''] =
    /^(.+),\s*((?:de|del|d['’]|da|do)(?:\s(?:la|las|los|el|les))?)$/iu.exec(name) ?? []
  return [kind ?? '', article, bare].filter(part => part !== '').join(' ')
}

function partsAround(lines: readonly TextLine[], place: Placed, relation: Relation): LabelledPart[] {
  const found: LabelledPart[] = []
  const page = lines[place.line]?.page
  for (
    let index = Math.max(0, place.line - reach);
    index <= Math.min(lines.length - 1, place.line + reach);
    index += 1
  ) {
    const line = lines[index]
    if (!line || line.page !== page) continue
    for (const cell of line.cells) {
      if (isKindUnderLabel(lines, { line: index, cell })) continue
      for (const part of partNames) {
        const isName = part === 'street' && isNameOfStreet(lines, { line: index, cell })
        const label = isName ? cell.folded : beginsWithPart.get(part)?.exec(`${withoutEdge(cell.folded)} `)?.[0]
        if (label === undefined) continue
        if (relation === 'before' && !label.includes(':') && isValueOfLabel(lines, { line: index, cell })) continue
        // Where values have cells of their own, one that begins with a label's word ("Bloque 3") is a value.
        if ((relation === 'before') === (isName || isLabelOf(part, cell.folded))) continue
        const end = endOfLabel(part, label, cell.folded)
        const value = labelledValue(lines, { line: index, cell }, end, relation)
        const isKind = part === 'street' && value !== null && onlyKind.test(fold(value.value))
        if (value && (part !== 'number' || isHouse(value.value)))
          found.push({ part: isKind ? 'kind' : part, label: cell.text.slice(0, end), ...value, line: index })
        break
      }
    }
  }
  return found
}

/** "Adreça / Dirección" is a label to its end, and the kind of a street none at all. */
function endOfLabel(part: Part, label: string, folded: string): number {
  if (isLabelOf(part, folded)) return folded.length
  return isKindOfStreet(part, label, folded) ? 0 : label.length
}

/** "Calle Luna, 40" without a colon: the kind of the street, which is a part of it. "Calle | Camino Nuevo" has its own. */
const isKindOfStreet = (part: Part, label: string, folded: string) =>
  part === 'street' && onlyKind.test(label.trimEnd()) && beginningIn(folded.slice(label.length))?.prefix !== ''

/**
 * Not "Número: 2025/07/118", which is the bill's, nor "Nº: C-33.108", the contract's. "s/n" may have lost its thin stroke in a picture, and
 * what is hardly legible there hides a number.
 */
const isHouse = (value: string) =>
  /^(?:n[\p{L}.º°]{0,6}|km\.?|p\.?k\.?|parc\p{L}{0,4}\.?)?\s?\d{1,4}(?!\d)|^s\P{L}{0,3}[il]?\P{L}{0,2}n\P{L}*$|^sin n|^z\/g|^\p{L}$|^¿/iu.test(
    value,
  ) && !/\d{5}|\d+[/-]\d+[/-]\d+/.test(value)

/** "Domicilio | Calle Luna 2", "Piso | Escalera 1, 3º B" beside "C.P. 28004": a value that begins with a label's word. */
const isValueOfLabel = (lines: readonly TextLine[], place: Placed) => {
  const [before] = leftOf(lines, place)
  return before !== undefined && partNames.some(part => isLabelOf(part, before.folded))
}

/** "Tipo de vía | PLAZA" over "Nombre | DEL SEIS DE AGOSTO": the name is the street's. */
const isNameOfStreet = (lines: readonly TextLine[], place: Placed) =>
  /^nom(?:bre|e)?\s*:?$/.test(place.cell.folded) && isLabelOf('kind', above(lines, place)?.cell.folded ?? '')

/** The nearest of each part, all of one block. */
function nearest(parts: readonly LabelledPart[], line: number): Map<Part, LabelledPart> {
  const found = new Map<Part, LabelledPart>()
  for (const part of [...parts].sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))) {
    if (!found.has(part.part) && Math.abs(part.line - line) <= farthest) found.set(part.part, part)
  }
  return found
}
