import { addressParts } from '../evidence/address-wordings.ts'
import { labelScore } from '../evidence/label-score.ts'
import { placeNouns } from '../evidence/nouns.ts'
import { fold } from '../text/fold.ts'
import { above, leftOf, type Placed, paragraphReach } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressPlace } from './address-candidate.ts'
import { namesCompany } from './office-score.ts'
import { isSaidOfSupply, labelEnd } from './street-beginning.ts'

// A name stands over its street as near as the street over its town, or nearly: in the address's own gaps.
const gapsReach = 1.3

/** An address under the name or the tax number of its holder, as on an envelope: where letters go to, which may be another home. */
export function isPostAddress(lines: readonly TextLine[], { places, prefix }: AddressPlace): boolean {
  const [first, second] = places
  if (!first) return false
  if (taxNumber.test(fold(prefix))) return !isSaidOfSupply(prefix)
  const [own, next] = [lines[first.line], second && lines[second.line]]
  const gap = own && next ? (next.top - own.top) / own.height : 0
  const over = above(lines, first, Math.max(paragraphReach, gapsReach * gap))
  return over !== null && namesHolder(over.cell.text) && !isRowOfForm(lines, first)
}

/** "Vía | Calle Luna" under "Titular | Ana Prueba": a form that names the parts of an address is no envelope. */
const isRowOfForm = (lines: readonly TextLine[], place: Placed) =>
  namesStreet.test(leftOf(lines, place)[0]?.folded ?? '')

const namesStreet = new RegExp(
  `^(?:${addressParts.kind}|(?:nombre (?:de )?(?:la )?)?(?:via|calle)|carrer|rua|kalea)\\s*:?$`,
  'u',
)

const taxNumber = /(?<![\p{L}\d])(?:\d{8}[\s-]?[a-z]|[xyz][\s-]?\d{7}[\s-]?[a-z]|[a-h]-?\d{8})(?![\p{L}\d])/u

/** "Titular: Marta Prueba", "NIF 00000000T", "Luna, S.L.": whose address follows. */
function namesHolder(text: string): boolean {
  const name = text.slice(labelEnd(text)).replace(toTheAttention, '')
  return (
    taxNumber.test(fold(text)) || (labelScore(fold(name), false) === 0 && (isName(name) || namesCompany(fold(name))))
  )
}

// "A/A Ana Prueba", "At. Ana Prueba"
const toTheAttention = /^(?:a\/a|att?n?\.)[\s:.]*/i
const wordOfName = /^(?:\p{Lu}[\p{L}.'’·ªº-]*,?|de|del|la|las|los|i|y|e|da|do|dos|d['’]\p{Lu}\p{L}*)$/u
// "TU CASA", "DÓNDE ESTÁ LA LUZ", "SITUACIÓN DE LA TOMA", "FINCA LOS ALMENDROS": a heading in capitals is no name.
const wordOfHeading = new RegExp(
  String.raw`(?<!\p{L})(?:${placeNouns}|lugar|lloc|punto?|finca|casa|cortijo|acometida|tus?|sus?|te|se|el|en|es|un|una|que|con|por|para|a|donde|onde|on|datos|dades|luz|llum|argi\w*|energia|electric\w*|factura\w*|contrat\w*|tarifa|potencia)(?!\p{L})`,
  'u',
)

/** "MARTA PRUEBA EJEMPLO", "Pons Armengol, Jaume": two to six words with capitals and nothing else. */
function isName(text: string): boolean {
  const words = text.trim().split(/\s+/)
  const isLong = words.length >= 2 && words.length <= 6
  return isLong && words.every(word => wordOfName.test(word)) && !wordOfHeading.test(fold(text))
}
