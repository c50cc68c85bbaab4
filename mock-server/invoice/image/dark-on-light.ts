import { type GrayImage, shrunk } from './gray-image.ts'
import { wholeTitles } from './whole-titles.ts'
import { leastAround, meanAround, mostAround } from './windows.ts'

// The picture is judged in small: a window about a line high and some letters wide says whether they or what they stand on is dark.
const factor = 6
const reach = { across: 5, down: 2 }
// Ink covers far less than half of a window. Without contrast there are no letters.
const leastLean = 0.06
const leastContrast = 40
// Without letters only what is far darker than paper in a shadow belongs to a title.
const titleShare = 0.33
const paperShare = 0.95
// Contrast is raised as for a ground of this share of paper at most: on a lighter one the letters would become thin.
const mostOfGround = 0.43
// How far around a title paper is looked for, which is as bright as the title's own light allows, and farther within a large dark column.
// It is never taken for darker than this share of the page's.
const paperReaches = [12, 24, 48, 96]
const leastOfPaper = 0.4
const mostOfBadge = 0.55

/** A picture in which white letters on a dark title or column are dark on light, as the others are. A shadow changes nothing: it is judged against itself. */
export function darkOnLight(image: GrayImage): GrayImage {
  const { data, width, height } = image
  const small = shrunk(image, factor)
  const { isDark: found, darkest } = panels(small)
  const isPanel = withoutSpecks(found, small)
  if (!isPanel.includes(1)) return image
  if (isMostlyDark(isPanel)) return { ...image, data: data.map(value => 255 - value) }
  const usualPaper = brightnessOfPaper(small.data)
  const isTitle = wholeTitles(isPanel, small, { paper: usualPaper, reach })
  const around = paperAround(
    small,
    isPanel.map((isDark, at) => isDark | (isTitle[at] ?? 0)),
  )
  const out = data.slice()
  for (const [at, isDark] of isPanel.entries()) {
    const paper = Math.max(around[at] ?? 0, leastOfPaper * usualPaper, 1)
    // A small part that is hardly darker than the paper around it is a narrow shadow.
    const isShadow = (small.data[at] ?? 0) > mostOfBadge * paper
    if (!isTitle[at] && (!isDark || isShadow)) continue
    const start = Math.floor(at / small.width) * factor * width + (at % small.width) * factor
    invertBlock(out, { start, width, paper, ground: isTitle[at] ? (darkest[at] ?? 0) : 0 })
  }
  return { data: out, width, height }
}

/** A page printed on a dark ground. */
const isMostlyDark = (isPanel: Uint8Array) => isPanel.reduce((sum, own) => sum + own, 0) > isPanel.length / 2

/** How bright the nearest paper is, around each place of a picture seen in small; without steps, which would be taken for edges of a shadow. */
function paperAround(small: GrayImage, isDark: Uint8Array): Uint8Array {
  const paper = { ...small, data: small.data.map((value, at) => (isDark[at] ? 0 : value)) }
  const found = new Uint8Array(small.data.length)
  for (const reach of paperReaches) {
    if (!found.includes(0)) break
    const around = mostAround(paper, { across: reach, down: reach })
    for (const [at, value] of around.entries()) if (found[at] === 0) found[at] = value
  }
  const [reach = 0] = paperReaches
  return meanAround({ ...small, data: found }, { across: reach / 2, down: reach / 2 })
}

interface Block {
  start: number
  width: number
  paper: number
  ground: number
}

/** What is as dark as a title's ground becomes paper, as bright as that around it: brighter, it would make that look like a shadow. */
function invertBlock(data: Uint8Array, { start, width, paper, ground }: Block): void {
  const gain = paper / (paper - Math.min(ground, mostOfGround * paper))
  for (let row = 0; row < factor; row += 1)
    for (let at = start + row * width; at < start + row * width + factor; at += 1)
      data[at] = Math.max(0, Math.min(paper, Math.round(paper - ((data[at] ?? 0) - ground) * gain)))
}

/** For each pixel, 1 where most of the window around it is nearer to its darkest than to its brightest; and that darkest. */
function panels(small: GrayImage): { isDark: Uint8Array; darkest: Uint8Array } {
  const { data } = small
  const out = new Uint8Array(data.length)
  const [darkest, brightest, mean] = [leastAround(small, reach), mostAround(small, reach), meanAround(small, reach)]
  const titleBrightness = titleShare * brightnessOfPaper(data)
  for (let at = 0; at < out.length; at += 1) {
    const [dark, bright] = [darkest[at] ?? 0, brightest[at] ?? 0]
    const contrast = bright - dark
    const most = contrast < leastContrast ? titleBrightness : dark + (0.5 - leastLean) * contrast
    if ((mean[at] ?? 0) < most) out[at] = 1
  }
  return { isDark: out, darkest }
}

/** Without single places that differ from most of those around them: a thick letter may look like a title. */
function withoutSpecks(isPanel: Uint8Array, { width }: GrayImage): Uint8Array {
  const neighbours = [-1, 0, 1].flatMap(row => [-1, 0, 1].map(column => row * width + column))
  return isPanel.map((_, at) => {
    let count = 0
    for (const step of neighbours) count += isPanel[at + step] ?? 0
    return count > neighbours.length / 2 ? 1 : 0
  })
}

const brightnessOfPaper = (data: Uint8Array) => data.slice().sort()[Math.floor(paperShare * (data.length - 1))] ?? 255
