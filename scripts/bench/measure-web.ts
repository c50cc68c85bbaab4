import { chromium } from 'playwright'
import { browserEnvironment } from '../browser/browser-environment.ts'
import { launchOptions } from '../browser/launch-options.ts'
import { firstLoadBytes, firstLoadLimits, readSizes } from '../gates/first-load.ts'
import { runGates } from '../gates/gate.ts'
import { build } from '../gates/static.ts'
import { startApi, startProductionServer } from '../rehearse/production-server.ts'
import { getFreePort } from '../start/ports.ts'
import { serveFloorPage } from './floor-page.ts'
import { runLighthouse } from './lighthouse.ts'
import { measureInteractions } from './measure-interactions.ts'
import { measureStarts } from './measure-start.ts'
import type { Row } from './table.ts'

/** Measures the built product behind nginx on a mid-range phone with slow 4G: sizes, the start, Lighthouse, and reactions to input. Medians of `turns`. */
export async function measureWeb(turns: number): Promise<Row[]> {
  const environment = await browserEnvironment()
  Object.assign(process.env, environment)
  if (!environment.NGINX_PATH) throw new Error('These figures need nginx. NGINX_PATH names one.')
  const [built] = await runGates([build], 1)
  if (!built?.ok) throw new Error('The build failed.')
  const product = await serveProduct()
  const browser = await chromium.launch(launchOptions())
  const floor = await serveFloorPage(browser, product.origin)
  try {
    return [
      ...(await sizeRows()),
      ...(await measureStarts(browser, product.origin, floor.origin, turns)),
      ...(await runLighthouse(product.origin, floor.origin, turns)),
      ...(await measureInteractions(browser, product.origin, floor.origin, turns)),
    ]
  } finally {
    floor.close()
    await browser.close()
    await product.stop()
  }
}

async function sizeRows(): Promise<Row[]> {
  const sizes = await readSizes()
  return (['js', 'css'] as const).map(kind => ({
    what: `First load: ${kind === 'js' ? 'JavaScript' : 'CSS'}`,
    figure: firstLoadBytes(sizes, kind) / 1000,
    unit: 'KB',
    goal: { atMost: firstLoadLimits[kind] / 1000 },
  }))
}

async function serveProduct() {
  const port = await getFreePort()
  const product = await startProductionServer({ MOCK_PORT: String(port), ACCESS_LOG: '/dev/null' })
  const api = await startApi({ port, origin: product.origin })
  const stop = () => Promise.all([product.stop(), api.stop()])
  return { origin: `${product.origin}/`, stop }
}
