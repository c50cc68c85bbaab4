import { expressionOf } from '../evidence/expression-of.ts'
import { postBox } from '../evidence/wordings.ts'
import { fold } from '../text/fold.ts'
import { illegible } from '../text/illegible.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { isFlat, namesFlat } from './flat-words.ts'

// "Cortijo El Cura, apartado 44" is where letters go to.
const namesPostBox = expressionOf([postBox])

/** How much a form of an address says, to choose the fullest of several; a number without a unit. */
export function completeness({
  street,
  streetNr,
  apartment: printed,
  municipality,
  isTownKnown,
}: AddressCandidate): number {
  // "OLVEIRA" behind the number is a parish.
  const isHome =
    (isFlat(printed) || namesFlat(printed)) && !namesPostBox.test(fold(printed)) && !printed.includes(illegible)
  const apartment = isHome ? printed : ''
  return (
    [street, streetNr, municipality].filter(part => part !== '').length * 2 +
    Number(apartment !== '') +
    // An envelope leaves the "pta." before a number out.
    Number(/\p{L}/u.test(apartment)) +
    Number(apartment !== '' && isFlat(apartment)) +
    Number(isTownKnown) +
    // "Portal 1, 2º A" says more than "2º A".
    Math.min(apartment.match(/[\p{L}\d]+/gu)?.length ?? 0, 9) / 10 +
    // "Ático 2" more than "At. 2".
    Math.min(apartment.length, 90) / 1000
  )
}
