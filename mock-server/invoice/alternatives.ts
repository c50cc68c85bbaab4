import type { AddressCandidate } from './address/address-candidate.ts'
import type { InvoiceReading } from './invoice-reading.ts'
import type { PowerPair } from './powers/contracted-powers.ts'

/** For a value that is left out because two are as likely: both, the likelier first. */
export type Alternatives = NonNullable<InvoiceReading['alternatives']>

interface Undecided {
  cups: readonly string[]
  addresses: readonly Pick<
    AddressCandidate,
    'street' | 'streetNr' | 'apartment' | 'zipCode' | 'municipality' | 'province'
  >[]
  flats: readonly string[]
  powers: readonly PowerPair[]
}

/** What two candidates each say about a value. Where one of them lacks it, there is no choice. */
export function alternativesOf({ cups, addresses, flats, powers }: Undecided): Alternatives {
  const of = <Value extends string | number>(values: readonly (Value | null)[]): [Value, Value] | undefined => {
    const [first, second] = values
    return first && second ? [first, second] : undefined
  }
  const found: { [Name in keyof Alternatives]: Alternatives[Name] | undefined } = {
    cups: of(cups),
    street: of(addresses.map(({ street }) => street)),
    streetNr: of(addresses.map(({ streetNr }) => streetNr)),
    apartment: of(flats) ?? of(addresses.map(({ apartment }) => apartment)),
    zipCode: of(addresses.map(({ zipCode }) => zipCode)),
    municipality: of(addresses.map(({ municipality }) => municipality)),
    province: of(addresses.map(({ province }) => province)),
    p1: of(powers.map(({ p1 }) => p1)),
    // The contract calls the off-peak power p3, after the third period of the energy; powers have two periods.
    p3: of(powers.map(({ p2 }) => p2)),
  }
  return Object.fromEntries(Object.entries(found).filter(([, values]) => values !== undefined))
}

const partsOfAddress: readonly string[] = ['street', 'streetNr', 'apartment', 'zipCode', 'municipality', 'province']

/** Adds the alternatives for what is left out. Where a postal code is known, the addresses of two others are of no use. */
export function withAlternatives(reading: InvoiceReading, alternatives: Alternatives): InvoiceReading {
  const isPostalCodeSettled = reading.zipCode !== undefined && alternatives.zipCode !== undefined
  const open = Object.entries(alternatives).filter(
    ([name]) => !(name in reading) && !(isPostalCodeSettled && partsOfAddress.includes(name)),
  )
  return open.length > 0 ? { ...reading, alternatives: Object.fromEntries(open) } : reading
}
