import type { StreetParts } from './street-parts.ts'

/** Stands for a sign in a picture that was hardly legible. */
export const illegible = '¿'

/** What descriptions of a flat consist of. "19 IZQ" is as likely a "1º IZQ": numbers ending as "º" is misread say nothing. */
const partOfFlat =
  /^(?:\d?[1-8][a-z]?|\d?\d[ºª][a-z]?|[a-z]|p\d\d|\d[rnta]{1,2}|\d\.|bis|baj[oa]s?|bj|baixos?|behea|pb|entlo|entr?l?o?|entresuelo|pr(?:al|incipal)|[aáà]t(?:ico?)?|[aáà]tic|sobre[aá]tico|s[oó]tano|izq(?:da|uierda)?|izda|iz|ezk|esk|esq|d(?:e?re?)?cha|derecha|dr|dcho|cent(?:ro)?|ext(?:erior)?|int(?:erior)?|piso|planta|pl|puerta|pta|pt|p|esc(?:alera)?|bloque|blq?|portal|local|nave|casa|d[uú]plex)$/i

/** A picture loses narrow blanks: after "NUEVA1" nobody knows which number is the house's and which the flat's. */
const gluedNumber = /\p{L}\d/u

/** Of an address recognised in a picture, what a reader would swear to: no sign was guessed, and a flat is made of a flat's words. */
export function swornAddress<Address extends StreetParts & { municipality: string }>(address: Address): Address {
  const sure = (text: string) => (text.includes(illegible) ? '' : text)
  const { street, streetNr, apartment, municipality } = address
  if (gluedNumber.test(street))
    return { ...address, street: '', streetNr: '', apartment: '', municipality: sure(municipality) }
  const flat = ordinals(apartment)
    .split(/[\s,.;/-]+/)
    .filter(word => word !== '')
  return {
    ...address,
    // The blank after "C/" is narrow in print and gets lost.
    street: sure(street).replace(/^C\/(?=\S)/i, match => `${match} `),
    streetNr: sure(streetNr),
    apartment: flat.every(word => partOfFlat.test(word)) ? ordinals(apartment) : '',
    municipality: sure(municipality),
  }
}

/** "3* B": what a small raised letter is taken for after the number of a floor. */
function ordinals(apartment: string): string {
  return apartment.replace(/(?<=(?:^|[\s,])\d{1,2})\s?[*"”“'’%°?](?=\s|$|[A-Z]\b)/u, 'º')
}
