type Matrix = readonly [number, number, number, number, number, number]

/** An area painted with one colour. */
export interface Fill {
  /** Closed lines through points, in the coordinates of the page: x, y, x, y, … */
  outlines: number[][]
  /** 0 black to 1 white. */
  shade: number
  rule: CanvasFillRule
}

interface Brush {
  matrix: Matrix
  shade: number
}

const token = /\((?:\\.|[^()\\])*\)|<[^<>]*>|[^\s()<>[\]{}]+/gs
const endOfInlinePicture = /\sEI\b/g
const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

/** Enough for a page drawn in small pieces, and a bound for files made to waste memory. */
const maxOutlines = 200_000

/**
 * The areas that a PDF's drawing commands paint, in their order. Only what codes are drawn with is understood: filled shapes, moved
 * and scaled. Lines, letters, pictures and clipping are passed over, and curves are drawn straight.
 */
export function fillsIn(content: string): Fill[] {
  const fills: Fill[] = []
  const saved: Brush[] = []
  let brush: Brush = { matrix: unmoved, shade: 0 }
  let outlines: number[][] = []
  let count = 0
  let numbers: number[] = []

  function point(at: number): [number, number] {
    const [a, b, c, d, e, f] = brush.matrix
    const [x = 0, y = 0] = numbers.slice(at)
    return [a * x + c * y + e, b * x + d * y + f]
  }
  const lineTo = (at: number) => outlines.at(-1)?.push(...point(at))
  function rectangle() {
    const [x = 0, y = 0, width = 0, height = 0] = numbers
    numbers = [x, y, x + width, y, x + width, y + height, x, y + height]
    outlines.push([0, 2, 4, 6].flatMap(point))
  }
  function fill(rule: CanvasFillRule) {
    if (outlines.length > 0) fills.push({ outlines, shade: brush.shade, rule })
    count += outlines.length
    outlines = []
  }
  function forget() {
    outlines = []
  }
  function paintWith(shade: number | undefined) {
    brush = { ...brush, shade: shade ?? brush.shade }
  }

  const operators: Record<string, () => unknown> = {
    q: () => saved.push(brush),
    Q: () => {
      brush = saved.pop() ?? brush
    },
    cm: () => {
      brush = { ...brush, matrix: product(numbers, brush.matrix) }
    },
    m: () => outlines.push(point(0)),
    l: () => lineTo(0),
    c: () => lineTo(4),
    v: () => lineTo(2),
    y: () => lineTo(2),
    re: rectangle,
    n: forget,
    s: forget,
    S: forget,
    g: () => paintWith(shadeOf(numbers)),
    rg: () => paintWith(shadeOf(numbers)),
    k: () => paintWith(shadeOf(numbers)),
    sc: () => paintWith(shadeOf(numbers)),
    scn: () => paintWith(shadeOf(numbers)),
    ID: () => {
      endOfInlinePicture.lastIndex = token.lastIndex
      token.lastIndex = endOfInlinePicture.exec(content) ? endOfInlinePicture.lastIndex : content.length
    },
  }
  for (const name of ['f', 'F', 'b', 'B']) {
    operators[name] = () => fill('nonzero')
    operators[`${name}*`] = () => fill('evenodd')
  }

  token.lastIndex = 0
  for (let found = token.exec(content); found && count < maxOutlines; found = token.exec(content)) {
    const [word] = found
    const number = Number(word)
    if (!Number.isNaN(number)) numbers.push(number)
    else {
      if (Object.hasOwn(operators, word)) operators[word]?.()
      numbers = []
    }
  }
  return fills
}

/** `first`, then `then`. */
function product([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[], then: Matrix): Matrix {
  const [p, q, r, s, t, u] = then
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u]
}

/** Grey, red-green-blue or cyan-magenta-yellow-black by how many numbers there are; undefined for a pattern. */
function shadeOf(numbers: readonly number[]): number | undefined {
  const [first = 0, second = 0, third = 0, black = 0] = numbers
  if (numbers.length === 1) return first
  if (numbers.length === 3) return 0.3 * first + 0.59 * second + 0.11 * third
  if (numbers.length === 4) return (1 - black) * (1 - (0.3 * first + 0.59 * second + 0.11 * third))
  return undefined
}
