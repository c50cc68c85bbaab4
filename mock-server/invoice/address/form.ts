import { fold, type Placed, type TextLine } from '../text/text-line.ts'
import { type CodeLabel, type LabelCell, labelOfCode, valueCell } from './fields.ts'
import type { Part } from './part-label.ts'
import { beginsWithKind } from './street-parts.ts'

/** What a thin evidence makes doubtful. */
export type DoubtfulPart = 'street' | 'streetNr' | 'apartment' | 'municipality'

/** A filled or empty field of a form. */
export interface Field {
  parts: readonly Part[]
  label: string
  value: string
  /** Where the value is; the label, where it is empty. */
  place: Placed
  labelPlace: Placed
  score: number
}

/** The fields of the form that a postal code is in, nearest first. */
export interface Form {
  fields: Field[]
  relation: CodeLabel['relation']
  score: number
}

const reach = 14
// In line heights: fields of one form are no farther apart than this.
const widestGap = { side: 3.4, over: 5.6 }

/** The form that a labelled postal code belongs to; null where the code has no label. */
export function formAround(
  lines: readonly TextLine[],
  place: Placed,
  at: number,
  labels: readonly LabelCell[],
): Form | null {
  const code = labelOfCode(lines, place, at, labels)
  if (!code) return null
  const near = labels.filter(
    ({ place: { line } }) => lines[line]?.page === lines[place.line]?.page && Math.abs(line - code.place.line) <= reach,
  )
  const [left, right] = boundsOf(near, code)
  const height = lines[place.line]?.height ?? 1
  const inside = near.filter(label => label.place.cell.left >= left - height && label.place.cell.left < right - height)
  const isLabel = ({ cell }: Placed) => near.some(other => other.place.cell === cell)
  const fields = inside.flatMap(label => fieldOf(lines, label, code, place, isLabel))
  return { fields: connected(lines, fields, code), relation: code.relation, score: code.score }
}

/** Where the form ends at both sides: a label that appears a second time in a row begins another form. */
function boundsOf(labels: readonly LabelCell[], { place }: CodeLabel): [left: number, right: number] {
  const edges: number[] = []
  for (const row of Map.groupBy(labels, label => label.place.line).values()) {
    const seen = new Set<Part>()
    for (const { parts, place: own } of row
      .filter(label => !label.isWhole)
      .toSorted((a, b) => a.place.cell.left - b.place.cell.left)) {
      if (parts.some(part => seen.has(part))) {
        edges.push(own.cell.left)
        seen.clear()
      }
      for (const part of parts) seen.add(part)
    }
  }
  const own = place.cell.left + 1
  return [
    Math.max(Number.NEGATIVE_INFINITY, ...edges.filter(edge => edge <= own)),
    Math.min(Number.POSITIVE_INFINITY, ...edges.filter(edge => edge > own)),
  ]
}

function fieldOf(
  lines: readonly TextLine[],
  label: LabelCell,
  code: CodeLabel,
  place: Placed,
  isLabel: (place: Placed) => boolean,
): Field[] {
  const base = { parts: label.parts, label: label.text, labelPlace: label.place, score: label.score }
  if (label.value !== '') return [{ ...base, value: label.value, place: label.place }]
  const { relation } = code
  const row = relation === 'over' && label.place.line === code.place.line ? place.line : null
  const value = valueCell(lines, label, { relation, row, column: place.cell.left }, isLabel)
  // "Dirección de suministro" alone is the title of a form.
  if (!value && label.score !== 0 && label.parts[0] === 'street') return []
  const text = value?.cell.text ?? ''
  if (label.isWhole && (relation === 'over' || !looksLikeStreet(text))) return []
  return [{ ...base, value: text, place: value ?? label.place }]
}

const looksLikeStreet = (text: string) =>
  /\p{L}{3}/u.test(text) && (/\d|s\/n/iu.test(text) || beginsWithKind.test(fold(text)))

/** The fields from the code's row outward, until a part appears a second time or a wide gap parts two forms. */
function connected(lines: readonly TextLine[], fields: readonly Field[], code: CodeLabel): Field[] {
  const topOf = ({ line }: Placed) => lines[line]?.top ?? 0
  const origin = topOf(code.place)
  const height = lines[code.place.line]?.height ?? 1
  const distance = (field: Field) => topOf(field.labelPlace) - origin
  // Of two rows as near, the street's is over its code, and the town's below it.
  const order = (field: Field) => Math.abs(distance(field)) * (isBelow(field) === distance(field) > 0 ? 1 : 1.15)
  const taken = new Set<Part>()
  const found: Field[] = []
  const ends = { up: origin, down: origin }
  const isOpen = { up: true, down: true }
  for (const field of fields.toSorted((a, b) => order(a) - order(b))) {
    const top = topOf(field.labelPlace)
    const direction = top < origin - 0.3 * height ? 'up' : 'down'
    if (!isOpen[direction]) continue
    const gap = Math.abs(top - ends[direction])
    const isRepeated = field.parts.some(part => taken.has(part))
    const isFar = gap > widestGap[code.relation] * height
    if (isRepeated || isFar) {
      isOpen[direction] = false
      continue
    }
    ends[direction] = direction === 'up' ? Math.min(top, ends.up) : Math.max(top, ends.down)
    for (const part of field.parts) taken.add(part)
    found.push(field)
  }
  return found
}

const isBelow = ({ parts }: Field) => parts.some(part => part === 'town' || part === 'locality' || part === 'province')

const short = /^[\p{L}\d]{1,4}[ºª.]{0,2}$/u

/** What a short text that no label claimed, among the parts of an address, would change. */
export function unreadAmong(lines: readonly TextLine[], fields: readonly Field[]): DoubtfulPart[] {
  const left = Math.min(...fields.map(({ place }) => place.cell.left))
  const right = Math.max(...fields.map(({ place }) => place.cell.right))
  const used = new Set(fields.flatMap(({ place, labelPlace }) => [place.cell, labelPlace.cell]))
  const isUnread = fields.some(({ place }) =>
    lines[place.line]?.cells.some(
      cell => cell.left > left && cell.right < right && short.test(cell.text) && !used.has(cell),
    ),
  )
  return isUnread ? ['streetNr', 'apartment'] : []
}
