import { matchesOf } from '../text/matches-of.ts'
import { expressionOf } from './expression-of.ts'
import { contractSection, supplyAddress, supplySection } from './supply-wordings.ts'
import { bareAddress, holderLabel, officeWords, otherAddress } from './wordings.ts'

type Role = 'supply' | 'section' | 'contract' | 'other' | 'holder' | 'office' | 'bare'

const roles: readonly (readonly [Role, RegExp])[] = [
  ['supply', expressionOf(supplyAddress, 'g')],
  ['other', expressionOf(otherAddress, 'g')],
  ['office', new RegExp(officeWords.join('|').replaceAll(' ', '\\s+'), 'gu')],
  ['section', expressionOf(supplySection, 'g')],
  ['contract', expressionOf(contractSection, 'g')],
  ['holder', expressionOf(holderLabel, 'g')],
  ['bare', expressionOf(bareAddress, 'g')],
]

/** How much each label says about whose address it is: above nought for the supply's, below against. */
export const strength: Record<Role, number> = {
  supply: 3,
  section: 1.6,
  contract: 0.7,
  other: -3,
  holder: -0.5,
  office: -3,
  bare: 0,
}
/** A label that says at least this much is the heading of a box. */
export const headingStrength = 1
/** What the section says as an own label: "SUMINISTRO" directly at an address. */
export const ownSection = 2.2
/** "Datos del titular y del punto de suministro": the heading of two boxes, of which one has the supply's address. */
const namesHolderToo =
  /(?<!\p{L})(?:datos|dades) (?:de|del|do|da|d['’])[^:]{0,12}(?:titular|client\p{L}*) (?:y|e|i|\/) (?:de|del|do|da|d['’])/u

/** "B. Habitatge subministrat", "(2) Objeto del suministro", "B · Punto de suministro": a heading without its number or letter. */
export const withoutNumber = (folded: string): string => folded.replace(numberOfHeading, '')
const numberOfHeading =
  /^(?:\((?:\d{1,2}|[a-h])\)|(?:\d{1,2}|[a-h])\s?[.)|·-]|0?\d(?=\s\p{L}{5}))\s(?=\p{L}{4}|\p{L}{1,3}\s\p{L}{3})/u

/** Names the supply, in whatever label. */
export const saysSupply = /suministr|subministr|hornidur/

/** What the labels in a text add up to: the longest match of each place counts. With `isOwn`, a bare word of the supply is a label too. */
export function labelScore(printed: string, isOwn: boolean): number {
  const folded = withoutNumber(printed)
  const matches = roles.flatMap(([role, expression]) =>
    matchesOf(folded, expression).map(({ index, 0: text }) => ({ role, start: index, end: index + text.length })),
  )
  const longest = matches.filter(
    match =>
      !matches.some(
        other =>
          other !== match &&
          other.start <= match.start &&
          other.end >= match.end &&
          other.end - other.start > match.end - match.start,
      ),
  )
  const has = (role: Role) => longest.some(match => match.role === role)
  if (namesHolderToo.test(folded) && saysSupply.test(folded)) return 0
  if (has('supply')) return strength.supply
  if (has('other')) return strength.other
  if (has('office')) return strength.office
  if (has('section') || has('supply')) return isOwn ? ownSection : strength.section
  if (has('contract')) return strength.contract
  if (has('holder')) return strength.holder
  // "Enviament / Envío"
  const halves = folded.split(' / ')
  const [one = 0, other = 0] = halves.length === 2 ? halves.map(half => labelScore(half, isOwn)) : []
  return one * other > 0 ? one : 0
}

/** The text names an office of a company or an authority. */
export function namesOffice(folded: string): boolean {
  return officeExpression.test(folded)
}

const officeExpression = new RegExp(officeWords.join('|').replaceAll(' ', '\\s+'), 'u')
