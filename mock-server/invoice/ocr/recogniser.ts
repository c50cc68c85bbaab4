import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { createWorker, OEM, type Page, PSM, type Worker } from 'tesseract.js'
import type { GrayImage } from '../image/gray-image.ts'
import type { Word } from '../text/text-line.ts'

const require = createRequire(import.meta.url)
const dataFolder = path.dirname(require.resolve('@tesseract.js-data/spa/package.json'))

/** A recognised word; `confidence` from 0 to 100. */
export interface RecognisedWord extends Word {
  confidence: number
}

/** How letters lie: in columns and boxes over a page, or in lines under each other. */
export type PageKind = 'page' | 'lines'

const modes = { page: PSM.SPARSE_TEXT, lines: PSM.SINGLE_COLUMN } as const

/** Signs that reach below the line, by about this share of its height. */
const hanging = /[gjpqyçQ,;()[\]{}|/]/
const hangingShare = 0.2
// In heights of the line.
const offLine = 0.15

/** A thread that recognises one picture after the other. */
interface Engine {
  starting: Promise<Worker> | null
  kind: PageKind
  /** Pictures that wait or are being recognised, and the end of the last one. */
  pictures: number
  last: Promise<unknown>
}

// Two parts of a page are recognised at the same time where a processor is free.
const engines = Array.from(
  { length: Math.min(2, availableParallelism()) },
  (): Engine => ({ starting: null, kind: 'page', pictures: 0, last: Promise.resolve() }),
)

/**
 * Recognises the words of an upright page, with the engine that has least to do. The engines, their language and their program all come
 * from packages already here.
 */
export async function recognise(image: GrayImage, kind: PageKind = 'page'): Promise<RecognisedWord[]> {
  const engine = engines.reduce((best, other) => (other.pictures < best.pictures ? other : best))
  engine.pictures += 1
  const result = engine.last.then(() => recogniseWith(engine, image, kind))
  engine.last = result.catch(() => undefined).then(() => (engine.pictures -= 1))
  return wordsOf(await result)
}

async function recogniseWith(engine: Engine, image: GrayImage, kind: PageKind): Promise<Page> {
  engine.starting ??= start()
  const worker = await engine.starting
  if (kind !== engine.kind) await worker.setParameters({ tessedit_pageseg_mode: modes[kind] })
  engine.kind = kind
  const { data } = await worker.recognize(portableGraymap(image), {}, { blocks: true, text: false })
  return data
}

function wordsOf(data: Page): RecognisedWord[] {
  const lines = (data.blocks ?? []).flatMap(block => block.paragraphs.flatMap(paragraph => paragraph.lines))
  const usual = median(lines.map(({ bbox }) => bbox.y1 - bbox.y0))
  return lines.flatMap(({ words, baseline, bbox }) => {
    const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0)
    // A line of small letters is as high as they are; its blanks are as wide as its neighbours'.
    const size = Math.max(bbox.y1 - bbox.y0, usual)
    return words.map(({ text, confidence, bbox: { x0, x1, y0, y1 } }) => {
      const ofLine = baseline.y0 + slope * ((x0 + x1) / 2 - baseline.x0)
      // The engine may take words of two columns that stand at different heights for one line: then the word's own foot counts.
      const own = y1 - (hanging.test(text) ? hangingShare * (y1 - y0) : 0)
      const base = Math.abs(own - ofLine) > offLine * size ? own : ofLine
      return { text, confidence, left: x0, right: x1, base, size }
    })
  })
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

async function start(): Promise<Worker> {
  const worker = await createWorker('spa', OEM.LSTM_ONLY, {
    workerPath: require.resolve('tesseract.js/src/worker-script/node/index.js'),
    corePath: path.dirname(require.resolve('tesseract.js-core/package.json')),
    langPath: path.join(dataFolder, '4.0.0_best_int'),
    gzip: true,
    // Neither the language nor anything else is written to disk.
    cacheMethod: 'none',
    errorHandler: () => undefined,
  })
  await worker.setParameters({
    tessedit_pageseg_mode: modes.page,
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
