import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import { browserPath } from '../browser/browser-path.ts'
import { launchOptions } from '../browser/launch-options.ts'
import { nginxPath } from '../browser/nginx-path.ts'
import { median } from './median.ts'
import type { Row } from './table.ts'
import { serveFloor } from './web/floor.ts'
import { judgementRows } from './web/judgement-rows.ts'
import { type Interactions, measureInteractions } from './web/measure-interactions.ts'
import { type Figures, measurePage } from './web/measure-page.ts'
import { serveProduct } from './web/product.ts'
import { sizeRows } from './web/size-rows.ts'

/** Nobody waits for an answer that is quicker. */
const answerMs = 100
const requestsToFirstPaint = 8

/**
 * How fast the built product shows itself and answers behind nginx on a mid-range phone with slow 4G, beside a page that is nothing
 * but react-dom; medians of so many turns.
 */
export async function webRows(turns: number): Promise<Row[]> {
  const path = await browserPath()
  if (path !== undefined) process.env.CHROMIUM_PATH ??= path
  const nginx = nginxPath()
  if (nginx === undefined)
    throw new Error('The figures are those of the real server, and there is no nginx. NGINX_PATH names one.')
  const product = await serveProduct(nginx)
  const floor = await serveFloor()
  try {
    const browser = await chromium.launch(launchOptions())
    try {
      const [sizes, paints] = [
        await sizeRows(floor.bytes),
        await paintRows(browser, product.origin, floor.origin, turns),
      ]
      const answers = await answerRows(browser, product.origin, turns)
      return [...sizes, ...paints, ...(await judgementRows(product.origin, floor.origin, turns)), ...answers]
    } finally {
      await browser.close()
    }
  } finally {
    await floor.close()
    await product.close()
  }
}

async function paintRows(browser: Browser, product: string, floor: string, turns: number): Promise<Row[]> {
  const seen: Record<'first' | 'again' | 'bare', Figures[]> = { first: [], again: [], bare: [] }
  // In turns, so that a busy moment of the machine falls on all of them.
  for (let turn = 0; turn < turns; turn += 1) {
    const [first, again] = await measurePage(browser, product)
    const [bare] = await measurePage(browser, floor)
    seen.first.push(first)
    seen.again.push(again)
    seen.bare.push(bare)
  }
  const middle = (visits: Figures[], name: keyof Figures) => median(visits.map(visit => visit[name]))
  const names = Object.keys(seen.first[0] ?? {}) as (keyof Figures)[]
  return names.flatMap(name => [
    {
      what: `First visit: ${name}`,
      figure: middle(seen.first, name),
      floor: middle(seen.bare, name),
      ...(name === 'requests to first paint' && { goal: { atMost: requestsToFirstPaint } }),
    },
    { what: `Next visit: ${name}`, figure: middle(seen.again, name) },
  ])
}

async function answerRows(browser: Browser, product: string, turns: number): Promise<Row[]> {
  const walks: Interactions[] = []
  for (let turn = 0; turn < turns; turn += 1) walks.push(await measureInteractions(browser, product))
  return Object.keys(walks[0] ?? {}).map(kind => ({
    what: `Answer to ${kind}`,
    figure: median(walks.map(walk => walk[kind]?.took ?? Number.NaN)),
    floor: walks[0]?.[kind]?.bare === undefined ? undefined : median(walks.map(walk => walk[kind]?.bare ?? Number.NaN)),
    unit: 'ms',
    goal: { atMost: answerMs },
  }))
}
