import { provinces } from '#domain/province-list.ts'
import { findProvince, postalCodeProvince } from '#domain/provinces.ts'
import { basqueTypes } from '../evidence/address-wordings.ts'
import { findTowns, officialSpelling } from '../places/match-town.ts'
import { fold } from '../text/fold.ts'
import { type Placed, rightOf } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { addressOfTable } from './address-table.ts'
import { mayGoOn } from './cut-value.ts'
import { chainOf, flatOf, hasLabelTwice } from './flat-of-form.ts'
import { partsOfForm } from './form-parts.ts'
import { streetOverForm } from './form-street.ts'
import { isBareName, kindInLabel, withoutLabelOfKind } from './kind-labels.ts'
import { farthest, type LabelledPart } from './labelled-part.ts'
import { isPostalCode } from './looks-like-address.ts'
import { cellsOfForm } from './own-cells.ts'
import { hasTownLabel, ownerInLabel, type Part } from './part-labels.ts'
import { isSaid } from './said-value.ts'
import { splitStreet, withoutArea } from './street-parts.ts'
import { cleanTail, labelledTown } from './town-of-code.ts'
import { unreadInTable, unreadParts } from './unread-parts.ts'

/** A postal code in a cell; what stands before `from` belongs to another one. */
export interface PrintedCode {
  zipCode: string
  at: number
  from: number
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
  const table = labelOfCode === 'postalCode' ? addressOfTable(lines, place) : null
  const form = table ? null : partsOfForm(lines, place, at, labelOfCode)
  const around = table?.parts.filter(({ part, label, value }) => isSaid(part, label, value)) ?? form
  if (!around) return null
  const unread = form ? unreadParts(lines, place, form) : unreadInTable(lines, table?.parts ?? [])
  const parts = withOwnKind(nearest(around, place.line), around)
  const found = parts.get('street')
  const labelled = found && { ...found, value: withoutLabelOfKind(found.value) }
  const rest = place.cell.text.slice(at + zipCode.length)
  const isTownInRest = labelOfCode === 'town' || hasTownLabel(lines, place, at)
  const isOfCode = (text: string) => findTowns(zipCode, text).length > 0
  const [beside] = rightOf(lines, place)
  const restOfTown = cleanTail(rest) || (beside && isOfCode(beside.text) ? beside.text : '')
  // "LOCALIDAD | Villanueva de la Peña | MUNICIPIO | Mazcuerras": the one that the code knows.
  const towns = around.filter(({ part, value }) => part === 'town' && !value.includes(zipCode) && isOfCode(value))
  const ownTown = isTownInRest ? { value: restOfTown } : undefined
  // "LOCALIDAD: POLA DE SIERO" beside "MUNICIPIO: SIERO"
  const whole = towns.filter(({ value }) =>
    findTowns(zipCode, value).some(({ start, end }) => start === 0 && end === value.length),
  )
  const town =
    nearest(whole.length > 0 ? whole : towns, place.line).get('town') ??
    (labelOfCode === 'town' || isOfCode(ownTown?.value ?? '') ? ownTown : (parts.get('town') ?? ownTown))
  if (!labelled && !town) return null
  const over = streetOverForm(lines, place, labelled?.line)
  // "Camino" beside "Viejo" is no street.
  const street = over || unread.ofStreet || (labelled && mayGoOn(lines, labelled)) ? undefined : labelled
  if (over) parts.delete('street')
  if (/\p{L}{3}/u.test(rest) && !isTownInRest && !findProvince(cleanTail(rest))) return null
  const isApart = parts.has('number')
  // "Situación | Partida El Sol, Parcela 5": what is a flat on one form is the street on another.
  const flats = around.filter(
    ({ part, place: { cell } }) => part === 'flat' && !over?.places.some(other => other.cell === cell),
  )
  const nearestFlat = nearest(flats, place.line).get('flat')
  const chain = nearestFlat ? chainOf(flats, nearestFlat.line) : []
  const isFlatUnsure = unread.ofFlat || hasLabelTwice(chain)
  const flat = isFlatUnsure ? [] : chain
  const split = splitStreet(street?.value ?? over?.street ?? '')
  const apart = isApart && street ? withoutArea(street.value) : { area: '', street: '' }
  const [known] = town ? findTowns(zipCode, town.value) : []
  const province = known
    ? provinces.find(({ code }) => code === known.municipality.id.slice(0, 2))?.name
    : (findProvince(parts.get('province')?.value ?? '')?.name ?? postalCodeProvince(zipCode)?.name)
  // A form without a province may have got that of the next one, beside its code.
  const isOfNext = ({ line, cell }: Placed) =>
    lines[line]?.cells.some(other => other !== cell && other !== place.cell && isPostalCode(other)) ?? false
  const ofHome = [...parts.values()].filter(({ part, place: own }) => part !== 'province' || !isOfNext(own))
  const places = [...(over?.places ?? []), ...ofHome.map(part => part.place)].sort(
    (a, b) => a.line - b.line || a.cell.left - b.cell.left,
  )
  return [
    {
      street: street
        ? withKind(
            parts.get('kind')?.value ?? kindInLabel(street.label, street.value),
            isApart ? apart.street : split.street,
          )
        : split.street,
      streetNr: isApart ? (unread.ofNumber ? '' : houseOf(parts)) : split.streetNr,
      apartment: flatWithArea(apart.area, flat.length > 0 ? flatOf(flat) : isApart ? '' : split.apartment),
      zipCode,
      municipality: town ? labelledTown(town.value, known) : '',
      isTownKnown: known !== undefined,
      officialTown: known && town ? officialSpelling(known, town.value) : '',
      province: province ?? '',
      ...(unread.ofStreet && labelled && { isStreetUnsure: true }),
      places: places.length > 0 ? places : [place],
      cells: cellsOfForm([...parts.values(), ...chain]),
      isFlatUnsure,
      prefix:
        table?.heading || (over?.prefix ?? (street ? labelInCell(street) || ownerInLabel(fold(street.label)) : '')),
    },
  ]
}

/** The parts with the kind that stands nearest to the name of the street: another form's may stand nearer to the code. */
function withOwnKind(parts: Map<Part, LabelledPart>, all: readonly LabelledPart[]): Map<Part, LabelledPart> {
  const street = parts.get('street')?.line ?? 0
  const toStreet = ({ line }: LabelledPart) => Math.abs(line - street)
  const [kind] = all.filter(({ part }) => part === 'kind').toSorted((one, other) => toStreet(one) - toStreet(other))
  return kind && parts.has('street') ? new Map([...parts, ['kind', kind]]) : parts
}

/** "Urb. Los Pinos" before its street in one field, and the flat in others. */
const flatWithArea = (area: string, flat: string): string => [area, flat].filter(part => part !== '').join(', ')

/** "8 B" of "Número | 8 | Dup. | B". */
const houseOf = (parts: ReadonlyMap<Part, LabelledPart>): string =>
  [houseIn(parts.get('number')?.value ?? ''), parts.get('suffix')?.value ?? ''].filter(part => part !== '').join(' ')

/** "nº 3", and "3)" in a picture, whose second sign is the edge of the form. */
const houseIn = (value: string) => value.replace(/^n[º°o.]+\s*/i, '').replace(/(?<=\d)\s?[)\]}|]$/, '')

/** "Dirección de suministro: C/ Luna 2": the label that stands in the cell of its value; '' elsewhere. "Nombre" is the street's, and nobody's. */
function labelInCell({ place, value }: LabelledPart): string {
  const label = place.cell.text.endsWith(value) ? place.cell.text.slice(0, -value.length) : ''
  // "Kalearen izena", too.
  return namesStreet.test(fold(label)) || isBareName(place.cell.folded) ? '' : label
}

const namesStreet = /^(?:nom\p{L}*|izena|denominacion?) d[eo]|^(?:kale|bide)aren izena/u

/** "Ronda" and "San Ramón, de" are "Ronda de San Ramón", "Kalea" and "San Pedro" are "San Pedro Kalea". */
function withKind(kind: string | undefined, name: string): string {
  const [, bare = name, article = ''] =
    /^(.+),\s*((?:de|del|d['’]|da|do)(?:\s(?:la|las|los|el|les))?)$/iu.exec(name) ?? []
  const parts = [article, bare].filter(part => part !== '')
  if (!kind) return parts.join(' ')
  return (onlyBasqueKind.test(fold(kind)) ? [...parts, kind] : [kind, ...parts]).join(' ')
}

const onlyBasqueKind = new RegExp(`^(?!plaza$)(?:${basqueTypes})$`, 'u')

/** The nearest of each part, all of one block. One in the code's own line is the code's, wherever its label stands. */
function nearest(parts: readonly LabelledPart[], line: number): Map<Part, LabelledPart> {
  const found = new Map<Part, LabelledPart>()
  const distance = (part: LabelledPart) => (part.place.line === line ? 0 : Math.abs(part.line - line))
  for (const part of [...parts].sort((a, b) => distance(a) - distance(b))) {
    if (!found.has(part.part) && Math.abs(part.line - line) <= farthest) found.set(part.part, part)
  }
  return found
}
