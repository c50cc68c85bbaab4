import { chromium } from 'playwright'
import { launchOptions } from '../browser/launch-options.ts'
import { serveFloorPage } from './floor-page.ts'
import { measureStart } from './measure-start.ts'

const browser = await chromium.launch(launchOptions())
const product = process.argv[2] ?? 'http://localhost:7801/'
const floor = await serveFloorPage(browser, product)
const n = Number(process.argv[3] ?? 5)
const med = (a: number[]) => a.toSorted((x, y) => x - y)[Math.floor(a.length / 2)]
const p: any[] = [],
  f: any[] = []
for (let i = 0; i < n; i++) {
  p.push(await measureStart(browser, product))
  f.push(await measureStart(browser, floor.origin))
}
for (const k of ['blocked by scripts', 'script time'])
  console.log(
    k,
    med(p.map(x => x[k])),
    'floor',
    med(f.map(x => x[k])),
    p.map(x => x[k]).join(','),
    '|',
    f.map(x => x[k]).join(','),
  )
await browser.close()
floor.close()
