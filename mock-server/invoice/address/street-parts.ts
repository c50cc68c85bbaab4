import { basqueTypes, beginsWithArea, pairedTypes, streetTypes } from '../evidence/address-wordings.ts'
import { fold } from '../text/fold.ts'
import { withoutFormLabels } from './flat-labels.ts'
import { isFlat, namesFlat } from './flat-words.ts'
import { withoutLabelOfKind } from './kind-labels.ts'
import { trimmed, withoutVillage } from './village-behind-flat.ts'

/** A street address in the wizard's three fields; '' where it is not certain. */
export interface StreetParts {
  street: string
  streetNr: string
  apartment: string
}

// 12, 12B, 12-14, 7 BIS, S/N, Z/G in Basque, Nº 5. Up to four digits, since nothing longer is a house number; "3º" is a floor, "1r" and "3." too.
// "7 ¿¿¿": what was hardly legible in a picture may be "BIS".
const houseNumber =
  /(?<=^|[\s,])(?:n(?:\.?[º°o]|[uú]m(?:ero)?|(?=[.:]*\s?\d))[.:]*\s*)?((?:0{2,4}[1-9]\d{0,2}|\d{1,4})(?:(?:\s?[-/]\s?|\sy\s)\d{1,4}(?!\s?[ºª°]))?(?:-?[a-z]|\s-\s[a-z](?=\s*$))?(?:[\s-](?:bis\b|(?:dup(?:licado)?|dpdo|dpl)\b\.?)|\s¿{3,4}(?=$|[\s,]))?|z\/g|s\s?[/.-]\s?n(?:[.º°]{1,2}|[uú]m(?:ero)?\.?)?|sin n(?:[uú]mero|[uú]m\.?|[º°]|\.º)|(?<=\p{L}{2},?\s)sn)(?=$|[\s,;]|[.-](?!\d)|-\d{1,2}\s?[ºª°])/giu
const onlyStreetType = new RegExp(`^(?!(?:gran via|rambla|alameda|ronda)$)(?:${streetTypes})$`, 'u')
// After one of these comes a door or a milestone.
const otherNumber =
  /(?<!\p{L})(?:bloque|blq?|portal|esc(?:alera)?|piso|planta|pta|puerta|parcela|parcel[·.]la|parc|km|k\.m|local|nave|chalet|casa|bajo|apto|p[oó]l[ií]gono|pol)\.?$/iu
// "Urbanización Km": before a number, the rest of a name, as it may be of a road.
const endsInKm = /^\p{L}{4,}\skm$/iu
// "2 de Mayo", "11 de Setembre", "25 de Julio": a day, not a house.
const day = /^\s+(?:de[l ]|d['’])/i
// "C/ Manzana 3 nº 12": the number with the mark is the house's.
const beginsWithMark = /^n(?:\.?[º°]|[uú]m)\.?\s?\d/iu
// Houses along a road are numbered by their milestone.
const milestone = /(?<=[\s,(]|^)(?:km|k\.m|p\.?k)\.?\s?\d{1,4}(?:[.,]\d{1,3})?(?!\d)/iu
// "Carrer Major 1r 2a": a floor and a door, of a house whose number is missing.
const catalanFloor = /^\d{1,2}(?:r|n|t|è)\s\d{1,2}[aª](?!\p{L})/u
const beginsWithFlat =
  /^(?:bloque|blq?\.|portal|esc(?:alera|\.)|piso|planta|pta\.?|puerta|parcela|parc\.|local|nave|chalet|casa|bajo|apto|edif|\d{1,2}\s?[ºª])/iu
const beginsWithStreet = new RegExp(`^(?:${streetTypes})(?:(?<=[/.])|\\s)`, 'u')
// "Kalea/Calle Pintorería", "Carrer / Calle Major": the kind of street in both languages.
const twoLanguages = new RegExp(
  `^(?:kalea|etorbidea|plaza|${pairedTypes})\\s?/\\s?(?=(?:${streetTypes})(?:(?<=[/.º°])|\\s)|[\\p{L}\\s.'-]{2,40}\\s(?:${basqueTypes})(?!\\p{L}))`,
  'u',
)
// "Polígono 12, Parcela 34": a plot of the land register, whose number is the house's where no "s/n" is.
const plot =
  /^(((?:pol[ií]gono|pol[ií]gon|pol\.)\s?\d{1,3}),?\s((?:parcela|parcel[·.]la|parc\.)\s?\d{1,5}))(?:,?\s(s\/n))?$/iu
// "Barrio El Soto, parcela 8", "Calle Herreros, parc. 14"
const houseOfPlot = /^\s*(?:parcela|parcel[·.]la|parc\.)\s?\d{1,4}[a-z]?(?![\p{L}\d])/iu
const flatOfPlace = /(?<=\p{L}{3})\s(?=(?:bloque|blq?\.|parcela|parcel·la|parc\.|chalet|nave)\s?\d)/iu
// "Kale Zaharra, 23, 3. ezk. Punto de suministro": a label at the right of its value.
const labelBehind =
  /\s(?:(?:punto|direcci[oó]n|domicilio|lugar) del? )?suministro$|\s(?:(?:punt|adre[cç]a|lloc) de )?subministrament$/iu
// The dot of "parcel·la" parts nothing.
const piece = /(?:[^,;·–—|]|(?<=l)·(?=l))+/gu

/** Splits "C/ Luna, 2, 3º B" into street, number and flat. */
export function splitStreet(text: string): StreetParts {
  // "Calle Calle San Antonio": the label of the street, and its kind.
  const whole = withoutLabelOfKind(withoutIn(trimmed(text.replace(/\s+/g, ' ')))).replace(
    /^(\p{L}{4,})\s(?=\1\s\p{L})/iu,
    '',
  )
  const clean = inOneLanguage(whole.slice(twoLanguages.exec(fold(whole))?.[0].length))
  const [, both = '', land, plotNumber = '', none] = plot.exec(clean) ?? []
  if (land)
    return { ...(none ? { street: both, streetNr: none } : { street: land, streetNr: plotNumber }), apartment: '' }
  const { area, street } = withoutArea(clean)
  const { head, number, tail } = numberIn(street) ?? milestoneIn(street) ?? flatIn(street)
  // "Pis 1, porta 2" in a cell of its own is a flat.
  const isOnlyFlat = isFlat(head) && namesFlat(head) && !beginsWithStreet.test(fold(head))
  // A name with its tax number, a day, or a sentence is no street.
  if (
    isOnlyFlat ||
    (/\d/.test(head) && number === '') ||
    /\*|\d{5}|\d[./-]\d{1,2}[./-]\d{4}|[.;]\s\p{Lu}\p{Ll}+\s\p{Ll}{3,}\s\p{Ll}+\s/u.test(head)
  )
    return { street: '', streetNr: '', apartment: '' }
  return {
    street: trimmed(head.replace(/\s?\([^)]*\)/g, '')),
    // "0088": some programs fill up with noughts.
    streetNr: number.replace(/^0+(?=\d)/, ''),
    apartment: [area, withoutVillage(withoutFormLabels(tail.replace(labelBehind, '')))]
      .filter(part => part !== '')
      .join(', '),
  }
}

/** "en Avenida de Valencia 3", "En Torrecedeira, 88": what is left of "Suministro en:" or answers "¿Dónde?" is no part of the street. */
function withoutIn(text: string): string {
  const before = premisesIn.exec(fold(text))?.[0].length ?? 0
  return text.slice(before).replace(/^[Ee]n\s(?=\p{Lu}|c\/)/u, '')
}

// "Cuadra en Barrio La Iglesia 4"
const premisesIn = new RegExp(
  `^(?:casa|piso|local|nave|cuadra|garaje|garaxe|garatge|finca|chalet|trastero|almacen|tienda|bar|taller|oficina|apartamento|caseta|pozo|bombeo|explotacion|granja) (?:en|na|no) (?:la |el )?(?=(?:${streetTypes})(?:(?<=[/.])|\\s))`,
  'u',
)

/** "Ilargi kalea 2, 3. B / Calle Luna 2, 3º B": the same home twice; the first holds. */
function inOneLanguage(text: string): string {
  const slash = [...text.matchAll(/\s\/\s/g)].find(({ index }) => {
    const second = text.slice(index + 3)
    return /\d/.test(text.slice(0, index)) && beginsWithStreet.test(fold(second)) && /\d/.test(second)
  })
  return slash ? text.slice(0, slash.index) : text
}

/** "Urb. Los Pinos, C/ Luna 2": the estate or hamlet says more about the place, the street is behind it. */
export function withoutArea(text: string): { area: string; street: string } {
  if (!beginsWithArea.test(fold(text))) return { area: '', street: text }
  const start = [...text.matchAll(piece)]
    .map(({ index, 0: part }) => index + part.length - part.trimStart().length)
    .slice(1)
    .find(from => beginsWithStreet.test(fold(text.slice(from))) && !beginsWithArea.test(fold(text.slice(from))))
  return start === undefined
    ? { area: '', street: text }
    : { area: trimmed(text.slice(0, start)), street: text.slice(start) }
}

interface Split {
  head: string
  number: string
  tail: string
}

/** "Ctra. Nacional VI, km 510,2". */
function milestoneIn(text: string): Split | null {
  const match = milestone.exec(text)
  if (!match) return null
  const { index, 0: number } = match
  const head = text.slice(0, index).replace(/[\s,]n(?:[.º°]+|[uú]m\.?)\s*$/iu, '')
  return { head: trimmed(head), number, tail: text.slice(index + number.length) }
}

/** "Barrio La Pesquera, Bloque 2": a place whose houses have no numbers. A plot right behind the street is its number. */
function flatIn(printed: string): Split {
  // "Urbanización Los Olivares Parcela 14": behind the name of such a place no comma is needed.
  const text = beginsWithArea.test(fold(printed)) ? printed.replace(flatOfPlace, ', ') : printed
  const [, behind, ...more] = text.matchAll(piece)
  const plotNumber = houseOfPlot.exec(behind?.[0] ?? '')?.[0] ?? ''
  if (behind && plotNumber !== '') {
    const end = behind.index + plotNumber.length
    return { head: trimmed(text.slice(0, behind.index)), number: plotNumber.trim(), tail: text.slice(end) }
  }
  const flat = [behind, ...more].find(part => part && beginsWithFlat.test(part[0].trim()))
  if (!flat) return { head: text, number: '', tail: '' }
  return { head: trimmed(text.slice(0, flat.index)), number: '', tail: text.slice(flat.index) }
}

/** The first number that is not part of a name ("C/ 2 DE MAYO") nor all that follows the street type ("CALLE 12"). */
function numberIn(text: string): Split | null {
  for (const match of text.matchAll(houseNumber)) {
    const head = text.slice(0, match.index).replace(/[\s,.·#-]+$/, '')
    const tail = text.slice(match.index + match[0].length)
    if (head === '' && !/^s\/n/i.test(match[1] ?? '')) continue
    const isMarkedBehind = !beginsWithMark.test(match[0]) && beginsWithMark.test(tail.replace(/^[\s,]+/, ''))
    // "Urbanización Km 8, nº 23": a name, and not where the house stands along a road.
    if (isMarkedBehind && endsInKm.test(head)) continue
    if (otherNumber.test(head)) return null
    if (catalanFloor.test(`${match[1]}${tail}`)) return { head, number: '', tail: `${match[1]}${tail}` }
    if (onlyStreetType.test(fold(head)) || day.test(tail) || isMarkedBehind) continue
    // "Nacional 340, km 1042,5": the road's number.
    if (/^[\s,]*(?:km|p\.?k\.?)\b/iu.test(tail)) return null
    return withLetter(withoutFloor({ head, number: match[1] ?? '', tail }))
  }
  return null
}

const floorBehind =
  /^\s?\.?[ºª°]|^\s*(?:[a-z]|izq\p{L}*|dcha|der)(?![\p{L}\d]|\.\p{L})|^\.\s?(?:solairu|ezk|esk|\p{L}(?!\p{L}))/iu

/** "20 - 3º A", "112 - 5 Izq", "2-1D": two houses stand in order and near each other; else the second number is a floor. */
function withoutFloor({ head, number, tail }: Split): Split {
  const [, first = '', dash = '', second = '', door = ''] = /^(\d+)(\s?[-/]\s?)(\d+)(-?[a-z]|)$/i.exec(number) ?? []
  if (second === '') return { head, number, tail }
  const isBefore = Number(second) <= Number(first) || (door !== '' && (Number(second) - Number(first)) % 2 !== 0)
  const isFloor = isBefore || floorBehind.test(tail)
  return isFloor ? { head, number: first, tail: `${dash}${second}${door}${tail}` } : { head, number, tail }
}

/** "14 D, Puerta 9", "14 D, 1º A", "14 D, 3r 2a", "14 D Piso 2, Puerta 6": a letter before a labelled door or a floor is the house's; so is one alone. */
function withLetter({ head, number, tail }: Split): Split {
  const [whole = '', letter = ''] =
    /^\s(\p{Lu})(?=(?:,|\s[–-])\s*(?:(?:puerta|pta|piso|planta|pl(?:ta?)?|esc(?:alera)?|portal|bloque|blq?|local|baj[oa]s?|baixos?|bj|entlo|entresuelo|[aá]tico|pral|principal|pis|porta|escala|andar)(?!\p{L})|\d{1,2}(?:\s?[ºª]|(?:r|n|t|è)\s))|\s(?:piso|planta|pl(?:ta?)?)[.\s][^,]{1,6},?\s(?:puerta|pta|pt)(?!\p{L})|\s*$)/iu.exec(
      tail,
    ) ?? []
  return { head, number: letter === '' ? number : `${number} ${letter}`, tail: tail.slice(whole.length) }
}

/** A folded text is the number of a house and nothing else: "12 bis", "s/n", "km 3,2". */
export const isHouseNumber = (folded: string): boolean => onlyHouse.test(folded)
const onlyHouse = /^(?:n[º°.]\s?)?\d{1,4}(?:[\s-]?(?:bis|dup\w*|[a-d]))?$|^s\/n$|^km\.?\s?\d/
