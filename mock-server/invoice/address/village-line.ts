import { beginsWithArea } from '../evidence/address-wordings.ts'
import { fold } from '../text/fold.ts'
import { isFlat, namesFlat } from './flat-words.ts'
import { splitStreet } from './street-parts.ts'

/** "C/ REAL, 17 BAJO" over "MATANZA DE SORIA", in capitals: letters alone below a street with its number, which are no part of a flat. */
export function withoutVillageLines([street = '', ...more]: readonly string[]): string[] {
  const { streetNr, apartment } = splitStreet(street)
  const isWhole = streetNr !== '' && isFlat(apartment) && !/[-,]$/.test(street)
  const isVillage = (text: string) =>
    /^\p{Lu}[\p{Lu}\s.'’-]{3,}$/u.test(text) &&
    !namesFlat(text) &&
    !isFlat(text) &&
    !beginsWithArea.test(fold(`${text} `))
  return [street, ...(isWhole ? more.filter(text => !isVillage(text)) : more)]
}
