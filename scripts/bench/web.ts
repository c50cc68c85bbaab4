// npm run bench:web: how fast the built product shows itself behind nginx on a mid-range phone with slow 4G, beside a page that is
// nothing but react-dom. Run it on a quiet machine. Measured through Chromium's own protocol, not through Lighthouse.
import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { browserPath } from '../browser/browser-path.ts'
import { launchOptions } from '../browser/launch-options.ts'
import { nginxPath } from '../browser/nginx-path.ts'
import type { Sizes } from '../web/sizes-plugin.ts'
import { serveFloor } from './web/floor.ts'
import { measureInteractions } from './web/measure-interactions.ts'
import { type Figures, measurePage } from './web/measure-page.ts'
import { serveProduct } from './web/product.ts'

const turns = 5

process.env.CHROMIUM_PATH ??= await browserPath()
const nginx = nginxPath()
if (nginx === undefined)
  throw new Error('The figures are those of the real server, and there is no nginx. NGINX_PATH names one.')

const product = await serveProduct(nginx)
const floor = await serveFloor()
const browser = await chromium.launch(launchOptions())
try {
  const rows: [string, Figures[]][] = [
    ['the wizard', []],
    ['a returning customer', []],
    ['react-dom alone', []],
  ]
  // In turns, so that a busy moment of the machine falls on all of them.
  for (let turn = 0; turn < turns; turn += 1) {
    const [first, again] = await measurePage(browser, product.origin)
    const [bare] = await measurePage(browser, floor.origin)
    rows[0]?.[1].push(first)
    rows[1]?.[1].push(again)
    rows[2]?.[1].push(bare)
  }
  await printSizes()
  console.log(`\nSlow 4G, processor four times slower, median of ${turns}:`)
  console.table(Object.fromEntries(rows.map(([name, figures]) => [name, medians(figures)])))
  console.log('\nThe slowest answer to each kind of interaction in a sign-up, in ms, processor four times slower:')
  console.table(await measureInteractions(browser, product.origin))
} finally {
  await browser.close()
  await floor.close()
  await product.close()
}

async function printSizes() {
  const { files } = JSON.parse(await readFile('dist-maps/sizes.json', 'utf8')) as Sizes
  console.log('First load:')
  console.table(
    files.filter(({ isFirst }) => isFirst).map(({ file, bytes, gzip, brotli }) => ({ file, bytes, gzip, brotli })),
  )
}

function medians(figures: Figures[]) {
  const names = Object.keys(figures[0] ?? {}) as (keyof Figures)[]
  return Object.fromEntries(
    names.map(name => [name, figures.map(figure => figure[name]).toSorted((a, b) => a - b)[Math.floor(turns / 2)]]),
  )
}
