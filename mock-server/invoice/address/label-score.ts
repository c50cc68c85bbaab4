import { phraseTest, plainWords, stemTest } from '../words/match.ts'
import * as roles from '../words/roles.ts'

/** How much each label says about whose address it is: above nought for the supply's, below against. */
export const strength = { supply: 3, ownSection: 2.2, section: 1.6, contract: 0.7, holder: -0.5, other: -3, office: -3 }
/** A longer text is a sentence and no label. */
export const longestLabel = 75

const is = {
  place: stemTest(roles.place),
  premises: stemTest(roles.premises),
  supply: stemTest(roles.supply),
  beside: stemTest(roles.supplyBesidePlace),
  other: stemTest(roles.other),
  holder: stemTest(roles.holder),
  office: stemTest(roles.office),
  contract: stemTest(roles.contract),
}
type Kind = keyof typeof is
const kinds = Object.keys(is) as Kind[]

const joint = /\s(?:y|i|e|eta|o|and)\s|\/|\+/u
const codeName = /^(?:cups|codigo|codi|cod|clave|kodea|num|nº|numero|referencia)\b|\bcups\b/u
const gas = /\bgas(?:a|aren)?\b/u
const electricity = /electr|elektr|\bluz\b|\bllum\b|\bargi/u
const authority = /direccion? (?:general|xeral)|\bjunta\b/u
const leadsOn = /\b(?:en|a|al|non|na|no)\s*:?$/u
const data = /^(?:datos|dades|datuak|data)\b/u
// "Emplazamiento" alone.
const ownPlace = /^(?:emplaz|emplac|ubicac|localiz|localitz|kokapen|(?:donde|onde|on|non)$)/u
// "La luz va a", "Recibe la electricidad en"
const delivered = /\b(?:luz|llum|electricidad\p{L}*|electricitat|energia|enerxia|argia)\b.{0,14}\b(?:en|a|al|non)$/u
// "Finca"
const home =
  /^(?:la |el |o |a )?(?:finca|inmueble|immoble|inmoble|vivienda|vivenda|habitatge|local|obra|piso|casa|etxea)$/u
// "Tu casa"
const ownHome = /^(?:tu|su|a tua|la teva|zure)\s\p{L}+$/u

/** What the words of a label say about whose address follows; nought where they say nothing. `isOwn`: it labels the address itself, not its box. */
export function labelScore(folded: string, isOwn: boolean): number {
  const plain = plainWords(folded)
  const found = kindsIn(plain)
  const isPlace = found.has('place') || found.has('premises')
  if (found.has('office') || authority.test(plain)) return strength.office
  if (found.has('other')) return scoreOfOther(plain, found, isPlace)
  if (found.has('supply')) {
    const isNamed = (isPlace || leadsOn.test(plain)) && !codeName.test(plain)
    return isNamed ? strength.supply : isOwn ? strength.ownSection : strength.section
  }
  if (isPlace && found.has('beside') && !codeName.test(plain)) return strength.supply
  if (delivered.test(plain)) return strength.supply
  if (isOwn && home.test(plain)) return strength.section
  if (ownPlace.test(plain) && plain.split(' ').length <= 2) return strength.supply
  if (found.has('premises') && ownHome.test(plain)) return isOwn ? strength.ownSection : strength.section
  if (found.has('contract')) return data.test(plain) ? strength.contract : 0
  return found.has('holder') ? strength.holder : 0
}

function scoreOfOther(plain: string, found: ReadonlySet<Kind>, isPlace: boolean): number {
  if (gas.test(plain) && electricity.test(plain)) return isPlace ? strength.supply : 0
  if (found.has('supply') && joint.test(plain) && !gas.test(plain)) return strength.supply
  const isAddressed =
    isPlace || found.has('supply') || data.test(plain) || is.other(plain.split(' ')[0] ?? '') || leadsOn.test(plain)
  return isAddressed ? strength.other : 0
}

function kindsIn(plain: string): Set<Kind> {
  const words = plain.split(/[^\p{L}\d·.]+/u)
  return new Set(kinds.filter(kind => words.some(word => is[kind](word))))
}

/** The text names an office of a company or an authority. */
export function namesOffice(folded: string): boolean {
  const plain = plainWords(folded)
  return authority.test(plain) || kindsIn(plain).has('office')
}

const isSmall = phraseTest(roles.small)
const isLabelWord = (word: string) => isSmall(word) || kinds.some(kind => is[kind](word))

/** Where the words of a label end at the beginning of a folded text; 0 where it does not begin with one. */
export function labelLength(folded: string): number {
  let end = 0
  let hasName = false
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\d'’·]+\.?/gu)) {
    const plain = word.replace(/\.$/, '').replace(/^.*['’]/u, '')
    if (!isLabelWord(plain)) break
    hasName ||= !isSmall(plain)
    end = index + word.length
  }
  return hasName ? end : 0
}

/** The text is a label of a person's address and nothing else. */
export function isLabelText(folded: string): boolean {
  const text = folded.replace(/[\s:.·)(]+$/u, '')
  return text.length <= longestLabel && labelLength(text) >= text.length && labelScore(text, false) !== 0
}
