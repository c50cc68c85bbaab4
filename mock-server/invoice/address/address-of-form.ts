import { findProvince } from '#domain/provinces.ts'
import { fold } from '../text/text-line.ts'
import { basqueKinds, shortKinds, streetKinds } from '../words/addresses.ts'
import { phraseTest, plainWords } from '../words/match.ts'
import type { Field, Form } from './form.ts'
import { flatParts, type Part } from './part-label.ts'
import { isHouseNumber, type StreetParts, splitStreet } from './street-parts.ts'

const isKind = phraseTest(`${streetKinds}|${shortKinds}`)
const isNamedKind = phraseTest(
  'calle|carrer|rua|avenida|avinguda|plaza|placa|praza|paseo|passeig|camino|cami|carretera|ronda|rambla|travesia|kalea',
)
const isBehind = phraseTest(basqueKinds.replace('plaza|', ''))

/** Street, number and flat of a form, '' where they are not certain; null where it has no street. */
export function streetOfForm({ fields }: Form): StreetParts | null {
  const filled = fields.filter(({ value }) => /[\p{L}\d]/u.test(value) && !/^(?:n\/a|0+|no)$/iu.test(value))
  const of = (part: Part) => filled.find(({ parts }) => parts[0] === part)
  const via = of('street')
  // "Vía | Avda. | Nombre | Constitución"
  const isViaKind = via && of('name') && isKind(plainWords(fold(via.value)))
  const kind = of('kind') ?? (isViaKind ? via : undefined)
  const named = isViaKind ? of('name') : (via ?? (kind ? of('name') : undefined))
  if (!named) return null
  const street = withKind(kind?.value ?? kindInLabel(named.label), named.value)
  const number = of('number')
  const flat = flatOfForm(filled.filter(({ parts }) => parts.every(part => flatParts.includes(part))))
  if (!number) {
    const split = splitStreet(street)
    return { ...split, apartment: [split.apartment, flat].filter(text => text !== '').join(' ') }
  }
  const house = number.value.replace(/^n(?:[º°.]+|um\.?)\s*/iu, '')
  const suffix = of('suffix')?.value ?? ''
  const streetNr = isHouseNumber(fold(house)) ? [house, suffix].filter(text => text !== '').join(' ') : ''
  return {
    street,
    streetNr: streetNr.replace(/^0+(?=\d)/, ''),
    apartment: flat,
    unread: '',
  }
}

/** "Calle" of the label "Calle": the kind of the street, if its value has none. */
function kindInLabel(label: string): string {
  const word = label.replace(/^.*[/·]|[\s:]+$/gu, '').trim()
  return isNamedKind(plainWords(fold(word))) ? word : ''
}

function withKind(kind: string, name: string): string {
  if (kind === '' || !isKind(plainWords(fold(kind)))) return name
  if (isKind(plainWords(fold(/^[\p{L}/]+[.º]?(?=[\s.])/u.exec(name)?.[0] ?? '')))) return name
  if (isBehind(plainWords(fold(name.split(' ').at(-1) ?? '')))) return name
  return isBehind(plainWords(fold(kind))) ? `${name} ${kind.toLowerCase()}` : `${kind} ${name}`
}

/** What a form says of its town, the likeliest first. */
export const townsOfForm = ({ fields }: Form): string[] => [valueIn(fields, 'town'), valueIn(fields, 'locality')]

export const provinceOfForm = ({ fields }: Form): string => findProvince(valueIn(fields, 'province'))?.name ?? ''

const valueIn = (fields: readonly Field[], part: Part): string =>
  fields.find(({ parts, value }) => parts.includes(part) && /\p{L}{2}/u.test(value))?.value ?? ''

const ofBuilding: readonly Part[] = ['block', 'portal', 'stairs']

/** "Escalera 2, Planta 4, Puerta D": with their labels where there are stairs, a portal or a block; else floor and door alone, "4 D". */
function flatOfForm(fields: readonly Field[]): string {
  const own = fields.toSorted((a, b) => rank(a) - rank(b))
  const isNamed = own.some(({ parts }) => parts.length === 1 && parts.some(part => ofBuilding.includes(part)))
  if (!isNamed) return own.map(({ value }) => value).join(' ')
  return own
    .map(({ label, value, parts }) =>
      saysItself(label, value) || parts.length > 1 ? value : `${nameIn(label)} ${value}`,
    )
    .join(', ')
}

const rank = ({ parts: [first] }: Field) => flatParts.indexOf(first ?? 'flat')
/** "Escalera:" and, of a label in two languages, the last. */
const nameIn = (label: string) =>
  label
    .replace(/^\d{1,2}[.)]\s?/, '')
    .replace(/\s*\([^)]*\)/g, '')
    .split(/\s*[/·]\s*/)
    .at(-1)
    ?.replace(/[\s:]+$/, '') ?? ''
/** "Esc. B" in the field of "Escalera". */
const saysItself = (label: string, value: string) =>
  /^\p{L}{2,}\.?\s\S/u.test(value) && value.charAt(0).toLowerCase() === nameIn(label).charAt(0).toLowerCase()
