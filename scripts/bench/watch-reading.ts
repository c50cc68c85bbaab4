import type { CDPSession, Page } from 'playwright'
import type { BenchFile } from './device-files.ts'

/** What one reading cost. */
export interface Reading {
  /** From the choice of the file until its CUPS stands in the form. */
  ms: number
  /** The longest the main thread was busy meanwhile; 0 below 50 ms, which no browser reports. */
  longestTaskMs: number
}

/** Shows the page at the supply step a file, waits until it is read, and takes it away again. */
export async function watchReading(page: Page, { path }: BenchFile): Promise<Reading> {
  const input = page.locator('input[type=file]').first()
  const watched = page.evaluate(watch)
  await input.setInputFiles(path)
  const reading = await watched
  await page
    .getByText(/Punto de suministro|No tenemos más datos/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Quitar' }).click()
  await page.getByLabel('CUPS', { exact: true }).and(page.locator('[value=""]')).waitFor()
  return reading
}

/** Slows the page's main thread down as a mid-range phone would. Workers stay as quick as they are. */
export async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Runs in the page. */
function watch(): Promise<Reading> {
  const tasks: number[] = []
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) tasks.push(entry.duration)
  })
  observer.observe({ type: 'longtask' })
  return new Promise(resolve => {
    document.addEventListener(
      'change',
      () => {
        const start = performance.now()
        const look = () => {
          const cups = [...document.querySelectorAll('input')].some(input => /^ES \d{4} /.test(input.value))
          if (!cups) return requestAnimationFrame(look)
          const ms = performance.now() - start
          // The task that filled the form is reported after it has ended.
          setTimeout(() => {
            observer.disconnect()
            resolve({ ms, longestTaskMs: Math.max(0, ...tasks) })
          }, 500)
        }
        look()
      },
      { once: true, capture: true },
    )
  })
}
