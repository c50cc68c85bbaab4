/** Grey pixels of a picture, row by row: 0 black to 255 white, or the other way round. */
export interface GreyPicture {
  width: number
  height: number
  grey: Uint8Array
}

/** How a picture in a PDF says it is laid out. */
export interface PictureLayout {
  width: number
  height: number
  /** Bits per sample. */
  bits: number
  /** Each row begins with the number of the rule by which it is told from the row before, as in PNG. */
  isPredicted: boolean
}

/** Samples per pixel that can be made grey without knowing their colours: grey or a palette, and red-green-blue. */
const knownSamples = [1, 3]

/** The layout in a picture's dictionary; null where it says nothing usable. */
export function pictureLayout(dictionary: string): PictureLayout | null {
  const number = (key: string) => Number(new RegExp(`/${key}\\s+(\\d+)`).exec(dictionary)?.[1])
  const [width, height, predictor] = [number('Width'), number('Height'), number('Predictor') || 1]
  const bits = /\/ImageMask\s+true/.test(dictionary) ? 1 : number('BitsPerComponent')
  if (!(width > 0 && height > 0 && [1, 2, 4, 8].includes(bits)) || predictor === 2) return null
  return { width, height, bits, isPredicted: predictor >= 10 }
}

/**
 * The unpacked bytes of a picture as grey pixels. How many samples a pixel has follows from their number, so that the colours need
 * not be looked up; a palette's numbers are taken as they come, since a code has two of them. Null if the bytes do not fit.
 */
export function greyPicture(
  bytes: Uint8Array,
  { width, height, bits, isPredicted }: PictureLayout,
): GreyPicture | null {
  const rowOf = (samples: number) => Math.ceil((width * samples * bits) / 8)
  const rule = isPredicted ? 1 : 0
  // A line break may follow the last row.
  const samples = knownSamples.find(count => Math.abs(bytes.length - (rowOf(count) + rule) * height) <= 2)
  if (samples === undefined) return null
  const row = rowOf(samples)
  const plain = isPredicted ? undoPrediction(bytes, row, height, Math.max(1, (samples * bits) >> 3)) : bytes
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (x * samples + (samples >> 1)) * bits
      const byte = plain[y * row + (at >> 3)] ?? 0
      grey[y * width + x] = (byte >> (8 - bits - (at & 7))) & ((1 << bits) - 1)
    }
  }
  return { width, height, grey: stretched(grey) }
}

/** Undoes the prediction of PNG: every byte is stored as the difference from its neighbour to the left (`step` bytes), above, or both. */
function undoPrediction(bytes: Uint8Array, row: number, height: number, step: number): Uint8Array {
  const plain = new Uint8Array(row * height)
  for (let y = 0; y < height; y += 1) {
    const rule = bytes[y * (row + 1)] ?? 0
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x
      const left = x < step ? 0 : (plain[at - step] ?? 0)
      const above = y === 0 ? 0 : (plain[at - row] ?? 0)
      const aboveLeft = x < step || y === 0 ? 0 : (plain[at - row - step] ?? 0)
      plain[at] = (bytes[at + y + 1] ?? 0) + predicted(rule, left, above, aboveLeft)
    }
  }
  return plain
}

function predicted(rule: number, left: number, above: number, aboveLeft: number): number {
  if (rule === 1) return left
  if (rule === 2) return above
  if (rule === 3) return (left + above) >> 1
  if (rule !== 4) return 0
  const nearest = left + above - aboveLeft
  const toLeft = Math.abs(nearest - left)
  const toAbove = Math.abs(nearest - above)
  const toBoth = Math.abs(nearest - aboveLeft)
  if (toLeft <= toAbove && toLeft <= toBoth) return left
  return toAbove <= toBoth ? above : aboveLeft
}

/** The brightest becomes white: of 1 bit and of palettes it is a small number. */
function stretched(grey: Uint8Array): Uint8Array {
  const brightest = grey.reduce((a, b) => Math.max(a, b), 1)
  return grey.map(value => (value * 255) / brightest)
}
