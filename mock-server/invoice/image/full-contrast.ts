import type { GrayImage } from './gray-image.ts'

// On a page of text the darkest pixels of this share are ink. Paler ink than this is made as dark as it should be.
const inkShare = 0.003
const palest = 150
const inkBrightness = 40
// An evenly lit page has paper of this brightness; ink nearer to it is grain.
const paperBrightness = 245
const leastContrast = 45

/** Gives a pale copy of a page its ink back: all that follows takes letters for dark. The page itself where its ink is dark, or it has none. */
export function fullContrast(page: GrayImage): GrayImage {
  const ink = inkOf(page)
  const contrast = paperBrightness - ink
  if (ink <= palest || contrast < leastContrast) return page
  const factor = (paperBrightness - inkBrightness) / contrast
  const brightness = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, Math.max(0, Math.round(paperBrightness - factor * (paperBrightness - value)))),
  )
  return { ...page, data: page.data.map(value => brightness[value] ?? 0) }
}

/** The brightness of which the share of ink is darker. */
function inkOf({ data }: GrayImage): number {
  const counts = new Uint32Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  let seen = 0
  return counts.findIndex(count => {
    seen += count
    return seen >= inkShare * data.length
  })
}
