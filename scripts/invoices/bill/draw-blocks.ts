import QRCode from 'qrcode'
import type { Band, Block } from './bill-document.ts'
import type { Sheet } from './sheet.ts'

/** A4 in points. */
export const page = { width: 595, height: 842, margin: 36 }

/** Draws a band from `top` down; returns where the next one would begin. */
export function drawBand(sheet: Sheet, band: Band, top: number, size: number): number {
  let left = page.margin
  let bottom = top
  for (const { width, blocks } of band) {
    const points = width * (page.width - 2 * page.margin)
    let y = top
    for (const block of blocks) y = drawBlock({ sheet, left, width: points - 10, size }, block, y) + size * 0.6
    bottom = Math.max(bottom, y)
    left += points
  }
  return bottom
}

interface Place {
  sheet: Sheet
  left: number
  width: number
  size: number
}

interface Style {
  scale?: number
  bold?: boolean
  grey?: boolean
}

function drawBlock(place: Place, block: Block, top: number): number {
  const { left, width, size } = place
  const line = size * 1.35
  switch (block.kind) {
    case 'gap':
      return top + block.height
    case 'lines':
      return block.lines.reduce((y, text) => drawWrapped(place, text, left, width, y, block), top)
    case 'prose':
      return drawWrapped(place, block.text, left, width, top, { scale: 0.9 })
    case 'code':
      return drawCode(place, block.content, block.side, top)
    case 'table': {
      let y = block.heading ? drawWrapped(place, block.heading, left, width, top, { bold: true }) : top
      const first = Math.min(
        width * 0.75,
        Math.max(...block.rows.map(row => widthOf(place, row[0] ?? '', {}))) + 2 * size,
      )
      const rest = (width - first) / Math.max(1, block.header.length - 1)
      const x = (column: number) => (column === 0 ? left : left + first + (column - 1) * rest)
      for (const [index, row] of [block.header, ...block.rows].entries()) {
        const ends = row.map((text, column) =>
          drawWrapped(place, text, x(column), column === 0 ? first : rest - 4, y, { bold: index === 0 }),
        )
        y = Math.max(y + line, ...ends)
      }
      return y
    }
    case 'fields':
      return drawFields(place, block, top)
  }
}

function drawFields(place: Place, block: Extract<Block, { kind: 'fields' }>, top: number): number {
  const { sheet, left, width, size } = place
  const line = size * 1.35
  let y = block.heading ? drawWrapped(place, block.heading, left, width, top, { bold: true }) : top
  const labelWidth = Math.min(
    width * 0.45,
    Math.max(...block.rows.map(({ label }) => widthOf(place, label, { bold: true }))) + size,
  )
  for (const { label, value } of block.rows) {
    const title = label === '' ? '' : label + block.colon
    if (block.style === 'inline') {
      const [first = '', ...rest] = value
      y = drawWrapped(place, `${title} ${first}`.trim(), left, width, y, {})
      for (const text of rest) y = drawWrapped(place, text, left, width, y, {})
    } else if (block.style === 'above') {
      if (title !== '') y = drawWrapped(place, title, left, width, y, { grey: true, scale: 0.9 })
      for (const text of value) y = drawWrapped(place, text, left, width, y, {})
      y += size * 0.3
    } else {
      const middle = block.style === 'beside-middle' ? ((value.length - 1) * line) / 2 : 0
      const under = drawWrapped(place, title, left, labelWidth, y + middle, { bold: true })
      let beside = y
      for (const text of value) beside = drawWrapped(place, text, left + labelWidth, width - labelWidth, beside, {})
      y = Math.max(under, beside)
    }
  }
  if (block.boxed) sheet.frame({ x: left - 4, y: top - 4, width: width + 6, height: y - top + 6 })
  return y
}

function widthOf({ sheet, size }: Place, text: string, style: Style): number {
  return sheet.widthOf(text, size * (style.scale ?? 1), style.bold ?? false)
}

/** Draws text in lines no wider than `width`; returns where the next one would begin. */
function drawWrapped(place: Place, text: string, x: number, width: number, top: number, style: Style): number {
  const { sheet, size } = place
  const points = size * (style.scale ?? 1)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(place, `${last} ${word}`, style) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  let y = top
  for (const line of lines) {
    const { bold = false, grey = false } = style
    sheet.write(line, { x, y: y + points, points, bold, grey })
    y += points * 1.35
  }
  return y
}

function drawCode({ sheet, left }: Place, content: string, side: number, top: number): number {
  const { size, data } = QRCode.create(content, { errorCorrectionLevel: 'M' }).modules
  const unit = side / size
  for (const [index, dark] of data.entries()) {
    if (!dark) continue
    const [row, column] = [Math.floor(index / size), index % size]
    sheet.square({ x: left + column * unit, y: top + row * unit, side: unit })
  }
  return top + side
}
