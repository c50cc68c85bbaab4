import type { Field } from './form.ts'
import type { Part } from './part-label.ts'

/** Parts of a flat in the order of an address. */
const order: readonly Part[] = ['building', 'block', 'portal', 'stairs', 'floor', 'door', 'flat']
const ofBuilding: readonly Part[] = ['block', 'portal', 'stairs']

/** "Escalera 2, Planta 4, Puerta D": with their labels where there are stairs, a portal or a block; else floor and door alone, "4 D". */
export function flatOfForm(fields: readonly Field[]): string {
  const own = fields
    .filter(({ parts, value }) => value !== '' && parts.every(part => order.includes(part)))
    .toSorted((a, b) => rank(a) - rank(b))
  const isNamed = own.some(({ parts }) => parts.length === 1 && parts.some(part => ofBuilding.includes(part)))
  if (!isNamed) return own.map(({ value }) => value).join(' ')
  return own
    .map(({ label, value, parts }) =>
      saysItself(label, value) || parts.length > 1 ? value : `${nameIn(label)} ${value}`,
    )
    .join(', ')
}

const rank = ({ parts: [first] }: Field) => order.indexOf(first ?? 'flat')
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
