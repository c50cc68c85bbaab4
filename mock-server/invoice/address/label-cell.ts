import { expressionOf } from '../evidence/expression-of.ts'
import { labelScore, strength } from '../evidence/label-score.ts'
import { supplyAddress, supplySection } from '../evidence/supply-wordings.ts'
import { otherAddress } from '../evidence/wordings.ts'
import { type Placed, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isPartLabel } from './part-labels.ts'

const anyLabel = expressionOf([...supplyAddress, ...otherAddress, ...supplySection])
const secondPurpose =
  /^(?:y|e|i|eta|and) (?:(?:de|d['’]|del|da|do|para) ?)?(?:envi\w+|factura\w*|correspond\w+|notificacion\w*|fiscal|postal|cobro|pago|contact[oe])$/u

/** "Datos del punto de suministro" */
const dataOf =
  /^(?:datos|dades|datuak|informacion|informacio) (?:de |d['’]|del |do |da )(?:la |el |tu |su |a |o |l['’])?/u

/** The cell is a label and nothing else. */
export function isLabelCell(printed: string): boolean {
  if (/[:·]\s*$/u.test(printed)) return true
  const folded = anyLabel.exec(printed)?.index === 0 ? printed : printed.replace(dataOf, '')
  const found = anyLabel.exec(folded)
  if (found === null || found.index !== 0) return false
  const rest = folded.slice(found[0].length).replace(/^[\s/·-]+|[\s:.]+$/g, '')
  // "Domicilio fiscal y de envío"
  if (secondPurpose.test(rest)) return true
  // "Datos del titular y del suministro"
  if (/^(?:y|e|i|eta|and) /.test(rest) && labelScore(rest, false) !== 0) return true
  // In two languages: "Hornidura-puntuaren helbidea Dirección del punto de suministro".
  return rest.length <= 2 || isLabelCell(rest)
}

/** What a label says by its own words. "Tipo y nombre de la vía" is a part's, and nobody's name. */
export function ownWords({ folded }: Cell): number {
  const score = labelScore(folded, true)
  return score === strength.holder && isPartLabel(folded) ? 0 : score
}

/** "Vivienda" beside "Planta": what a form calls the parts of a flat. */
export const namesGroup = (lines: readonly TextLine[], place: Placed): boolean =>
  /^(?:vivienda|vivenda|habitatge|etxebizitza|inmueble|edificio|edifici|local|finca|casa)$/.test(place.cell.folded) &&
  isPartLabel(rightOf(lines, place)[0]?.folded ?? '')
