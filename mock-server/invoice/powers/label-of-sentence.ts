import { above, type Placed } from '../text/neighbours.ts'
import { isProse } from '../text/prose.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { type Label, lastLabel, tokensOf } from './power-tokens.ts'
import { tableReach } from './table-columns.ts'

/** A label and the place that tells it from others. */
export interface Governing {
  label: Label
  at: string
}

/** "Has contratado 4,6 kW en punta y" and below it "3,45 kW en valle": the label of a sentence that goes on. */
export function sentenceAbove(lines: readonly TextLine[], place: Placed): Governing | null {
  const over = above(lines, place)
  if (!over || !/\d\s?kw(?![a-z]).*\s(?:y|i|e|eta|en)$/.test(over.cell.folded)) return null
  const label = lastLabel(tokensOf(over.cell))
  return label && { label, at: `${over.line}.${over.cell.left}.${label.start}` }
}

/** "horas valle. En el último año no ha pasado de 3,4 kW": a sentence of this cell ends before its token at this place. */
export const endsBefore = (cell: Cell, token: number): boolean =>
  /[\p{L}\d]{2}[.;]\s/u.test(cell.folded.slice(0, tokensOf(cell)[token]?.start))

/** "Tienes 4,6 kW en punta": says its own power, and nothing of a number in the column beside it, which has words of its own over it. */
export const saysItsPower = ({ folded }: Cell): boolean =>
  /^(?:tienes|tiene|tens|te|teniu|tes|ten|duzu)\s.*\d\s?kw(?![a-z]|\s?h)/.test(folded)

/** "Tiene contratada una potencia de 4,6 kW en punta, a 0,10 euros" and below it "por kW, y otros 3,45 kW": one sentence. */
export function coordinated(lines: readonly TextLine[], place: Placed): Governing | null {
  const over = above(lines, place)
  const head = place.cell.folded.slice(0, tokensOf(place.cell)[0]?.start)
  if (!over || !isProse(over.cell) || !isProse(place.cell)) return null
  const tokens = tokensOf(over.cell)
  const label = lastLabel(tokens)
  const isOneSentence = !/[.;:]\s|[.;:]$/.test(over.cell.folded.slice(label?.end) + head)
  const hasPower = tokens.some(token => token.kind === 'number' && token.unit === 'kW')
  if (!label || !hasPower || !isOneSentence || !/(?:^|\s)(?:y|i|e|eta)\s(?:(?:otr|altr|outr|beste)\w+\s)?$/.test(head))
    return null
  return { label, at: `${over.line}.${over.cell.left}.${label.start}` }
}

/** "¿Cuánta potencia tengo contratada?" over "6,6 kW de lunes a viernes (punta) y 9,2 kW por la noche (valle)": the answer stands below its question. */
export function questionAbove(lines: readonly TextLine[], place: Placed): Governing | null {
  if (!tokensOf(place.cell).some(({ kind }) => kind === 'period')) return null
  const over = above(lines, place, tableReach)
  const tokens = tokensOf(over?.cell)
  const label = lastLabel(tokens)
  const asks =
    over?.cell.text.endsWith('?') && label?.about === 'contracted' && tokens.every(({ kind }) => kind === 'label')
  return over && label && asks ? { label, at: `${over.line}.question` } : null
}
