import type { Pixels } from '#mock/invoice/image/decode-picture.ts'
import { type Corners, type Projection, projectionTo } from '#mock/invoice/image/gray-image.ts'
import type { Random } from './random.ts'

/** How badly an invoice was photographed. */
export interface Shot {
  /** Quarter turns clockwise of the whole picture. */
  quarterTurns: 0 | 1 | 2 | 3
  /** Degrees by which the sheet lies askew. */
  tilt: number
  /** How far a corner is pushed in, as a share of the sheet: 0 is seen from straight above. */
  perspective: number
  /** Radius of the blur in pixels of the photo. */
  blur: number
  /** How much darker the shadowed side is, 0 to 1. */
  shadow: number
  /** Standard deviation of the grain, 0 to 255. */
  grain: number
  /** Pixels of the photo's longer side. */
  longSide: number
  /** How far the sheet bends up in its middle, as a share of its height. */
  curl?: number
  /** How much darker it is under the shadow of a hand, 0 to 1. */
  handShadow?: number
  /** Pixels by which the hand moved sideways while the picture was taken. */
  motion?: number
}

/** A photo of a sheet on a table. Deterministic for a given source of chance. */
export function photograph(sheet: Pixels, shot: Shot, random: Random): Pixels {
  const upright = { width: Math.round(shot.longSide * 0.75), height: shot.longSide }
  const corners = sheetCorners(upright, sheet, shot, random)
  const photo = seen(sheet, upright, { corners, curl: shot.curl ?? 0 }, [
    random.int(60, 130),
    random.int(50, 100),
    random.int(40, 90),
  ])
  const moved = shot.motion ? alongRow(photo, shot.motion) : photo
  const blurred = shot.blur > 0 ? blur(moved, shot.blur) : moved
  light(blurred, shot, random)
  return turned(blurred, shot.quarterTurns)
}

function sheetCorners(photo: { width: number; height: number }, sheet: Pixels, shot: Shot, random: Random): Corners {
  const scale = Math.min((photo.width * 0.94) / sheet.width, (photo.height * 0.94) / sheet.height)
  const angle = (shot.tilt * Math.PI) / 180
  // A tilted sheet needs more room.
  const fit = scale / (Math.cos(angle) + Math.abs(Math.sin(angle)) * 0.9)
  const [cos, sin] = [Math.cos(angle) * fit, Math.sin(angle) * fit]
  const push = () => 1 - random.between(0, shot.perspective)
  const place = (x: number, y: number) => {
    const [dx, dy] = [(x - sheet.width / 2) * push(), (y - sheet.height / 2) * push()]
    return { x: photo.width / 2 + dx * cos - dy * sin, y: photo.height / 2 + dx * sin + dy * cos }
  }
  const { width, height } = sheet
  return [place(0, 0), place(width, 0), place(width, height), place(0, height)]
}

/** The projection that undoes one. */
function inverse({ a, b, c, d, e, f, g, h }: Projection): Projection {
  const scale = a * e - b * d
  return {
    a: (e - f * h) / scale,
    b: (c * h - b) / scale,
    c: (b * f - c * e) / scale,
    d: (f * g - d) / scale,
    e: (a - c * g) / scale,
    f: (c * d - a * f) / scale,
    g: (d * h - e * g) / scale,
    h: (b * g - a * h) / scale,
  }
}

function seen(
  sheet: Pixels,
  size: { width: number; height: number },
  { corners, curl }: { corners: Corners; curl: number },
  table: readonly number[],
): Pixels {
  const { width, height } = size
  const data = new Uint8ClampedArray(width * height * 4)
  const { a, b, c, d, e, f, g, h } = inverse(projectionTo(corners, sheet))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const depth = g * x + h * y + 1
      const u = (a * x + b * y + c) / depth
      const v = (d * x + e * y + f) / depth + curl * sheet.height * Math.sin((Math.PI * u) / sheet.width)
      const isSheet = u >= 0 && v >= 0 && u < sheet.width - 1 && v < sheet.height - 1
      for (let channel = 0; channel < 3; channel += 1) {
        data[at + channel] = isSheet ? between(sheet, u, v, channel) : (table[channel] ?? 0) + ((x + y * 3) % 17)
      }
      data[at + 3] = 255
    }
  }
  return { data, width, height }
}

/** The colour between four pixels. */
function between({ data, width }: Pixels, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [dx, dy] = [x - left, y - top]
  const at = (top * width + left) * 4 + channel
  const pixel = (offset: number) => data[at + offset] ?? 0
  const upper = pixel(0) * (1 - dx) + pixel(4) * dx
  const lower = pixel(width * 4) * (1 - dx) + pixel(width * 4 + 4) * dx
  return upper * (1 - dy) + lower * dy
}

/** Two passes of a weighted mean along each axis: close to a lens out of focus by `radius` pixels. */
function blur(photo: Pixels, radius: number): Pixels {
  return alongAxis(alongAxis(photo, radius, 4), radius, photo.width * 4)
}

function alongAxis({ data, width, height }: Pixels, radius: number, step: number): Pixels {
  const out = new Uint8ClampedArray(data.length)
  const reach = Math.ceil(radius * 2)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) => Math.exp(-(((index - reach) / radius) ** 2)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  for (let at = 0; at < data.length; at += 1) {
    let total = 0
    for (let index = -reach; index <= reach; index += 1) {
      total += (data[at + index * step] ?? data[at] ?? 0) * (weights[index + reach] ?? 0)
    }
    out[at] = total / sum
  }
  return { data: out, width, height }
}

/** The mean of as many neighbours in a row as the camera moved past. */
function alongRow({ data, width, height }: Pixels, pixels: number): Pixels {
  const out = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 1) {
    let total = 0
    for (let step = 0; step < pixels; step += 1) total += data[at + step * 4] ?? data[at] ?? 0
    out[at] = total / pixels
  }
  return { data: out, width, height }
}

/** Shadow from one side, a darker band across, and grain. */
function light({ data, width, height }: Pixels, { shadow, grain, handShadow = 0 }: Shot, random: Random): void {
  const [slopeX, slopeY, bandAt] = [random.between(-1, 1), random.between(-1, 1), random.between(0.2, 0.8)]
  const hand = handShadow > 0 ? { x: random.between(0.2, 0.8), y: random.between(0.5, 1.1) } : null
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const along = (slopeX * (x / width - 0.5) + slopeY * (y / height - 0.5)) * 0.8 + 0.5
      const inBand = 1 / (1 + Math.exp((y / height - bandAt) * 30))
      const fromHand = hand ? Math.hypot(x / width - hand.x, y / height - hand.y) : 1
      const underHand = hand ? handShadow / (1 + Math.exp((fromHand - 0.35) * 40)) : 0
      const factor = (1 - shadow * (0.6 * along + 0.4 * inBand)) * (1 - underHand)
      const noise = grain === 0 ? 0 : (random.next() + random.next() + random.next() - 1.5) * 2 * grain
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel += 1) data[at + channel] = (data[at + channel] ?? 0) * factor + noise
    }
  }
}

function turned(photo: Pixels, quarterTurns: number): Pixels {
  if (quarterTurns === 0) return photo
  const { data, width, height } = photo
  const out = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      const to = (x * height + (height - 1 - y)) * 4
      for (let channel = 0; channel < 4; channel += 1) out[to + channel] = data[from + channel] ?? 0
    }
  }
  return turned({ data: out, width: height, height: width }, quarterTurns - 1)
}
