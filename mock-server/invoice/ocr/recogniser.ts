import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { GrayImage } from '../image/gray-image.ts'
import type { Word } from '../text/text-line.ts'

const require = createRequire(import.meta.url)
const dataFolder = path.dirname(require.resolve('@tesseract.js-data/spa/package.json'))

/** A recognised word; `confidence` from 0 to 100. */
export interface RecognisedWord extends Word {
  confidence: number
}

let starting: Promise<Worker> | null = null

/**
 * Recognises the words of an upright image: a page with columns and boxes, or lines under each other (`PSM.SINGLE_COLUMN`). The engine, its
 * language and its program all come from packages already here.
 */
export async function recognise(image: GrayImage, mode: PSM = PSM.SPARSE_TEXT): Promise<RecognisedWord[]> {
  starting ??= start()
  const engine = await starting
  await engine.setParameters({ tessedit_pageseg_mode: mode })
  const { data } = await engine.recognize(portableGraymap(image), {}, { blocks: true, text: false })
  const lines = (data.blocks ?? []).flatMap(block => block.paragraphs.flatMap(paragraph => paragraph.lines))
  const usual = median(lines.map(({ bbox }) => bbox.y1 - bbox.y0))
  return lines.flatMap(({ words, baseline, bbox }) => {
    const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0)
    // A line of small letters is as high as they are; its blanks are as wide as its neighbours'.
    const size = Math.max(bbox.y1 - bbox.y0, usual)
    return words.map(({ text, confidence, bbox: { x0, x1 } }) => {
      const base = baseline.y0 + slope * ((x0 + x1) / 2 - baseline.x0)
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
