import { type Cell, makeCell } from './text-line.ts'

// "Población ........ 28004 Madrid", "Tarifa . . . . . 2.0TD", "P1 ____ 3,45 kW": at least four signs in a row, or two dots between
// blanks: "POBLACION ... 28004 MADRID".
const leader = /\s*(?:[.…·_]\s?){4,}\s*|\s\.{2,3}\s/u
// A dot or a blank is about half as wide as a letter.
const thin = /[.…·_\s]/gu

/** The cells that dotted leaders part: a label and its value. A form's empty line ("Firma: ......") stays as it is. */
export function partedByLeaders(whole: Cell): Cell[] {
  const cell = withoutLeaderBehind(withoutLeaderBefore(withoutDotsInLabel(whole)))
  const { index = 0, 0: dots = '' } = leader.exec(cell.text) ?? {}
  const [label, value] = [cell.text.slice(0, index), cell.text.slice(index + dots.length)]
  if (!/[\p{L}\d]/u.test(label) || !/[\p{L}\d]/u.test(value)) return [cell]
  const unit = (cell.right - cell.left) / widthOf(cell.text)
  return [
    makeCell(label, cell.left, cell.left + widthOf(label) * unit),
    ...partedByLeaders(makeCell(value, cell.right - widthOf(value) * unit, cell.right)),
  ]
}

/** "NUM...: 2", "C.POST..:", "Vía ............:": what makes labels equally wide. */
const withoutDotsInLabel = ({ text, left, right }: Cell): Cell =>
  makeCell(text.replace(/(?<=^(?:\p{L}\.)*\p{L}{2,10})(?:\.{2,6}|\s\.{4,})(?=:(?:\s|$))/u, ''), left, right)

/** "Piso: 5 ......", "Piso . . . . . .": what fills the line behind a value, or behind a label whose value stands apart. */
function withoutLeaderBehind(cell: Cell): Cell {
  const text = cell.text.replace(
    /(?<=:\s*[\p{L}\d][^:]*)\s\.{2,}$|(?<=^[^:]*\p{L}\.?)(?:\s\.){4,}$|(?<=^\p{L}[^:\d]*\p{L})\.{4,}$/u,
    '',
  )
  if (text === cell.text) return cell
  const unit = (cell.right - cell.left) / widthOf(cell.text)
  return makeCell(text, cell.left, cell.left + widthOf(text) * unit)
}

/** ". . : CL LUNA 2", apart from its label: the end of what fills the line. */
const withoutLeaderBefore = ({ text, left, right }: Cell): Cell =>
  makeCell(text.replace(/^(?:[.…·_]\s?)+(?=:(?:\s|$))/u, ''), left, right)

const widthOf = (text: string) => text.length - 0.5 * (text.match(thin)?.length ?? 0)

/** "Situación" and ": Calle Luna 2" or "= Calle Luna 2": a form whose colons stand in a column. The colon ends its label, and both are one text. */
export function joinedAtColons(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = []
  for (const cell of cells) {
    const label = joined.at(-1)
    if (label && /^[:=]\s*(?:[\p{L}\d]|$)/u.test(cell.text) && /\p{L}\.?$/u.test(label.text))
      joined.splice(-1, 1, makeCell(`${label.text}${cell.text}`, label.left, cell.right))
    else joined.push(cell)
  }
  return joined.map(withColon)
}

/** "NOMBRE VIA = LEON Y CASTILLO": the sign between a label and its value. */
function withColon(cell: Cell): Cell {
  const text = cell.text
    .replace(/(?<=^\p{L}[\p{L}. /]{1,30})\s?=\s(?=\S)/u, ': ')
    // "Escala: 1 /", which another label follows.
    .replace(/(?<=^\p{L}[^:/]{1,20}:\s[^:/]+)\s\/$/u, '')
  return text === cell.text ? cell : makeCell(text, cell.left, cell.right)
}
