import type { Browser, Page } from 'playwright'

/** How a page showed itself: times in milliseconds from the start of the navigation, transfer in kilobytes. */
export interface Figures {
  'first paint': number
  'largest paint': number
  'blocked by scripts': number
  shift: number
  'requests to first paint': number
  requests: number
  kilobytes: number
}

/** Lighthouse's slow 4G and mid-range phone, as it applies them to a browser. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4
/** A task is long from here on; what lies above blocks. */
const longTaskMs = 50
/** After the page has loaded: what a customer would still see move. */
const settleMs = 3000

/** Opens an address with an empty cache and then again with what that visit left. */
export async function measurePage(browser: Browser, address: string): Promise<[first: Figures, again: Figures]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    // Most customers' language: the one in which the page is drawn ahead.
    locale: 'es-ES',
  })
  try {
    return [await visit(await context.newPage(), address), await visit(await context.newPage(), address)]
  } finally {
    await context.close()
  }
}

async function visit(page: Page, address: string): Promise<Figures> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let [requests, bytes] = [0, 0]
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1
    bytes += encodedDataLength
  })
  await page.addInitScript(watchPaints)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(settleMs)
  const { lcp, cls, tasks, fcp, before } = await page.evaluate(readPaints)
  await page.close()
  return {
    'first paint': Math.round(fcp),
    'largest paint': Math.round(lcp),
    'blocked by scripts': Math.round(tasks.reduce((sum, task) => sum + Math.max(0, task - longTaskMs), 0)),
    shift: Math.round(cls * 1000) / 1000,
    'requests to first paint': before,
    requests,
    kilobytes: Math.round(bytes / 1000),
  }
}

interface Paints {
  lcp: number
  cls: number
  fcp: number
  tasks: number[]
}

/** Runs in the page, before anything of it. */
function watchPaints() {
  const seen: Paints = { lcp: 0, cls: 0, fcp: 0, tasks: [] }
  Object.assign(window, { seenPaints: seen })
  const observe = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', entry => {
    seen.lcp = entry.startTime
  })
  observe('layout-shift', entry => {
    seen.cls += entry.value ?? 0
  })
  observe('longtask', entry => seen.tasks.push(entry.duration))
}

function readPaints(): Paints & { before: number } {
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  // And the page itself.
  const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < fcp).length + 1
  return { ...(window as unknown as { seenPaints: Paints }).seenPaints, fcp, before }
}
