// How soon the list of countries stands open, and how soon it follows what is typed, beside what the smallest change of the page
// takes. Prints figures, judges nothing; run it in a quiet moment: node scripts/run.mjs scripts/bench/country-list.ts
import type { Page } from 'playwright'
import { withWizard } from '../browser/with-wizard.ts'
import { median } from './median.ts'
import { slowDown } from './watch-reading.ts'

const rounds = 15
/** A mid-range phone against this machine, as browsers' own tools assume. */
const phone = 4
/** Nobody feels what is quicker. */
const goalMs = 100

await withWizard(async (browser, origin) => {
  const page = await browser.newPage({ baseURL: origin, locale: 'es-ES', reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', { name: /^País/ }).click()
  await page.getByRole('option').nth(200).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  const session = await page.context().newCDPSession(page)
  for (const rate of [1, phone]) {
    await slowDown(session, rate)
    const took = { 'password shown': [] as number[], opens: [] as number[], filters: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      took['password shown'].push(await untilDrawn(page, '[aria-pressed]', 'click'))
      took.opens.push(await untilDrawn(page, '[aria-haspopup=listbox]', 'click'))
      took.filters.push(await untilDrawn(page, '[role=combobox]', 'type'))
      await page.keyboard.press('Escape')
    }
    const floor = median(took['password shown'])
    console.log(rate === 1 ? 'On this machine' : `With a processor ${rate} times slower`)
    console.table(
      Object.entries(took).map(([what, times]) => ({
        what,
        median: `${Math.round(median(times))} ms`,
        worst: `${Math.round(Math.max(...times))} ms`,
        'beside the smallest change': `× ${(median(times) / floor).toFixed(1)}`,
        'of the goal': `× ${(median(times) / goalMs).toFixed(2)}`,
      })),
    )
  }
})

/** Presses, or types a letter, in the page itself; until the browser has drawn what followed. */
function untilDrawn(page: Page, selector: string, act: 'click' | 'type'): Promise<number> {
  return page.evaluate(
    ([found, action]) =>
      new Promise<number>(resolve => {
        const element = document.querySelector<HTMLElement>(`main ${found}`)
        const start = performance.now()
        if (action === 'click') element?.click()
        else document.execCommand('insertText', false, 'a')
        // The frame that shows it begins with this callback and has ended when the next task runs.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
      }),
    [selector, act] as const,
  )
}
