import { nameInUse } from '#domain/municipalities.ts'
import { findProvince, postalCodeProvince } from '#domain/provinces.ts'
import type { AddressCandidate } from './address/address-candidate.ts'
import { findAddresses } from './address/find-addresses.ts'
import { type CertainAddress, certainAddress } from './address/pictured-address.ts'
import { asLabelled, withAgreedNumber, withWholeFlat, withWholeStreet } from './address/pictured-form.ts'
import { plausibleParts } from './address/plausible-parts.ts'
import { findSupplyAddress } from './address/supply-address.ts'
import { type Alternatives, alternativesOf } from './alternatives.ts'
import { findSupplyCups } from './cups/supply-cups.ts'
import { doubtful } from './evidence/doubtful.ts'
import { certainOnly, type InvoiceReading } from './invoice-reading.ts'
import { findTowns, officialSpelling } from './places/match-town.ts'
import { municipalitiesOf } from './places/postal-codes.ts'
import { repairedCode } from './places/repaired-code.ts'
import { isTownElsewhere } from './places/town-elsewhere.ts'
import { findPowers } from './powers/contracted-powers.ts'
import { certainPowers, powersOfAccount } from './powers/pictured-powers.ts'
import { preparedLines } from './prepared-lines.ts'
import { withoutFormerColumns } from './text/former-columns.ts'
import { illegible } from './text/illegible.ts'
import type { TextLine } from './text/text-line.ts'

/** What a text says, how sure each part of it is, 0 to 1, and what it says in two ways. */
export interface TextFindings {
  reading: InvoiceReading
  confidence: { cups: number; address: number; powers: number }
  alternatives: Alternatives
}

/**
 * What the text of an invoice says for certain. Where letters were recognised in a picture, `guesses` also has those that were
 * hardly legible: a CUPS proves itself by its control letters.
 */
export function findInText(printed: readonly TextLine[], guesses?: readonly TextLine[]): TextFindings {
  const isPictured = guesses !== undefined
  const lines = preparedLines(printed)
  const supply = findSupplyCups(guesses ? withoutFormerColumns(guesses) : lines, { isPictured })
  const powers = isPictured ? certainPowers(findPowers(lines), powersOfAccount(lines)) : findPowers(lines)
  const found = findSupplyAddress(lines, { cups: supply, isPictured })
  const home =
    found.address &&
    (guesses
      ? certainParts(plausibleParts(withGuessedTown(agreed(lines, found.address), guesses)))
      : { ...plausibleParts(withTownOfCode(lines, found.address)), flatAlternatives: [] })
  const isDoubtful = found.address !== null && isCodeDoubtful(found.address)
  const { street, streetNr, apartment, zipCode, municipality, province } = home ?? {}
  const { p1, p2: p3 } = powers
  return {
    reading: certainOnly({ cups: supply.cups, street, streetNr, apartment, zipCode, municipality, province, p1, p3 }),
    confidence: {
      cups: supply.confidence,
      address: isDoubtful ? Math.min(found.confidence, doubtful) : found.confidence,
      powers: powers.confidence,
    },
    alternatives: alternativesOf({
      cups: supply.alternatives,
      addresses: isPictured ? found.alternatives.map(certainParts) : found.alternatives,
      flats: home?.flatAlternatives ?? [],
      powers: powers.alternatives,
    }),
  }
}

/** What the forms of one home in a picture say together. */
const agreed = (lines: readonly TextLine[], address: AddressCandidate) =>
  withWholeStreet(lines, withAgreedNumber(lines, withWholeFlat(lines, asLabelled(lines, address))))

const isCodeDoubtful = ({ isTownKnown, zipCode, municipality }: AddressCandidate) =>
  !isTownKnown && isTownElsewhere(zipCode, municipality)

/** A postal code of one town alone names it, as the bill does if it can. Beside a postal code of another town, a town's name says nothing. */
function withTownOfCode(lines: readonly TextLine[], address: AddressCandidate): AddressCandidate {
  const [only, other] = municipalitiesOf(address.zipCode)
  if (address.municipality === '' && address.street !== '' && only && !other)
    return { ...address, municipality: townNamedIn(lines, address.zipCode) ?? nameInUse(only.name) }
  if (!isCodeDoubtful(address)) return address
  return { ...address, municipality: '', province: postalCodeProvince(address.zipCode)?.name ?? '' }
}

/** "Burlada", where the list has "Burlada/Burlata" and the bill names the town far from its code. */
const townNamedIn = (lines: readonly TextLine[], zipCode: string) =>
  lines
    .flatMap(({ cells }) => cells)
    .map(({ text }) => ({ text, town: findTowns(zipCode, text).find(({ isExact }) => isExact) }))
    .map(({ text, town }) => town && officialSpelling(town, text))
    .find(name => name !== undefined)

/** A town whose letters were hardly legible is proven where they give one that the official list has at this postal code. */
function withGuessedTown(address: AddressCandidate, guesses: readonly TextLine[]): AddressCandidate {
  if (address.municipality !== '' || address.street === '') return address
  const { street, streetNr, zipCode } = address
  const guessed = findAddresses(guesses).find(
    other => other.isTownKnown && other.zipCode === zipCode && other.street === street && other.streetNr === streetNr,
  )
  if (!guessed) return address
  const { municipality, isTownKnown, officialTown, province } = guessed
  return { ...address, municipality, isTownKnown, officialTown, province }
}

// "¿¿ La Hoya, ¿¿ 27, Edif. Teide": what is legible of the street is not its beginning.
const hiddenStreet = new RegExp(`${illegible}.*[,\\d]\\s*$`, 'u')

/**
 * A misread sign in a town's name is put right by the official list; a name the list does not have is left out. A code at which the
 * list has another town is put right by the town, or left out; so is one beside a name that may be its province's.
 */
function certainParts(found: AddressCandidate): CertainAddress<AddressCandidate> {
  const address = hiddenStreet.test(found.prefix) ? { ...found, street: '', streetNr: '', apartment: '' } : found
  const { isTownKnown, municipality, zipCode, province, officialTown } = address
  if (isTownKnown || municipality === '') return certainAddress({ ...address, municipality: officialTown })
  const code = findProvince(municipality)?.code === zipCode.slice(0, 2) ? '' : repairedCode(zipCode, municipality)
  if (code === zipCode) return certainAddress({ ...address, municipality: officialTown })
  return certainAddress({
    ...address,
    zipCode: code,
    municipality: code === '' ? '' : municipality,
    province: code === '' ? '' : (postalCodeProvince(code)?.name ?? province),
  })
}

/** What is certain, without how sure it is. */
export function readText(lines: readonly TextLine[], guesses?: readonly TextLine[]): InvoiceReading {
  return findInText(lines, guesses).reading
}
