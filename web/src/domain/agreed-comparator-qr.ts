import { isGasCups } from './cups.ts'
import { type ComparatorQr, readComparatorQr } from './qr-comparator.ts'

/**
 * What the regulator's code says, out of all codes and addresses found together. Other codes are ignored, and so is one about
 * gas. Codes that name different supplies say nothing: nobody knows which is the customer's.
 */
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
