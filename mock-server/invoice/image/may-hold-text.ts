import type { GrayImage } from './gray-image.ts'

const dark = 150
// Of neighbouring pixels in a row, so many change between ink and paper: less is an empty page, more is grain or a pattern.
const share = { least: 0.001, most: 0.2 }

/** Whether it is worth reading letters here: not on a blank page, a black one, nor in noise. */
export function mayHoldText({ data, width, height }: GrayImage): boolean {
  let changes = 0
  for (let at = 1; at < data.length; at += 1) if ((data[at] ?? 0) < dark !== (data[at - 1] ?? 0) < dark) changes += 1
  const found = changes / (width * height)
  return found >= share.least && found <= share.most
}
