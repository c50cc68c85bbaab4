import { basqueTypes, beginsWithArea, pairedTypes, streetTypes } from '../evidence/address-wordings.ts'
import { expressionOf } from '../evidence/expression-of.ts'
import { premises } from '../evidence/nouns.ts'
import { supplyAddress, supplySection } from '../evidence/supply-wordings.ts'
import { bareAddress, holderLabel, otherAddress } from '../evidence/wordings.ts'
import { fold } from '../text/fold.ts'
import { matchAtStart, matchesOf } from '../text/matches-of.ts'

const streetBefore = new RegExp(
  `(?<![\\p{L}\\d])(?!c\\.\\s?(?:p(?!\\p{L})|\\p{L}\\.))(?:(?:${pairedTypes})\\s?/\\s?)?(?:${streetTypes})(?:(?<=[/.º°])|(?=[\\s.,/]))[./]?\\s*(?=[\\p{L}\\d"'])`,
  'gu',
)
const streetAfter = new RegExp(
  `(?<=^|[:·]\\s*)[\\p{L}\\s.'-]{2,40}?\\s(?:${basqueTypes})(?!\\p{L}|\\s(?:de|del|da|do|la|los)\\s|\\sd['’])`,
  'gu',
)

/** Where a street begins in a text: at a label's end, or at a kind of street that is not part of a name before it. */
export function beginningIn(text: string): { street: string; prefix: string } | null {
  const folded = fold(text)
  const label = labelEnd(text)
  const rest = folded.slice(label)
  // "Suministro de energía en c/ Luna": the label's own words may be the beginning of a sentence.
  const isToldHere = (index: number) =>
    mayBegin(rest, index) ||
    saidOfSupply.test(folded.slice(0, label + index)) ||
    (label > 0 && whatStandsThere.test(text.slice(label, label + index)))
  const types = matchesOf(rest, streetBefore).filter(
    ({ index, 0: type }) =>
      isToldHere(index) && !isFloor(rest, index + type.length, type) && !rest.startsWith('que ', index + type.length),
  )
  const basque = matchesOf(rest, streetAfter)
    .filter(({ index }) => mayBegin(rest, index))
    .map(({ index, 0: found }) => ({
      index: index + wordsBeforeName(text.slice(label + index, label + index + found.length)),
    }))
  // "Bizkaia pasealekua / Paseo de Bizkaia": the same street in both languages; the second has its kind in front.
  const translated = types.find(({ index }) => otherLanguage.test(rest.slice(0, index)))
  const [first] = translated
    ? [translated.index]
    : [...types, ...basque].map(({ index }) => index).sort((x, y) => x - y)
  const start = first === undefined ? undefined : beforeArea(rest, first)
  if (start === undefined) return null
  // "Finca subministrada: Carrer de sa Mar": what ends with a colon is a label, also where it begins like a street.
  const at = label + start + (startsLabelled.exec(folded.slice(label + start))?.[0].length ?? 0)
  const prefix = text.slice(0, label > 0 && whatStandsThere.test(text.slice(label, at)) ? label : at)
  return { street: text.slice(at).trim(), prefix: otherLanguage.test(fold(prefix)) ? '' : prefix }
}

/** "Na túa nave da Kurutziaga kalea": where the name begins, which a small word joins to its sentence; else 0. */
function wordsBeforeName(found: string): number {
  const name = basqueName.exec(found)
  return name && joinsToPlace.test(found.slice(0, name.index)) ? name.index : 0
}

const basqueKinds = basqueTypes
  .split('|')
  .flatMap(kind => [kind, kind.toUpperCase(), kind.slice(0, 1).toUpperCase() + kind.slice(1)])
const basqueName = new RegExp(
  `(?:\\p{Lu}[\\p{L}.'’-]*\\s(?:(?:eta|txiki|handi|berri|zahar|nagusi|goi|behe)\\s)?)+(?:${basqueKinds.join('|')})$`,
  'u',
)
const joinsToPlace = /(?<!\p{L})(?:en|na|no|de|da|do|del|al?|la|el|at|to|in|on)\s$/u

// "Dónde: bombeo del Camino de la Vega"
const whatStandsThere = /^\p{Ll}{4,}(?:\s\p{Ll}{4,})?\s(?:del?|da|do|d['’]|en|a|na|no)\s(?:la\s|el\s)?$/u

/** "… en Camino del Molino, 3, aldea de Las Nogueras": where the street before a hamlet begins, which a small word joins to its sentence. */
function beforeArea(text: string, area: number): number {
  if (!beginsWithArea.test(text.slice(area))) return area
  const street = matchesOf(text.slice(0, area), streetBefore).findLast(
    ({ index }) =>
      /\s(?:en|a|na|no)\s(?:la\s|el\s)?$/u.test(text.slice(0, index)) &&
      /,\s*(?:\d|s\/n)/u.test(text.slice(index, area)),
  )
  return street?.index ?? area
}

/** "PL.3 PTA.DCH." is a floor, "Sótano 2, plaza 17" a place for a car: neither is a square. */
const isFloor = (text: string, end: number, type: string) =>
  (/^pl\.?\s*$/u.test(type) && /^\d/u.test(text.slice(end))) ||
  (/^pla[cz]a\s*$/u.test(type) &&
    /^(?:\d{1,3}\s*(?:$|,)|de (?:garaje|garatge|garaxe|parking|aparcamiento|aparcament)(?!\p{L}))/u.test(
      text.slice(end),
    ))

/** Not in the middle of a name: at the beginning, after a colon, a comma or a dot. */
function mayBegin(text: string, index: number): boolean {
  const head = text.slice(0, index)
  return (
    /(?:^|[:·,;.)?–—]|\s-)\s*$/u.test(head) ||
    otherLanguage.test(head) ||
    endsWithLabel(head) ||
    situated.test(head) ||
    onlyIn.test(head) ||
    saidOfSupply.test(head)
  )
}

/** "31 de Agosto kalea / " before "Calle 31 de Agosto": the same street in the other language. */
const otherLanguage = new RegExp(`^[\\p{L}\\d\\s.'’-]{3,40}\\s(?:${basqueTypes})\\s?/\\s?$`, 'u')

/** "¿Dónde se ha gastado? En C/ Luna 2": all that stands before it. */
const onlyIn = /(?:^|[.?!]\s)(?:en|a|al|na|no)\s(?:la\s|el\s)?$/u

/** "Ubicado en": whatever is. */
const situated =
  /(?:^|[\s.,;:])(?:sit[oa]|situad[oa]|situat|ubicad[oa]|ubicat|radicad[oa]|esta|con domicilio|domicilio) (?:en|a|al|na|no)\s(?:la\s|el\s)?$/u

/** "El suministro está en", "la vivienda sita en", "por la luz de su garaje en la". */
const saidOfSupply = new RegExp(
  [
    '(?:suministr|subministr|hornidur|inmueble|vivienda|vivenda|habitatge|etxebizitza|finca|local)\\p{L}*(?:\\s\\p{L}+\\.?){0,4},?\\s(?:en|a|al|na|no|es|sito|sita|situad[oa]|ubicad[oa])\\s(?:en\\s)?(?:la\\s|el\\s)?$',
    "(?:inmueble|vivienda|vivenda|habitatge|finca|suministro|subministrament|subministracion) (?:\\p{L}+\\s)?(?:de|d['’])\\s?(?:la\\s|el\\s)?$",
    // "En tu casa de"
    `(?:^|[.:]\\s)(?:en|a|na|no)\\s(?:la\\s|a\\s)?(?:tu|su|vuestr[oa]|vostr[ea]|teva|seva|tua|sua)\\s(?:${premises})\\s(?:en|de|da|do|d['’])\\s?(?:la\\s|el\\s)?$`,
    // "Estás dándole luz a"
    '(?:dando|donant|llev|port|envi|suministr|subministr|serv)\\p{L}*\\s(?:(?:la|su|tu)\\s)?(?:luz|llum|electricidad|electricidade|electricitat)\\s(?:a|en|hasta)\\s(?:la\\s|el\\s)?$',
    // "The electricity supplied to your flat at"
    '(?:electricity|power|energy|supply)\\s(?:\\p{L}+\\s){0,3}(?:to|at|in|of|for)\\s(?:your|the|our)\\s(?:flat|home|house|property|premises|apartment|villa|shop|office|address)\\s(?:at|in|on)\\s$',
    // "La luz que has gastado en"
    '(?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat)\\sque\\s(?:\\p{L}+\\s){0,2}(?:gast|consum|us|utili|emple|recib|disfrut|suministr|subministr|serv|entreg)\\p{L}*\\s(?:en\\s\\p{L}+\\s(?:\\([^)]*\\)\\s)?)?(?:en|a|al|na|no)\\s(?:la\\s|el\\s)?$',
    // "La luz de esta factura es la de"
    '(?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat)\\sde\\s(?:esta|aquesta)\\s(?:factura|cuenta|nota|hoja)\\s(?:es|e)\\s(?:la|el|a|o)\\s(?:de|da|do|del)\\s(?:la\\s|el\\s)?$',
    // "La luz que llegó a", "hem dut 177 kWh a ca teva,"
    '(?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat|corriente|corrent)\\sque\\s(?:\\p{L}+\\s){0,2}(?:lleg|arrib|cheg|entr)\\p{L}*\\s(?:a|en|hasta|fins a|ata)\\s(?:la\\s|el\\s)?$',
    '\\d\\s?kwh\\s(?:a|en)\\s(?:ca(?:sa)?\\s(?:teva|seva|vostra|vuestra|tuya|suya)|(?:tu|su|vuestra|a tua|a sua|la teva|la seva)\\s(?:casa|vivienda|vivenda|llar|hogar|fogar)),?\\s(?:de\\s|en\\s)?$',
    // "La energía de esta factura se ha consumido en"
    "(?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat)\\s(?:\\p{L}+\\s){0,4}(?:se\\sha|s['’]ha)\\s(?:gast|consum|us|suministr|subministr|entreg)\\p{L}*\\s(?:en|a|al)\\s(?:la\\s|el\\s)?$",
    // "La electricidad que te hemos llevado a la casa de la"
    `(?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat)\\sque\\s(?:te|le|os|us|lle|che|et)\\s(?:\\p{L}+\\s){1,3}(?:a|en|ata|fins a|hasta)\\s(?:(?:la|el|tu|su|o|teva|tua)\\s)?(?:${premises})\\s(?:de|en|da|do|d['’]|sita en)\\s?(?:la\\s|el\\s)?$`,
    // "La factura de Ana Prueba por la luz de"
    '(?:factura|recibo|rebut)\\s(?:\\p{L}+\\s){0,8}p[oe]r\\s(?:la|a)\\s(?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat)\\s(?:de|da|do|en|a|na|no)\\s(?:la\\s|el\\s)?$',
    // "Factura de electricidad de"
    "(?:factura|recibo|rebut)\\s(?:de\\s|d['’])(?:la\\s)?(?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat)\\s(?:de|da|do|en|a)\\s(?:la\\s|el\\s)?$",
    // "La luz se entrega en la"
    "(?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat|suministro|subministrament)\\s(?:(?:que|a|o)\\s)?(?:se|te|le|os|us|et|es|vos)\\s\\p{L}+\\s(?:en|a|al|na|no)\\s(?:la\\s|el\\s|l['’]\\s?)?$",
    // "El piso de su propiedad de", "la casa que usted posee en"
    `(?:${premises})\\s(?:de su propiedad|a su nombre|que\\s(?:\\p{L}+\\.?\\s){0,2}(?:tiene|posee|ocupa|habita|disfruta|arrienda|alquila)\\p{L}?(?:\\s\\p{L}+\\.?){0,5}),?\\s(?:sit[oa] )?(?:en|de|a)\\s(?:la\\s|el\\s)?$`,
    // "La vivienda de la que es usted titular, sita en la calle"
    `(?:${premises})\\s(?:de la|del|de los|de las) que(?:\\s\\p{L}+\\.?){1,5},?\\s(?:sit[oa]|situad[oa]|ubicad[oa]|emplazad[oa]) en\\s(?:la\\s|el\\s)?$`,
    `(?:${premises})\\s(?:por (?:el|la) que|al que|a la que|que)(?:\\s\\p{L}+){1,8}\\ses\\s(?:el|la)\\s(?:de|sit[oa] en)\\s(?:la\\s|el\\s)?$`,
    `(?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat|consumo|consum|factura|recibo|rebut)\\s(?:\\p{L}+\\s){0,4}(?:su|tu|vuestr[oa]|vostr[ea]|(?:el |la |l['’])?(?:seu|seva|teu|teva|sua|tua))\\s(?:${premises})(?:\\s\\p{L}+){0,3}\\s(?:en|a|al|de|na|no)\\s(?:la\\s|el\\s)?$`,
  ].join('|'),
  'u',
)

/** "Te llevamos energía verde a Paseo de Zorrilla": where the street begins in words that go before it; 0 where there are none. */
export function endOfWordsBefore(street: string): number {
  const folded = fold(street)
  const found = matchesOf(folded, streetBefore).find(({ index }) => wordsBefore.test(street.slice(0, index)))
  return beginsWithType.test(folded) ? 0 : (found?.index ?? wordsBeforeName(street))
}

// Three words in small letters, and one that joins them to a place.
const wordsBefore = /(?<!\p{L})\p{Ll}{3,}\s(?:\p{L}+\s)*(?:a|al|en|de|del|da|do|na|no|at|to|in)\s(?:la\s|el\s)?$/u
const beginsWithType = new RegExp(`^(?:${streetTypes})(?:(?<=[/.])|\\s)`, 'u')

/** Says that the street which follows it is the supply's: "para la finca sita en". */
export const isSaidOfSupply = (text: string): boolean => saidOfSupply.test(fold(text))

function endsWithLabel(head: string): boolean {
  const last = matchesOf(head, labels).at(-1)
  return last !== undefined && head.slice(last.index + last[0].length).trim() === ''
}

const labelWordings = [...supplyAddress, ...otherAddress, ...bareAddress, ...supplySection, ...holderLabel]
const labels = expressionOf(labelWordings, 'g')
const labelHere = expressionOf(labelWordings, 'gy')
// "Paral·lel" has no label.
const startsLabelled = /^[^\d,]{2,60}?\s?(?::|(?<!l)·|·(?!l))\s*/u

/** Where the label at the beginning of a cell ends; 0 without one. A colon ends any label, known or not. */
export function labelEnd(text: string): number {
  const folded = fold(text)
  const colon = startsLabelled.exec(folded)
  if (colon) {
    const again = labelEnd(text.slice(colon[0].length))
    return colon[0].length + again
  }
  const end = matchAtStart(folded, labelHere)?.[0].length ?? 0
  const rest = folded.slice(end)
  // "Calle Suministro 5" has no label; "Punto de suministro C/ Luna" has one.
  if (rest.trim() === '' || !/^[\s:.·–-]/.test(rest)) return 0
  return end + (/^[\s:.·–-]+/.exec(rest)?.[0].length ?? 0)
}
