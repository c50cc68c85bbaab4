import type { Pixels } from '../image/decode-picture.ts'

/** Of 255 shades: the two sides of a drawn edge differ by more. */
export const otherShade = 12

/** How bright a pixel is, from 0 to 255. */
export function shadeAt({ data, width }: Pixels, x: number, y: number): number {
  const pixel = (y * width + x) * 4
  return Math.round(((data[pixel] ?? 0) + (data[pixel + 1] ?? 0) + (data[pixel + 2] ?? 0)) / 3)
}
