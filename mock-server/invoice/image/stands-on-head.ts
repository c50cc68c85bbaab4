import type { GrayImage } from './gray-image.ts'

// A few letters wide, so that lines of different columns do not mix.
const stripWidth = 48
const dark = 150
const lineHeight = { least: 10, most: 60 }

/**
 * Whether a page of level text is upside down. Far more letters rise above the small ones (capitals, figures, b d f h k l t) than hang
 * below the line (g j p q y), so that in upright text the ink of a line lies below its middle. A good guess, no certainty.
 */
export function standsOnHead(page: GrayImage): boolean {
  let balance = 0
  for (let left = 0; left + stripWidth <= page.width; left += stripWidth) {
    const rows = inkPerRow(page, left)
    let [top, ink, moment] = [-1, 0, 0]
    for (const [y, count] of [...rows, 0].entries()) {
      if (count > 0) {
        if (top < 0) [top, ink, moment] = [y, 0, 0]
        ink += count
        moment += count * y
      } else if (top >= 0) {
        const height = y - top
        if (height >= lineHeight.least && height <= lineHeight.most)
          balance += (moment / ink - top + 0.5) / height - 0.5
        top = -1
      }
    }
  }
  return balance < 0
}

function inkPerRow({ data, width, height }: GrayImage, left: number): Uint16Array {
  const rows = new Uint16Array(height)
  for (let y = 0; y < height; y += 1) {
    let count = 0
    for (let at = y * width + left; at < y * width + left + stripWidth; at += 1) if ((data[at] ?? 0) < dark) count += 1
    rows[y] = count
  }
  return rows
}
