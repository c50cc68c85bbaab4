import type { Browser, BrowserContext, Page } from 'playwright'
import { buildInteractionFloor, type OpenFloor, showInteraction } from './floor-interaction.ts'
import { type Act, typeDuringHydration, type Visit, walkInteractions } from './interaction-walk.ts'
import { median } from './median.ts'
import { type Recording, recordInteraction } from './record-interaction.ts'
import type { Row } from './table.ts'

/** A mid-range phone compared with this machine, as browser tools assume. */
const cpuSlowdown = 4
/** The browser reports an event some time after the paint; this is longer than the slowest reaction. */
const reportDelayMs = 800
/** People perceive a faster reaction as immediate. */
const immediateMs = 100

/** Milliseconds until the next paint, the slowest of each kind. The browser rounds to 8 ms, and tells of none below 16. */
type Reactions = Map<string, number>

/** What was done and drawn in one load of the product. */
interface RecordedLoad {
  steps: { what: string; act: Act }[]
  recording: Recording
}

/**
 * Measures how fast the product reacts to each kind of input on a phone's processor, beside pages on which react-dom alone draws the same,
 * in turns. `startFloor` is the origin of the floor page of the start. A reaction meets its goal if it is immediate or no slower than the floor's.
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  startFloor: string,
  turns: number,
): Promise<Row[]> {
  const recorded = await recordLoads(browser, origin)
  const openFloor = await buildInteractionFloor()
  const reactions: { product: Reactions; floor: Reactions }[] = []
  for (let turn = 0; turn < turns; turn += 1)
    reactions.push({
      product: await measureProduct(browser, origin),
      floor: await measureFloors(browser, origin, startFloor, { recorded, openFloor }),
    })
  const medianOf = (page: 'product' | 'floor', what: string) =>
    median(reactions.map(turn => turn[page].get(what) ?? Number.NaN))
  return [...(reactions[0]?.product.keys() ?? [])].flatMap((what): Row[] => {
    const floor = medianOf('floor', what)
    const goal = { atMost: Math.max(immediateMs, floor) }
    return [
      { what: `Reaction to ${what}`, figure: medianOf('product', what), unit: 'ms', goal },
      { what: `Reaction to ${what}, react-dom alone`, figure: floor, unit: 'ms' },
    ]
  })
}

async function recordLoads(browser: Browser, origin: string): Promise<RecordedLoad[]> {
  const loads = new Map<number, RecordedLoad>()
  await inContext(browser, origin, page =>
    walkInteractions(page, async (what, act) => {
      // The floor page of the start is its floor.
      if (act === typeDuringHydration) return await act(page)
      const recording = await recordInteraction(page, act)
      const steps = [...(loads.get(recording.loadedAt)?.steps ?? []), { what, act }]
      loads.set(recording.loadedAt, { steps, recording })
    }),
  )
  return [...loads.values()]
}

async function measureProduct(browser: Browser, origin: string): Promise<Reactions> {
  const slowest: Reactions = new Map()
  await onPhone(browser, origin, page => walkInteractions(page, measureOn(page, slowest)))
  return slowest
}

async function measureFloors(
  browser: Browser,
  origin: string,
  startFloor: string,
  { recorded, openFloor }: { recorded: RecordedLoad[]; openFloor: OpenFloor },
): Promise<Reactions> {
  const slowest: Reactions = new Map()
  await onPhone(browser, startFloor, async page => {
    await page.goto('/')
    await measureOn(page, slowest)('typing during hydration', typeDuringHydration)
  })
  for (const { steps, recording } of recorded)
    await onPhone(browser, origin, async page => {
      await openFloor(page, recording)
      for (const [number, { what, act }] of steps.entries()) {
        await showInteraction(page, number)
        await measureOn(page, slowest)(what, act)
      }
    })
  return slowest
}

/** Performs an interaction and keeps the slowest reaction of its kind. */
function measureOn(page: Page, slowest: Reactions): Visit {
  return async (what, act) => {
    await page.evaluate(() => Object.assign(window, { slowestInteraction: 0 }))
    await act(page)
    await page.waitForTimeout(reportDelayMs)
    const took = await page.evaluate(() => (window as unknown as { slowestInteraction: number }).slowestInteraction)
    slowest.set(what, Math.max(slowest.get(what) ?? 0, Math.round(took)))
  }
}

async function onPhone(browser: Browser, origin: string, run: (page: Page) => Promise<void>) {
  await inContext(browser, origin, async (page, context) => {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(observeInteractions)
    await run(page)
  })
}

async function inContext(
  browser: Browser,
  origin: string,
  run: (page: Page, context: BrowserContext) => Promise<void>,
) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-ES',
    viewport: { width: 412, height: 823 },
  })
  try {
    await run(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

/** Runs in the page before its own scripts. */
function observeInteractions() {
  const seen = Object.assign(window, { slowestInteraction: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        seen.slowestInteraction = Math.max(seen.slowestInteraction, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
