import { type Cell, makeCell, type TextLine } from '../text/text-line.ts'
import { isPostalCode } from './looks-like-address.ts'
import { isAnyLabel, isCodeLabel, labelAtStart } from './part-labels.ts'

/**
 * "Código postal | 28004 | Localidad MADRID": a code whose figures stand in boxes of their own is farther from its label than the other values of
 * its row. It gets one cell with its label, as they have.
 */
export const withCodesAtLabels = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line, index) => {
    const at = line.cells.findIndex(
      ({ folded }, place) => isCodeLabel(folded) && isPostalCode(line.cells[place + 1] ?? { text: '' }),
    )
    const [label, code] = line.cells.slice(at, at + 2)
    const others = line.cells.filter(cell => cell !== label && cell !== code)
    if (at < 0 || !label || !code || others.length === 0 || !others.every(hasLabelAndValue)) return line
    // "Vivienda | 3-D" in the row above: a form with its values in columns of their own.
    const rowAbove = lines[index - 1]?.cells ?? []
    if (!rowAbove.every(cell => isAnyLabel(cell.folded) || hasLabelAndValue(cell))) return line
    const whole = makeCell(`${label.text} ${code.text}`, label.left, code.right)
    return { ...line, cells: line.cells.flatMap(cell => (cell === label ? [whole] : cell === code ? [] : [cell])) }
  })

const hasLabelAndValue = ({ folded }: Cell): boolean => labelAtStart(folded) !== undefined && !isAnyLabel(folded)
