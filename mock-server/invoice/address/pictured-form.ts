import { illegible } from '../text/illegible.ts'
import { type Placed, rightOf } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { findAddresses } from './find-addresses.ts'
import { isFlat } from './flat-words.ts'
import { isLabelOf } from './part-labels.ts'
import { isSameStreet } from './same-street.ts'
import { scoreAddress } from './score-address.ts'

// So much more must a label say for one form of a home than for the other: as a heading over the supply's box does.
const labelled = 1.5

/**
 * Where the labelled form of a home was hardly legible, the fuller one is the envelope's, which may shorten what it says ("LUNA 12 ESC IZ"
 * for "Calle de la Luna, 12, Esc. Izq. 1º A"): street and flat are the labelled form's.
 */
export function asLabelled(lines: readonly TextLine[], address: AddressCandidate): AddressCandidate {
  const own = scoreAddress(lines, address)
  const form = findAddresses(lines).find(
    other => isOtherForm(address, other) && scoreAddress(lines, other) >= own + labelled,
  )
  return form ? { ...address, street: form.street, apartment: form.apartment || address.apartment } : address
}

/** The same house, in a street that is not spelt alike: then one is as good as the other. */
function isOtherForm(one: AddressCandidate, other: AddressCandidate): boolean {
  const isLegible = other.street !== '' && !other.street.includes(illegible)
  return isSameHouse(one, other) && isLegible && other.street !== one.street
}

/**
 * Without a flat that may be a part of the whole: another form of this home says more of it, not all legible, or the form has a label of a
 * floor or door over an empty field.
 */
export function withWholeFlat(lines: readonly TextLine[], address: AddressCandidate): AddressCandidate {
  const isLonger = findAddresses(lines).some(
    other =>
      isSameHouse(address, other) &&
      other.apartment.includes(illegible) &&
      isFlat(other.apartment.replace(unread, '')) &&
      words(other.apartment) > words(address.apartment),
  )
  const isPart = isLonger || address.places.some(place => hasEmptyField(lines, place))
  return isPart ? { ...address, apartment: '' } : address
}

/** Without a street that has no number, and goes on with what was hardly legible: "Polígono Industrial El C | ¿" over "Nave 3". */
export function withWholeStreet(lines: readonly TextLine[], address: AddressCandidate): AddressCandidate {
  const goesOn = address.places.some(
    place => address.street.includes(place.cell.text) && rightOf(lines, place)[0]?.text.startsWith(illegible),
  )
  return address.streetNr === '' && goesOn ? { ...address, street: '', apartment: '' } : address
}

/** Without a number that another form of this home gives with one other figure: one of them was misread. */
export function withAgreedNumber(lines: readonly TextLine[], address: AddressCandidate): AddressCandidate {
  const isDoubtful = findAddresses(lines).some(
    other => isSameStreet(address, other) && differsByFigure(address.streetNr, other.streetNr),
  )
  return isDoubtful ? { ...address, streetNr: '' } : address
}

/** "86" and "56": as long, and one figure differs. */
const differsByFigure = (one: string, other: string) =>
  /^\d+$/.test(one) &&
  /^\d+$/.test(other) &&
  one.length === other.length &&
  [...one].filter((figure, at) => figure !== other[at]).length === 1

const isSameHouse = (one: AddressCandidate, other: AddressCandidate) =>
  isSameStreet(one, other) && bare(one.streetNr) === bare(other.streetNr) && one.streetNr !== ''

const unread = /\S*¿\S*/g

/** Words and numbers, "Portal1" as two. */
const words = (flat: string) => flat.replace(/[ºª]/g, ' ').match(/\p{L}+|\d+|¿+/gu)?.length ?? 0

/** The labels over a place are of a street and its flat, and under one of floor or door stands nothing. Many a home has no stair. */
function hasEmptyField(lines: readonly TextLine[], { line }: Placed): boolean {
  const labels = lines[line - 1]?.cells ?? []
  const isOfForm = labels.some(label => isLabelOf('street', label.folded))
  return (
    isOfForm &&
    labels.some(({ folded, left }, at) => {
      const end = labels[at + 1]?.left ?? Number.POSITIVE_INFINITY
      const isFilled = lines[line]?.cells.some(value => value.right > left && value.left < end)
      return floorOrDoor.test(folded) && isLabelOf('flat', folded) && !isFilled
    })
  )
}

const floorOrDoor = /^(?:planta|piso|puerta|pis|porta|andar|solairua|atea|pl|pta)\.?$/

/** "S/N" and "SN" are one. */
const bare = (streetNr: string) => streetNr.toLowerCase().replace(/[^\p{L}\d-]/gu, '')
