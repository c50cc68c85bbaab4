import { findProvince, postalCodeProvince } from '#domain/provinces.ts'
import { namesOf, plain } from './match-town.ts'
import { municipalities, municipalitiesOf } from './postal-codes.ts'

// A village may have the name of a small town far away, but hardly that of one with so many postal codes.
const codesOfLargeTown = 5

/**
 * A postal code stands beside the name of a town that has others: a town of its province, or a large one. Either may be a mistake. A name that
 * no such town has is a village or a district of the code's own town.
 */
export function isTownElsewhere(zipCode: string, town: string): boolean {
  const [name, province] = [plain(town), postalCodeProvince(zipCode)?.code]
  // "46000 Valencia": a code that no home has goes with any town of its province.
  const isOfHomes = municipalitiesOf(zipCode).length > 0
  if (name === '') return false
  const own = municipalities().filter(municipality => namesOf(municipality).includes(name))
  return (
    own.every(({ codes }) => !codes.includes(zipCode)) &&
    own.some(
      ({ id, codes }) =>
        (isOfHomes && id.slice(0, 2) === province) || (id.slice(0, 2) !== province && codes.length >= codesOfLargeTown),
    )
  )
}

/** The same of a name before another one, which may be the province: "28004 Getafe (Madrid)". */
export const isElsewhereIn = (zipCode: string, before: string, behind: string): boolean =>
  findProvince(behind) !== null && isTownElsewhere(zipCode, before)
