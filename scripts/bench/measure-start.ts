import type { Browser } from 'playwright'
import { median } from './median.ts'
import type { Row } from './table.ts'

/** What a page's start costs the main thread of a phone, in milliseconds. */
export interface Start {
  /** What its long tasks take beyond 50 ms each. */
  'blocked by scripts': number
  /** Compiling and running scripts, from the navigation until the page hears its customer. */
  'script time': number
}

/** A mid-range phone compared with this machine, as browser tools assume. */
const cpuSlowdown = 4
/** A longer task makes a customer wait. */
const longTaskMs = 50
/** What a page puts off until it is idle counts as well. */
const settleMs = 3000

/** What the browser spends on scripts, by the names of its trace. */
const scriptEvents = new Set([
  ...['EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'TimerFire', 'FireAnimationFrame', 'FireIdleCallback'],
  ...['v8.compile', 'v8.compileModule', 'v8.evaluateModule', 'v8.produceCache'],
])

interface TraceEvent {
  name: string
  cat: string
  pid: number
  tid: number
  /** The thread's own time, in microseconds: whatever else the machine does is not counted. Missing where the trace ends in an event. */
  tts?: number
  tdur?: number
}

type TimedEvent = TraceEvent & { tts: number }

/** The ratio to the floor page that is allowed, per figure. */
const goals: Start = { 'blocked by scripts': 2, 'script time': 2.5 }

/** Measures the start of the product's first page beside the floor page's, in turns: whatever else the machine does slows both. */
export async function measureStarts(
  browser: Browser,
  productOrigin: string,
  floorOrigin: string,
  turns: number,
): Promise<Row[]> {
  const starts: { product: Start; floor: Start }[] = []
  for (let turn = 0; turn < turns; turn += 1)
    starts.push({
      product: await measureStart(browser, productOrigin),
      floor: await measureStart(browser, floorOrigin),
    })
  return (['blocked by scripts', 'script time'] as const).flatMap(name => {
    const [figure, floorFigure] = [
      median(starts.map(({ product }) => product[name])),
      median(starts.map(({ floor }) => floor[name])),
    ]
    return [
      { what: `Start: ${name}`, figure, unit: 'ms' },
      { what: `Start: ${name}, react-dom alone`, figure: floorFigure, unit: 'ms' },
      { what: `Start: ${name}, ratio`, figure: figure / floorFigure, goal: { atMost: goals[name] } },
    ]
  })
}

/** Opens a page with an empty cache and a phone's processor, and measures its start. */
async function measureStart(browser: Browser, origin: string): Promise<Start> {
  const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 412, height: 823 }, isMobile: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(watchStart)
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing'],
    })
    await page.goto(origin)
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0, null, { polling: 500 })
    await page.waitForTimeout(settleMs)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    const { events, interactiveAt } = mainThread(traceEvents)
    return { 'blocked by scripts': blockedMs(events), 'script time': scriptTimeMs(events, interactiveAt) }
  } finally {
    await context.close()
  }
}

/** Runs in the page before its own scripts. */
function watchStart() {
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.heard === undefined) return
    observer.disconnect()
    performance.mark('interactive')
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-heard'] })
}

/** The events of the thread that runs the page's scripts, in their order. */
function mainThread(all: readonly TraceEvent[]) {
  const mark = all.filter(isTimed).find(({ name, cat }) => name === 'interactive' && cat.includes('user_timing'))
  if (!mark) throw new Error('The trace does not say when the page was interactive.')
  const events = all.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid).filter(isTimed)
  return { events: events.sort((a, b) => a.tts - b.tts), interactiveAt: mark.tts }
}

/** An event without a time has no place in the order, and makes a sum of times NaN. */
function isTimed(event: TraceEvent): event is TimedEvent {
  return event.tts !== undefined
}

function blockedMs(events: readonly TimedEvent[]): number {
  const tasks = events.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000)
  return Math.round(tasks.reduce((sum, task) => sum + Math.max(0, task - longTaskMs), 0))
}

/** The time within script events until the page is interactive; an event within another counts once. */
function scriptTimeMs(events: readonly TimedEvent[], interactiveAt: number): number {
  let [total, until] = [0, 0]
  for (const { name, tts, tdur = 0 } of events) {
    if (!scriptEvents.has(name) || tts >= interactiveAt) continue
    const end = Math.min(tts + tdur, interactiveAt)
    total += Math.max(0, end - Math.max(tts, until))
    until = Math.max(until, end)
  }
  return Math.round(total / 1000)
}
