import { basqueTypes } from '../evidence/address-wordings.ts'
import { fold } from '../text/fold.ts'
import { type Placed, rightOf } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import { isInFormBeside } from './form-columns.ts'
import { isOfAnotherForm } from './form-street.ts'
import { areLabelsOfForm } from './head-of-form.ts'
import { isKindAtLabel, isShortKindLabel, kindWithLabel, labelOfName, onlyKind } from './kind-labels.ts'
import { farthest, type PartOfForm } from './labelled-part.ts'
import { labelledValue } from './labelled-value.ts'
import { isOfNextForm } from './next-form.ts'
import {
  beginsOtherLabel,
  beginsWithPart,
  codeLabel,
  isLabelOf,
  type Part,
  partNames,
  type Relation,
  withoutEdge,
} from './part-labels.ts'
import { isSaid } from './said-value.ts'
import { beginningIn } from './street-beginning.ts'
import { isCloseTo, isValueOfLabel } from './value-of-label.ts'

// An address takes this many lines at most, labels over their values included.
const reach = 14

/** The parts of the form around a code; null where the code has no label. */
export function partsOfForm(
  lines: readonly TextLine[],
  place: Placed,
  at: number,
  labelOfCode: 'postalCode' | 'town',
): PartOfForm[] | null {
  const relation = codeLabel(lines, place, at, labelOfCode)
  if (!relation) return null
  const inCells = partsAround(lines, place, relation)
  // "Calle | Luna | Núm. | 2 | C.P. 28001": only the code stands in the cell of its label.
  const isBesideOthers = relation === 'before' && inCells.every(({ part }) => part !== 'street' && part !== 'town')
  // "Vía | Nº" over "Luna | 2", and below them "C.P. | 28004 | Localidad | Madrid"
  const isUnderStreet = relation === 'left' && inCells.every(({ part }) => part !== 'street' && part !== 'number')
  const parts = isBesideOthers
    ? partsAround(lines, place, 'left')
    : isUnderStreet
      ? [...inCells, ...partsInRows(lines, place)]
      : [...inCells, ...partsBehindBlank(lines, place, relation)]
  return parts.filter(
    part =>
      !isOfAnotherForm(lines, place, part.place) &&
      !isInFormBeside(lines, place, part.place, farthest) &&
      !isOfNextForm(lines, place, part),
  )
}

/** What stands under the labels of a row of its own. */
const partsInRows = (lines: readonly TextLine[], place: Placed): PartOfForm[] =>
  partsAround(lines, place, 'over').filter(({ line }) => {
    const row = lines[line]
    return row !== undefined && areLabelsOfForm(row)
  })

function partsAround(lines: readonly TextLine[], place: Placed, relation: Relation): PartOfForm[] {
  const found: PartOfForm[] = []
  const page = lines[place.line]?.page
  for (
    let index = Math.max(0, place.line - reach);
    index <= Math.min(lines.length - 1, place.line + reach);
    index += 1
  ) {
    const line = lines[index]
    if (!line || line.page !== page) continue
    const hasKind = line.cells.some(
      ({ folded }) => beginsWithPart.get('kind')?.test(folded) || (folded !== 'via' && kindWithLabel(folded)),
    )
    for (const cell of line.cells) {
      if (isKindAtLabel(lines, { line: index, cell })) continue
      // "Tipo CALLE", which is also a label: "Tipo calle".
      if (relation === 'before' && kindWithLabel(cell.folded)) {
        const [label = '', ...value] = cell.text.split(' ')
        found.push({
          part: 'kind',
          label,
          value: value.join(' '),
          place: { line: index, cell },
          line: index,
          labelCell: cell,
        })
        continue
      }
      for (const part of partNames) {
        const nameLabel = part === 'street' ? labelOfName(lines, { line: index, cell }) : undefined
        const label =
          nameLabel ??
          (isLabelOf(part, cell.folded)
            ? cell.folded
            : beginsWithPart.get(part)?.exec(`${withoutEdge(cell.folded)} `)?.[0])
        if (label === undefined) continue
        if (relation === 'before' && !label.includes(':') && isValueOfLabel(lines, { line: index, cell })) continue
        // Where values have cells of their own, one that begins with a label's word ("Bloque 3") is a value.
        const isWhole = nameLabel === undefined ? isLabelOf(part, cell.folded) : nameLabel.length === cell.folded.length
        const isClose = relation === 'left' && !isWhole && isCloseTo(lines, { line: index, cell }, part, label)
        if (!isClose && (relation === 'before') === isWhole) continue
        const end = nameLabel?.length ?? endOfLabel(part, label, cell.folded, hasKind)
        const value = labelledValue(lines, { line: index, cell }, end, relation)
        // "Nome da vía | Travesa": the name of a street may be a kind of one.
        // Beside a label of its own, "Corredera" is a name.
        const isKind =
          part === 'street' && !hasKind && !/^nom/.test(label) && value !== null && onlyKind.test(fold(value.value))
        // "Tipo | 2.0TD", "Cód. vía | 00071"
        const isName = isShortKindLabel(label) ? onlyKind : /^\P{N}+$/u
        if (part === 'kind' && value && !isName.test(fold(value.value))) continue
        if (value && isSaid(part, label, value.value))
          found.push({
            part: isKind ? 'kind' : part,
            label: cell.text.slice(0, end),
            ...value,
            line: index,
            labelCell: cell,
          })
        const name = isKind && relation === 'before' ? nameBehindKind(lines, { line: index, cell }) : null
        if (name) found.push({ part: 'street', label: cell.text.slice(0, end), ...name, line: index, labelCell: cell })
        break
      }
    }
  }
  return found
}

/** "VIA: CL | DON VICTOR | NUMERO: 45": the name behind its kind has no label. */
function nameBehindKind(lines: readonly TextLine[], place: Placed): { value: string; place: Placed } | null {
  const [cell] = rightOf(lines, place)
  const isName = cell !== undefined && /^\p{L}{2}/u.test(cell.text) && hasBareValue(lines, place)
  return isName ? { value: cell.text, place: { line: place.line, cell } } : null
}

/** "Adreça / Dirección" is a label to its end, and the kind of a street none at all. */
function endOfLabel(part: Part, label: string, folded: string, hasKind: boolean): number {
  if (isLabelOf(part, folded)) return folded.length
  // "TIPO VÍA Calle | VÍA Mallorca": the kind has its own label.
  return !hasKind && isKindOfStreet(part, label, folded) ? 0 : label.length
}

/** "Calle Luna, 40" without a colon: the kind of the street, which is a part of it. "Calle | Camino Nuevo" has its own. */
const isKindOfStreet = (part: Part, label: string, folded: string) =>
  part === 'street' &&
  !kindWithLabel(folded) &&
  onlyKind.test(label.trimEnd()) &&
  !isBasqueStreet.test(folded.slice(label.length)) &&
  beginningIn(folded.slice(label.length))?.prefix !== ''

const isBasqueStreet = new RegExp(`\\p{L}{3}\\s(?:${basqueTypes})$`, 'u')

/** Where labels stand before their values, a wide blank may part the two. */
const partsBehindBlank = (lines: readonly TextLine[], place: Placed, relation: Relation): PartOfForm[] =>
  relation === 'before'
    ? partsAround(lines, place, 'left').filter(
        ({ line, labelCell, place: { cell } }) => cell !== labelCell && hasBareValue(lines, { line, cell: labelCell }),
      )
    : []

/** "Esc. | 1 | Piso 2": the next cell begins with no label, and is no "Punta 6,9 kW". */
function hasBareValue(lines: readonly TextLine[], place: Placed): boolean {
  const [next] = rightOf(lines, place)
  return (
    next !== undefined &&
    !beginsOtherLabel(next.folded) &&
    !/\bkw/.test(next.folded) &&
    partNames.every(part => !beginsWithPart.get(part)?.test(`${next.folded} `))
  )
}
