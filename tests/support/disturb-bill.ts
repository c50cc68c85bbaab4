import { findAddresses } from '#mock/invoice/address/find-addresses.ts'
import { expressionOf } from '#mock/invoice/evidence/expression-of.ts'
import type { InvoiceReading } from '#mock/invoice/invoice-reading.ts'
import { powerTokens } from '#mock/invoice/powers/power-tokens.ts'
import { fold } from '#mock/invoice/text/fold.ts'
import { type Cell, makeCell, type TextLine } from '#mock/invoice/text/text-line.ts'

type Lines = readonly TextLine[]
type Home = Pick<InvoiceReading, 'street' | 'streetNr' | 'zipCode'>

/** A bill whose labels of these wordings say something else; '' takes them away. Sentences stay as they are. */
export function relabelled(lines: Lines, wordings: readonly string[], label: string): TextLine[] {
  const expression = expressionOf(wordings, 'g')
  return mapped(lines, cell => {
    if (cell.text.length > longestLabel) return cell
    const found = [...cell.folded.matchAll(expression)].reverse()
    const text = found.reduce(
      (rest, { index, 0: own }) => rest.slice(0, index) + label + rest.slice(index + own.length),
      cell.text,
    )
    return /[\p{L}\d]/u.test(text) ? makeCell(text.trim(), cell.left, cell.right) : null
  })
}

/** A bill whose cells do not have this text. */
export function withoutText(lines: Lines, text: string): TextLine[] {
  return mapped(lines, cell => {
    if (!cell.text.includes(text)) return cell
    const rest = cell.text.replaceAll(text, '').trim()
    return rest === '' ? null : makeCell(rest, cell.left, cell.right)
  })
}

/** A bill that does not print this home: neither its lines, wherever they stand, nor what stands in their cells. */
export function withoutHome(lines: Lines, { street = '', streetNr, zipCode = '' }: Home): TextLine[] {
  const own = findAddresses(lines).filter(each => each.zipCode === zipCode && each.streetNr === streetNr)
  const cells = new Set(own.flatMap(({ places }) => places.map(({ cell }) => cell)))
  return mapped(lines, cell =>
    cells.has(cell) || cell.text.includes(zipCode) || cell.folded.includes(fold(street)) ? null : cell,
  )
}

/** A bill that does not print these powers, in kW, nor rows of its account that begin with them ("5,75 × 30 días × 0,08"). */
export function withoutPowers(lines: Lines, powers: readonly number[]): TextLine[] {
  return mapped(lines, ({ folded, ...cell }) => {
    const printed = [...folded.matchAll(/(?<![\d.,])\d{1,2}[.,]\d{1,3}(?![\d.,]\d)/g)].map(([text]) =>
      Number(text.replace(',', '.')),
    )
    const said = powerTokens(folded).flatMap(token => (token.kind === 'number' ? [token.value] : []))
    return [...printed, ...said].some(power => powers.includes(power)) ? null : { ...cell, folded }
  })
}

/** A bill with a block of its own before the line at this place, or behind the last; what follows moves down. */
export function withBlock(lines: Lines, at: number, texts: readonly string[]): TextLine[] {
  const next = lines[at] ?? lines.at(-1)
  if (!next) return []
  const { page, height } = next
  const left = Math.min(...lines.filter(line => line.page === page).flatMap(line => line.cells.map(cell => cell.left)))
  const top = next.top + (at < lines.length ? 0 : blockGap * height)
  const block = texts.map((text, index) => ({
    page,
    top: top + index * lineGap * height,
    height,
    cells: [makeCell(text, left, left + text.length * letterWidth * height)],
  }))
  const moved = (texts.length * lineGap + blockGap) * height
  const after = lines.slice(at).map(line => (line.page === page ? { ...line, top: line.top + moved } : line))
  return [...lines.slice(0, at), ...block, ...after]
}

/** A bill whose blocks stand in the opposite order, on one page. */
export function turnedOver(lines: Lines): TextLine[] {
  const blocks: TextLine[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)?.at(-1)
    const isNear = last?.page === line.page && line.top - last.top <= 1.9 * Math.max(line.height, last.height)
    if (isNear) blocks.at(-1)?.push(line)
    else blocks.push([line])
  }
  let top = 0
  return blocks.reverse().flatMap(block => {
    const start = block[0]?.top ?? 0
    const own = block.map(line => ({ ...line, page: 0, top: top + line.top - start }))
    top = (own.at(-1)?.top ?? top) + blockGap * Math.max(...block.map(({ height }) => height))
    return own
  })
}

function mapped(lines: Lines, change: (cell: Cell) => Cell | null): TextLine[] {
  return lines
    .map(line => ({ ...line, cells: line.cells.flatMap(cell => change(cell) ?? []) }))
    .filter(({ cells }) => cells.length > 0)
}

const longestLabel = 70
// In line heights.
const lineGap = 1.3
const blockGap = 3
const letterWidth = 0.5
