import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, type Line, OEM, type Page, PSM, type Worker } from 'tesseract.js'
import type { GrayImage } from '../image/gray-image.ts'
import { sameLine } from '../text/group-words.ts'
import type { Word } from '../text/text-line.ts'
import { partedAtCommas, type SignedWord } from './parted-word.ts'

const require = createRequire(import.meta.url)

/** A recognised word; `confidence` from 0 to 100. */
export interface RecognisedWord extends Word {
  confidence: number
}

/** How letters lie: in columns and boxes over a page, in lines under each other, or in one line, which may be a letter alone. */
export type PageKind = 'page' | 'lines' | 'line'

/**
 * A page is read with a small model of Spanish, in half the time; the lines that matter once more with the large one. Two models err in
 * different places, so that what both read alike is right more often.
 */
const largeModel = path.join(path.dirname(require.resolve('@tesseract.js-data/spa/package.json')), '4.0.0_best_int')
const settings = {
  page: { mode: PSM.SPARSE_TEXT, model: fileURLToPath(new URL('page-model', import.meta.url)) },
  lines: { mode: PSM.SINGLE_COLUMN, model: largeModel },
  line: { mode: PSM.SINGLE_LINE, model: largeModel },
} as const

/** Signs that reach below the line, by about this share of its height. */
const hanging = /[gjpqyçQ,;()[\]{}|/]/
const hangingShare = 0.2
// In heights of the line.
const offLine = 0.15
const widestBlank = 1

/** A thread that recognises one picture after the other. */
interface Engine {
  starting: Promise<Worker> | null
  /** What it was last told of how letters lie. */
  mode: PSM | null
  /** Pictures that wait or are being recognised, and the end of the last one. */
  pictures: number
  last: Promise<unknown>
}

const engines = (count: number) =>
  Array.from({ length: count }, (): Engine => ({ starting: null, mode: null, pictures: 0, last: Promise.resolve() }))
// Two parts of a page, or of its lines, are recognised at the same time where a processor is free.
const atOnce = Math.min(2, availableParallelism())
const large = engines(atOnce)
const enginesOf = { page: engines(atOnce), lines: large, line: large }

/**
 * Recognises the words of an upright page, with the engine that has least to do. The engines, their language and their program are all
 * already here.
 */
export async function recognise(image: GrayImage, kind: PageKind = 'page'): Promise<RecognisedWord[]> {
  const engine = enginesOf[kind].reduce((best, other) => (other.pictures < best.pictures ? other : best))
  engine.pictures += 1
  const result = engine.last.then(() => recogniseWith(engine, image, kind))
  engine.last = result.catch(() => undefined).then(() => (engine.pictures -= 1))
  return wordsOf((await result).blocks ?? [])
}

async function recogniseWith(engine: Engine, image: GrayImage, kind: PageKind): Promise<Page> {
  engine.starting ??= start(kind)
  const worker = await engine.starting
  const { mode } = settings[kind]
  if (engine.mode !== mode) await worker.setParameters({ tessedit_pageseg_mode: mode })
  engine.mode = mode
  const { data } = await worker.recognize(portableGraymap(image), {}, { blocks: true, text: false })
  return data
}

/** What the engine says of a picture, as far as it is used. */
export type RecognisedBlocks = readonly { paragraphs: readonly { lines: readonly RecognisedLine[] }[] }[]
type RecognisedLine = Pick<Line, 'bbox'> & {
  baseline: Pick<Line['baseline'], 'x0' | 'y0' | 'x1' | 'y1'>
  words: readonly SignedWord[]
}

/** The words the engine found, each with its foot. */
export function wordsOf(blocks: RecognisedBlocks): RecognisedWord[] {
  const lines = blocks.flatMap(block => block.paragraphs.flatMap(paragraph => paragraph.lines))
  const usual = median(lines.map(({ bbox }) => bbox.y1 - bbox.y0))
  return lines.flatMap(({ words, baseline, bbox }) => {
    const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0)
    // A line of small letters is as high as they are; its blanks are as wide as its neighbours'.
    const size = Math.max(bbox.y1 - bbox.y0, usual)
    const parted = words.flatMap(word => partedAtCommas(word))
    const placed = parted.map(({ text, confidence, bbox: { x0, x1, y0, y1 } }) => {
      const ofLine = baseline.y0 + slope * ((x0 + x1) / 2 - baseline.x0)
      // The engine may take words of two columns that stand at different heights for one line: then the word's own foot counts. Where it
      // does not know a word's box, as of one that touches the next, it gives one higher than the line: that has no foot.
      const isBoxKnown = y0 >= bbox.y0 || y1 <= bbox.y1
      const own = y1 - (hanging.test(text) ? hangingShare * (y1 - y0) : 0)
      const base = isBoxKnown && Math.abs(own - ofLine) > offLine * size ? own : ofLine
      return { text, confidence, left: x0, right: x1, base, size }
    })
    return onOneFoot(withoutOverlap(placed))
  })
}

/** The engine may give a word the box of its whole line. It ends where the next begins, and a blank stands there, as between letters. */
function withoutOverlap(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map((word, index) => {
    const [last, next] = [words[index - 1], words[index + 1]]
    const right = next && isOver(word, next) ? next.left : word.right
    const isBlankSure = last && (isOver(last, word) || (/\p{L}$/u.test(last.text) && /^\p{L}/u.test(word.text)))
    return { ...word, right, ...(isBlankSure && { afterBlank: true }) }
  })
}

const isOver = (one: RecognisedWord, next: RecognisedWord) => one.left < next.left && next.left < one.right

/** Words that stand beside each other have one foot: else a line that slants a little would be parted where another column's line is near. */
function onOneFoot(words: readonly RecognisedWord[]): RecognisedWord[] {
  const runs: RecognisedWord[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isBeside =
      last &&
      word.left - last.right < widestBlank * word.size &&
      Math.abs(word.base - last.base) <= sameLine * word.size
    if (run && isBeside) run.push(word)
    else runs.push([word])
  }
  return runs.flatMap(run => {
    const base = median(run.map(word => word.base))
    return run.map(word => ({ ...word, base }))
  })
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

async function start(kind: PageKind): Promise<Worker> {
  const { model } = settings[kind]
  const worker = await createWorker('spa', OEM.LSTM_ONLY, {
    workerPath: require.resolve('tesseract.js/src/worker-script/node/index.js'),
    corePath: path.dirname(require.resolve('tesseract.js-core/package.json')),
    langPath: model,
    gzip: true,
    // Neither the language nor anything else is written to disk.
    cacheMethod: 'none',
    errorHandler: () => undefined,
  })
  await worker.setParameters({
    // White letters on colour are titles, and looking for them doubles the time.
    tessedit_do_invert: '0',
    user_defined_dpi: '200',
  })
  return worker
}

/** The plainest picture format there is: a line of text, then the bytes. */
function portableGraymap({ data, width, height }: GrayImage): Buffer {
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), data])
}
