import { findProvince } from '#domain/provinces.ts'
import { fieldWords, flatLabelsInFull, formWords, streetTypes } from '../evidence/address-wordings.ts'
import { fold } from '../text/fold.ts'
import { endsInSmallWord } from '../text/joined-lines.ts'
import type { AddressCandidate } from './address-candidate.ts'

// "rúa ou lugar": a label.
const onlyKinds = new RegExp(`^(?:${streetTypes})(?:\\s?(?:/|ou?|edo|y|i|e)\\s?(?:${streetTypes}))+$`, 'u')
// "C/", "Avda.": a kind, and no street as "Rambla" is.
const shortKind = /^(?:[cr]\/|\p{L}{1,5}\.)$/iu
// "de Son Fangos": the kind of the street stands elsewhere. "Calle ......", "Calle: Luna": part of the form is no part of its name.
const partOfStreet = /^(?:d[aeo]l?s?\s|d['’])|\.{3}|…|[:=|]|_{2}|(?:nombre|tipo|nom|tipus) de (?:la )?v[ií]a|\bkw\b/iu
// "Vía pública", "Del suministro", "House number", "Access tariff": words of the form, and nobody's street.
const onlyFormWords = new RegExp(`^(?:(?:${formWords})(?:[\\s/.:,-]+|$))+$`, 'u')
// "Avenida Nome"
const kindOfField = new RegExp(`^(?:${streetTypes})\\s(?:(?:${fieldWords})(?:[\\s/.:,-]+|$))+$`, 'u')
// "Calle C/ Luna", "Vía Calle Luna", "Luna Calle / Street": the label of a street is a part of it.
const labelInStreet =
  /^(?:calle|carrer|kalea|v[ií]a)\s(?:c\/|cl\.?\s|b\.º|v[ií]a\s|calle\s|carrer\s)|\p{L} \/(?: \p{L}+)?$|^(?:t\.?v\.?|tipo|tipus|clase)\s.*\s(?:via|nombre|nom|denominaci[oó]n?)\s/iu
// "Santa Clara Entl": the flat of the next line.
const flatInStreet = /\s(?:entlo?|pral|ppal|izq|izda|dcha|dta|esq)\.?$/iu
// "Núm 14 Pis": labels and values of the parts behind it.
const labelOfNumber = /^(?:n[uú]m(?:ero)?\.?|n[º°]|n\.º)\s?\d/iu
// "Camino de la", "San": the rest of its name stands elsewhere.
const cutStreet =
  /\s(?:de|del|d['’]|da|do|la|el|els|los|las|les)$|^(?:\S+\s)?(?:san|sant|santa|santo|ntra\.?|nuestra|nostra|nosa|fray|sor|mos[eé]n|mossèn|doctor|alcalde|maestro|marqu[eé]s)$/iu
// "Baixos Pta.": the label of an empty field.
const labelInFlat =
  /(?<!(?:primer|segund|tercer|cuart|quint|sext|s[eé]ptim|octav|noven|d[eé]cim)a)(?<=\p{L}{3})\s(?:pta|puerta|porta|letra|esc|escalera)\.?$/iu
// "Bloque Piso 8 Puerta C": the label of an empty field before the next one.
const flatLabel = `(?:${flatLabelsInFull.join('|')})`
const emptyField = new RegExp(`(?<!\\p{L})${flatLabel}\\s${flatLabel}(?!\\p{L})`, 'iu')
// "PUERTA B LOCALIDAD": the label of the next part.
const nextLabel =
  /\s(?:localidad|localitat|poblaci[oó]n?|municipi[o]?|provincia|c[oó]digo postal|codi postal|c\.?p\.)$/iu
const partOfFlat = /^(?:n[º°]|n[uú]m|\/)|\/$|\.{3}|…|:$|[=|€]|_{2}|\bkw\b|(?<!\d)\d{5}(?!\d)/iu
// "Avenida": the kind of the street behind it.
const onlyKind = new RegExp(`^(?:${streetTypes})$`, 'u')
// "POB ZAMORA PROV"
const labelInTown = /^(?:pob|loc|mun)\.?\s|\s(?:prov|provincia|pob)\.?$/iu
const partOfTown = /^[^\p{L}]|\.{3}|…|[:=|€]|_{2}/u

/** The parts that can be what they say. One with signs or words of the form around it was cut in the wrong place, so it says nothing. */
export function plausibleParts<
  T extends Pick<AddressCandidate, 'street' | 'streetNr' | 'apartment' | 'municipality' | 'officialTown'>,
>(address: T): T {
  const { street, streetNr, apartment, municipality, officialTown } = address
  return {
    ...address,
    // "La Rioja" without a number is the province.
    street: isStreet(street) && (streetNr !== '' || findProvince(street) === null) ? street : '',
    apartment:
      [partOfFlat, labelInFlat, emptyField, nextLabel].some(part => part.test(apartment)) ||
      onlyFormWords.test(fold(apartment))
        ? ''
        : apartment,
    // "Las Rozas de": the rest of its name stands elsewhere.
    municipality:
      [partOfTown, labelInTown, endsInSmallWord].some(part => part.test(municipality)) ||
      [onlyFormWords, onlyKind].some(words => words.test(fold(municipality)))
        ? officialTown
        : municipality,
  }
}

const isStreet = (text: string): boolean =>
  ![shortKind, partOfStreet, labelOfNumber, cutStreet, flatInStreet, labelInStreet].some(part => part.test(text)) &&
  ![onlyKinds, onlyFormWords, kindOfField].some(words => words.test(fold(text)))
