import { OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A sign as it is printed. */
export interface Glyph {
  /** As the file says. */
  text: string
  font: string
  /** In the font: each printed sign has one of its own. */
  code: string
  /** In type sizes, as all lengths here. */
  width: number
  /** The white between it and the one before. */
  gap: number
  /** The file has a blank between the two, of any width. */
  afterBlank: boolean
}

type Matrix = readonly number[]
type Point = readonly [x: number, y: number]
type Operands = readonly unknown[] | null

/** What `save` and `restore` keep. */
interface State {
  /** From the units of the text to those of the page. */
  page: Matrix
  font: string
  size: number
  letterSpacing: number
  wordSpacing: number
  stretch: number
  leading: number
}

/** Where a sign ends, and one type size along its line. */
interface End {
  at: Point
  em: Point
  font: string
}

// PDF.js's text has the letters of "fi" and "fl".
const ligatures = /[\ufb00-\ufb06]/g

const unmoved: Matrix = [1, 0, 0, 1, 0, 0]
// In type sizes: as far as the next sign of a row may begin behind the end of the last one, before it, and off its line.
const reach = { behind: 2, before: 0.5, off: 0.1 }

/**
 * What stands next to each other in one font, sign by sign, in the order of the file and without its blanks. PDF.js's own text has lost how
 * wide the white between two signs is, and whether there is a blank in it.
 */
export async function glyphRowsOfPage(page: PDFPageProxy): Promise<Glyph[][]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const rows: Glyph[][] = []
  const kept: State[] = []
  let state: State = { page: unmoved, font: '', size: 1, letterSpacing: 0, wordSpacing: 0, stretch: 1, leading: 0 }
  let text = unmoved
  let lineStart: Point = [0, 0]
  let pen: Point = [0, 0]
  let end: End | null = null
  let afterBlank = false

  const moveLine = (x: number, y: number) => {
    lineStart = [lineStart[0] + x, lineStart[1] + y]
    pen = lineStart
  }
  const begin = (matrix: Matrix) => {
    text = matrix
    lineStart = [0, 0]
    pen = lineStart
  }
  const print = (sign: string, code: string, width: number) => {
    const whole = Util.transform([...state.page], [...text])
    const em = turned(whole, [state.size * state.stretch, 0])
    const at = moved(whole, pen)
    const gap = end && end.font === state.font ? gapBetween(end, at, em) : null
    const glyph = { text: sign, font: state.font, code, width, gap: gap ?? 0, afterBlank }
    const row = rows.at(-1)
    if (row && gap !== null) row.push(glyph)
    else rows.push([glyph])
    end = { at: [at[0] + em[0] * width, at[1] + em[1] * width], em, font: state.font }
    afterBlank = false
  }
  const show = (signs: readonly unknown[], unit: number) => {
    for (const sign of signs) {
      let advance = 0
      if (typeof sign === 'number') advance = (-sign * state.size) / 1000
      else if (isSign(sign)) {
        const width = sign.width * unit
        if (sign.unicode.trim() === '') afterBlank = true
        else
          print(
            sign.unicode.replace(ligatures, letters => letters.normalize('NFKC')),
            sign.fontChar,
            width,
          )
        advance = width * state.size + state.letterSpacing + (sign.isSpace ? state.wordSpacing : 0)
      }
      pen = [pen[0] + advance * state.stretch, pen[1]]
    }
  }
  const draw = (operator: number, operands: Operands) => {
    const numbers = (operands ?? []).map(Number)
    const [first = 0, second = 0] = numbers
    switch (operator) {
      case OPS.save:
        kept.push(state)
        break
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = kept.pop() ?? state
        break
      case OPS.transform:
        state = { ...state, page: Util.transform([...state.page], numbers) }
        break
      case OPS.paintFormXObjectBegin:
        kept.push(state)
        state = { ...state, page: Util.transform([...state.page], [...matrixOf(operands?.[0])]) }
        break
      case OPS.beginText:
        begin(unmoved)
        break
      case OPS.setTextMatrix:
        begin(matrixOf(operands?.[0]))
        break
      case OPS.setFont:
        state = { ...state, font: String(operands?.[0]), size: second }
        break
      case OPS.setCharSpacing:
        state = { ...state, letterSpacing: first }
        break
      case OPS.setWordSpacing:
        state = { ...state, wordSpacing: first }
        break
      case OPS.setHScale:
        state = { ...state, stretch: first / 100 }
        break
      case OPS.setLeading:
        state = { ...state, leading: -first }
        break
      case OPS.setLeadingMoveText:
        state = { ...state, leading: second }
        moveLine(first, second)
        break
      case OPS.moveText:
        moveLine(first, second)
        break
      case OPS.nextLine:
        moveLine(0, state.leading)
        break
      case OPS.showText:
        if (Array.isArray(operands?.[0])) show(operands[0], unitOfFont(page, state.font))
    }
  }
  for (const [index, operator] of fnArray.entries()) draw(operator, argsArray[index])
  return rows
}

/** How far behind the last sign the next one begins, in type sizes. Null where it stands elsewhere. */
function gapBetween({ at, em }: End, next: Point, nextEm: Point): number | null {
  const square = em[0] ** 2 + em[1] ** 2
  if (square === 0 || Math.hypot(nextEm[0] - em[0], nextEm[1] - em[1]) > reach.off * Math.sqrt(square)) return null
  const [x, y] = [next[0] - at[0], next[1] - at[1]]
  const along = (x * em[0] + y * em[1]) / square
  const off = Math.abs(x * em[1] - y * em[0]) / square
  return off > reach.off || along > reach.behind || along < -reach.before ? null : along
}

const turned = ([a = 1, b = 0, c = 0, d = 1]: Matrix, [x, y]: Point): Point => [a * x + c * y, b * x + d * y]

function moved(matrix: Matrix, point: Point): Point {
  const [x, y] = turned(matrix, point)
  return [x + (matrix[4] ?? 0), y + (matrix[5] ?? 0)]
}

const matrixOf = (operand: unknown): Matrix =>
  Array.isArray(operand) || operand instanceof Float32Array ? Array.from(operand, Number) : unmoved

/** Fonts whose letters are drawings say how wide a unit of their widths is. */
function unitOfFont(page: PDFPageProxy, font: string): number {
  const unit: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font)?.fontMatrix?.[0] : undefined
  return typeof unit === 'number' && unit > 0 ? unit : 0.001
}

const isSign = (sign: unknown): sign is { unicode: string; fontChar: string; width: number; isSpace: boolean } =>
  typeof sign === 'object' && sign !== null && 'unicode' in sign && 'width' in sign
