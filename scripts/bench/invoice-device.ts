// How long a device takes to read an invoice's code, and how long the page is held up meanwhile. Prints figures, judges nothing:
// another machine has others. Run with: node scripts/run.mjs scripts/bench/invoice-device.ts
import type { Page } from 'playwright'
import { goToSupply } from '../../e2e/support/supply.ts'
import { withWizard } from '../browser/with-wizard.ts'
import { type BenchFile, benchFiles } from './device-files.ts'
import { median } from './median.ts'
import { slowDown, watchReading } from './watch-reading.ts'

const rounds = 7
/** A mid-range phone against this machine, as browsers' own tools assume. */
const phone = 4

const shown = (ms: number) => `${Math.round(ms)} ms`

const files = await benchFiles()
await withWizard(async (browser, origin) => {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-ES' })
  const page = await context.newPage()
  await goToSupply(page)
  const session = await context.newCDPSession(page)
  const rows = []
  for (const file of files) {
    const floor = file.mimeType.startsWith('image/') ? await decodingAlone(page, file) : null
    const first = await watchReading(page, file)
    const quick = []
    for (let round = 0; round < rounds; round += 1) quick.push(await watchReading(page, file))
    await slowDown(session, phone)
    const slow = []
    for (let round = 0; round < rounds; round += 1) slow.push(await watchReading(page, file))
    await slowDown(session, 1)
    const ms = median(quick.map(reading => reading.ms))
    rows.push({
      file: file.name,
      'first time': shown(first.ms),
      'read in': shown(ms),
      quickest: shown(Math.min(...quick.map(reading => reading.ms))),
      [`on a phone (× ${phone})`]: shown(ms * phone),
      goal: shown(file.goalMs),
      'beside decoding alone': floor === null ? '' : `× ${(ms / floor).toFixed(1)} (${shown(floor)})`,
      'longest task': shown(Math.max(...quick.map(reading => reading.longestTaskMs))),
      [`longest task at ${phone}×`]: shown(Math.max(...slow.map(reading => reading.longestTaskMs))),
    })
  }
  console.table(rows)
  console.log(
    'The reading is slowed down by multiplication: the browser slows no worker. A longest task of 0 ms is under 50 ms.',
  )
})

/** The floor for a photo: the browser unpacks it and hands over its pixels, and nothing else. */
async function decodingAlone(page: Page, file: BenchFile): Promise<number> {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    times.push(
      await page.evaluate(async base64 => {
        // The page's policy lets nothing be fetched from a `data:` address.
        const photo = new Blob([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))])
        const start = performance.now()
        const picture = await createImageBitmap(photo)
        const canvas = new OffscreenCanvas(picture.width / 2, picture.height / 2)
        const context = canvas.getContext('2d', { willReadFrequently: true })
        context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
        context?.getImageData(0, 0, canvas.width, canvas.height)
        picture.close()
        return performance.now() - start
      }, file.buffer.toString('base64')),
    )
  }
  return median(times)
}
