import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { partsInColumns } from '../address/columns-side-by-side.ts'
import { groupWords } from '../text/group-words.ts'
import type { TextLine } from '../text/text-line.ts'
import { partsByBoxes } from './boxes-side-by-side.ts'
import { fieldsOfPage } from './form-fields.ts'
import { mostFrequent } from './most-frequent.ts'
import { printedTexts } from './printed-texts.ts'
import { wordsAfterRules } from './ruled-words.ts'
import { type TurnedWord, turnedTitles } from './turned-titles.ts'
import { drawnPage, onlyVisible } from './visible-text.ts'

/**
 * The lines of a PDF page in reading position. Text that cannot be seen is left out, and so is text in another direction than most
 * (registry notes along the margin), but for the titles of forms.
 */
export async function textOfPage(page: PDFPageProxy, index: number): Promise<TextLine[]> {
  const viewport = page.getViewport({ scale: 1 })
  const printed = (await page.getTextContent()).items.filter(item => 'str' in item)
  const items = [...(await printedTexts(page, printed)), ...(await fieldsOfPage(page))]
  const placedWords = items.flatMap((item, order) => {
    if (item.str.trim() === '') return []
    const previous = items[order - 1]
    const afterBlank = previous !== undefined && /^\s+$/.test(previous.str)
    return [{ ...placed(item.str, item.width, viewport.transform, item.transform), afterBlank }]
  })
  const drawn = await drawnPage(page, placedWords)
  const words = drawn ? wordsAfterRules(drawn, onlyVisible(drawn, placedWords)) : placedWords
  // By letters: a table has many short texts.
  const direction = mostFrequent(words.flatMap(({ text, turns }) => Array.from(text, () => turns)))
  const titles = direction === 0 ? turnedTitles(words) : []
  const upright = [...words.filter(word => word.turns === direction), ...titles]
  const whole = { words: upright, isColumn: false }
  const parts = direction === 0 ? (drawn ? partsByBoxes(drawn, upright) : [whole]).flatMap(partsInColumns) : [whole]
  return parts.flatMap((part, at) => {
    const lines = groupWords(part.words, index)
    return part.isColumn ? lines.map(line => ({ ...line, column: at })) : lines
  })
}

/** Where a run of text stands, measured along and across its own baseline, so that a turned page reads like an upright one. */
function placed(text: string, width: number, page: readonly number[], own: readonly number[]): TurnedWord {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page
  const [ownA = 1, ownB = 0, ownC = 0, ownD = 1, ownE = 0, ownF = 0] = own
  const x = a * ownE + c * ownF + e
  const y = b * ownE + d * ownF + f
  const [right, down] = [a * ownA + c * ownB, b * ownA + d * ownB]
  const turns = (Math.round(Math.atan2(down, right) / (Math.PI / 2)) + 4) % 4
  const size = Math.hypot(ownC, ownD)
  const [left, base] = (
    [
      [x, y],
      [y, -x],
      [-x, -y],
      [-y, x],
    ] as const
  )[turns as 0 | 1 | 2 | 3]
  const stretch = width / (Math.hypot(right, down) || 1)
  return {
    text,
    left,
    right: left + width,
    base,
    size,
    turns,
    start: [x, y],
    along: [right * stretch, down * stretch],
    up: upright([right * stretch, down * stretch], [a * ownC + c * ownD, b * ownC + d * ownD]),
  }
}

/** From a baseline to the top of its letters. A font of drawings may have its heights upside down, and the drawings too: they stand upright. */
function upright([right, down]: readonly [number, number], [x, y]: readonly [number, number]): [number, number] {
  return right * y > down * x ? [-x, -y] : [x, y]
}
