import { basqueTypes } from '../evidence/address-wordings.ts'
import { withPartedLetters } from '../places/parted-letters.ts'
import { fold } from '../text/fold.ts'
import { illegible } from '../text/illegible.ts'
import { type PicturedFlat, picturedFlat } from './pictured-flat.ts'
import type { StreetParts } from './street-parts.ts'

/** A picture loses narrow blanks: after "NUEVA1" nobody knows which number is the house's and which the flat's. */
const gluedNumber = /\p{L}\d/u
// "Camí Nou, 35) 3": "3-5," whose range was taken for the end of a bracket. The number behind it is a part of the flat.
const strayBracket = /^[^(]*\)/u
// "CALLE LUNA ¿¿¿ 6º" and 12: the house's number is what was hardly legible.
const hiddenNumber = /¿[^\p{L}]*$|¿.*\d/u
// "125 C", "55 C": "12 5 C" and "5 5 C" whose blank was lost. Hardly any flat is a door alone, without a floor.
const longNumber = /^\d{2,4}$/
// "125 C" of "12 5 C": few streets are that long, and fewer houses of theirs have a letter.
const numberAndDoor = /^\d{3,4}\s?\p{Lu}$/u
const doorAlone = /^[\p{Lu}¿]$/u
// "11,Sallent1r2a": two lines that the picture runs into one. Only a word of a flat is glued to its number.
const gluedLines = /(?<!\p{L})(?!portal|puerta|planta|escalera|bloque|nave|local|casa|porta|apto)\p{L}{4,}\d/iu
// What no name of a street or town has in it: a raised letter or a speck, taken for a sign.
const strangeSign = /[*"“”%?!|~^_<>={}[\]\\§©®™¢£¥€$#@+]/u
// "POETAALFONSO": a blank between two words was lost. No word has this in its middle.
const gluedWords = /\p{L}{4}aa\p{L}{2}/iu
// "15O", "1l": letters that figures are taken for.
const figureLikeLetter = /\d\s?-?[oilszqg]$/iu
// "Calle Luna, ne 5", "Calle Luna, n* 5": what is left of "nº" where its raised letter is small.
const misreadNumberSign = /[,\s]+n[eoq.*"”’?]{1,2}$/iu
// "Can Massot, sin": "s/n", of a house without a number.
const withoutHouse = /^(?<street>.*\p{L}.*),\s?s[il1|!]n\.?$/iu
// "AVDADE LACONSTITUCION": a blank behind the kind of street was lost.
const gluedKind =
  /^(?:avda|avenida|calle|carrer|plaza|plaça|praza|paseo|passeig|camino|ronda|rambla|carretera)(?:de|del|da|do)(?:\s|$)/iu
// "CILEÓN": "C/ LEÓN", or a name.
const gluedSign = /^C[IL1|]\p{Lu}{3}/u
// "CI SOL": "C/" or "CL", whose second sign nobody knows.
const unsureKind = /^C[I1|!]\s/
// "Po DOCTOR FLEMING": "Pº", whose raised letter was read as one of the line.
const misreadPaseo = /^[Pp][oO0]\s(?=\p{Lu})/u
const basqueStreet = new RegExp(`(?<!\\p{L})(?:${basqueTypes})$`, 'u')
// "Número- 104": a word read twice, or one of the street.
const leadingWord = /^\p{L}{3}/u
const plot = /^(?:parcela|parcel·la|parc\.?)\s\d{1,4}$/iu
// "alle Luna": a kind of street whose first letter lay in a fold or a shadow. Without it none of these is a word.
const kindsOfStreet =
  'calle carrer avenida avinguda plaza plaça praza paseo passeig carretera camino estrada travesía travessia rambla barrio lugar alameda glorieta urbanización polígono pasaje'.split(
    ' ',
  )
// "Plaga", "PLACA": what is left of "Plaça" without its small hook. No kind of street is spelt so.
const misreadSquare = /^(pla)[gcq](?=a\s)/iu
// "Alfonso XIl": a number of a king or a pope.
const misreadNumeral = /(?<=(?<!\p{L})[XVI]{1,5})l{1,3}(?!\p{L})/gu
// "Carlos !I!", "Fernando I|": the same, where a stroke is a mark.
const strokes = /(?<=\p{L}\s)(?=[!|]*[Il])[Il!|]{2,3}(?=$|\s)/gu
// "C/ Luna BAIXOS": the number of the house was lost before its floor.
const endsInFloor = /^(?<name>.*\s.*\p{L}{3}),?\s(?<floor>baixos|bajos?\s\p{L}|entresuelo|entlo\.?|[aá]tico|[aà]tic)$/iu
// "Calle Luna al COD. POSTAL": the label below ran into the street.
const labelInside =
  /(?<!\p{L})(?:c[oó]d(?:\.|igo)?\s?postal|c\.\s?p\.|localidad|poblaci[oó]n?|municipio|municipi|provincia|n[uú]mero|zenbakia)(?!\p{L})/iu
// What lets nobody be sure of a name.
const doubts = [strangeSign, gluedWords, gluedKind, gluedSign, unsureKind, labelInside]
// Houses of one entrance stand so near each other, on one side of the street.
const widestRange = 10

/** An address, and the two readings of its flat where a sign of it may stand for two things. */
export type CertainAddress<Address> = Address & { flatAlternatives: PicturedFlat['alternatives'] }

/** Of an address recognised in a picture, what is certain: no sign was guessed, and a flat is made of a flat's words. */
export function certainAddress<Address extends StreetParts & { zipCode: string; municipality: string }>(
  address: Address,
): CertainAddress<Address> {
  const sure = (text: string) => (text.includes(illegible) || doubts.some(doubt => doubt.test(text)) ? '' : text)
  const { streetNr, municipality, zipCode } = address
  // "1º ESQ.15703": the code, whose blank was lost.
  const endsInCode = zipCode !== '' && address.apartment.endsWith(zipCode)
  const apartment = endsInCode ? address.apartment.slice(0, -zipCode.length).trim() : address.apartment
  // "» Praza do Vento": what a speck or a mark before the street was taken for.
  const street = address.street.replace(/^[^\p{L}\d¿]+/u, '').replace(misreadPaseo, 'Pº ')
  const legible = street.replace(strokes, marks => 'I'.repeat(marks.length))
  const none = { flatAlternatives: [] }
  const withoutNumber = streetNr === '' ? withoutHouse.exec(legible)?.groups : undefined
  if (withoutNumber) return certainAddress({ ...address, street: withoutNumber.street ?? '', streetNr: 's/n' })
  const { name, floor } = (streetNr === '' && endsInFloor.exec(legible)?.groups) || {}
  if (name && floor) return certainAddress({ ...address, street: name, apartment: floor })
  if ([gluedNumber, strayBracket, hiddenNumber].some(broken => broken.test(street)) || gluedLines.test(apartment))
    return { ...address, ...none, street: '', streetNr: '', apartment: '', municipality: sure(municipality) }
  const isGlued = longNumber.test(streetNr) && doorAlone.test(apartment)
  const { flat, alternatives } =
    !isGlued && isOneRange(streetNr) && !streetNr.includes(illegible)
      ? picturedFlat(apartment, { isBasque: basqueStreet.test(fold(street)) })
      : { flat: '', alternatives: [] }
  return {
    ...address,
    street: withPartedLetters(
      withWholeKind(sure(streetNr === '' ? legible : legible.replace(misreadNumberSign, ''))),
    ).replace(/^[CR]\/(?=\S)/i, match => `${match} `),
    streetNr: isGlued ? '' : sure(houseNumber(streetNr)),
    apartment: flat,
    municipality: sure(municipality),
    flatAlternatives: alternatives,
  }
}

/** A street whose kind has its letters again. */
function withWholeKind(street: string): string {
  const [first = ''] = street.split(' ')
  const kind = kindsOfStreet.find(kind => kind.slice(1) === first.toLowerCase())
  if (kind !== undefined) return `${kind.charAt(0).toUpperCase()}${street}`
  return street
    .replace(misreadSquare, (_, start: string) => `${start}${start === 'PLA' ? 'Ç' : 'ç'}`)
    .replace(misreadNumeral, letters => 'I'.repeat(letters.length))
}

/** A house number that cannot be anything else; "sn" and "sin" are "s/n" whose thin stroke was lost or taken for a letter. */
function houseNumber(streetNr: string): string {
  if (/^s(?:[^\p{L}\d]|i|l)?n\.?$/iu.test(streetNr)) return streetNr.startsWith('S') ? 'S/N' : 's/n'
  if (plot.test(streetNr)) return streetNr
  if (numberAndDoor.test(streetNr)) return ''
  const isOne =
    /\d/.test(streetNr) && !leadingWord.test(streetNr) && isOneRange(streetNr) && !figureLikeLetter.test(streetNr)
  // The blank of "7 BIS" is easily lost.
  return isOne ? streetNr.replace(/^(\d+)(?=(?:bis|ter)$)/i, '$1 ') : ''
}

/** Not "12-32", which may be the floor "3º" of house 12. */
function isOneRange(streetNr: string): boolean {
  const [, first, second] = /^(\d+)\s?[-/]\s?(\d+)/.exec(streetNr) ?? []
  if (second === undefined) return true
  const distance = Number(second) - Number(first)
  return distance > 0 && distance <= widestRange && distance % 2 === 0
}
