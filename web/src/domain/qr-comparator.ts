import { type BillFigures, decimal, readBillFigures } from './bill-figures.ts'
import { cupsProblem, isGasCups, normaliseCups } from './cups.ts'

/** What the QR code of a Spanish 2.0TD invoice says, as far as a sign-up needs it. Null where it says nothing usable. */
export interface ComparatorQr {
  cups: string | null
  cupsValid: boolean
  zipCode: string | null
  p1: number | null
  p2: number | null
  /** Self-consumption with compensated surplus. */
  surplus: boolean | null
  figures: BillFigures | null
}

const host = 'comparador.cnmc.gob.es'
const paths = ['/comparador/QRE', '/comparador/QRE2']
const maxAddressLength = 4000

/** The address inside the code, only if it is the regulator's. It is read, never opened. */
function comparatorAddress(text: string): URL | null {
  const address = text
    .replace(/^\ufeff/, '')
    .trim()
    .replaceAll('&amp;', '&')
  if (address.length > maxAddressLength || !URL.canParse(address)) return null
  const url = new URL(address)
  const isTheirs = url.protocol === 'https:' && url.host === host && url.username === '' && url.password === ''
  return isTheirs && paths.includes(url.pathname) ? url : null
}

function positive(text: string | undefined): number | null {
  return decimal(text) || null
}

/** Reads the comparator's QR code (CNMC resolution of 6-10-2022, BOE-A-2022-16989), with what real invoices get wrong; null for others. */
export function readComparatorQr(text: string): ComparatorQr | null {
  const url = comparatorAddress(text)
  if (!url) return null
  // Reversed, because the first of a repeated key counts.
  const members = new Map([...url.searchParams].reverse().map(([key, value]) => [key.toLowerCase(), value]))
  const cups = normaliseCups(members.get('cups') ?? '')
  const zipCode = members.get('cp')?.trim() ?? ''
  const surplus = decimal(members.get('exc'))
  return {
    cups: cups || null,
    cupsValid: cupsProblem(cups) === null,
    zipCode: /^\d{5}$/.test(zipCode) ? zipCode : null,
    p1: positive(members.get('pp1')),
    p2: positive(members.get('pp2')),
    surplus: surplus === null ? null : surplus > 0,
    figures: readBillFigures(members),
  }
}

/** What the regulator's code says, out of all codes found together; null if they name different supplies. */
export function agreedComparatorQr(contents: readonly string[]): ComparatorQr | null {
  const codes = contents.flatMap(content => readComparatorQr(content) ?? []).filter(isElectricity)
  const best = codes.find(code => code.cupsValid) ?? codes[0]
  if (!best) return null
  return codes.every(code => !code.cupsValid || supplyOf(code) === supplyOf(best)) ? best : null
}

function isElectricity({ cups }: ComparatorQr): boolean {
  return cups === null || !isGasCups(cups)
}

/** The measuring point behind the 20 characters is printed by some retailers only. */
function supplyOf({ cups }: ComparatorQr): string {
  return cups?.slice(0, 20) ?? ''
}
