import { readFileSync, writeFileSync } from 'node:fs'
import { type Browser, test } from '@playwright/test'
import { keyShots } from './key-shots.ts'
import { testShot } from './picture-test.ts'

// Another browser or system draws text differently, so only pictures of the same browser and system can be compared.
const madeWith = 'tests/pictures/made-with.txt'

for (const { shot, language, window } of keyShots) testShot(shot, language, { windows: [window], canCompare })

async function canCompare(browser: Browser): Promise<boolean> {
  const here = await describeBrowser(browser)
  if (test.info().config.updateSnapshots === 'all') writeFileSync(madeWith, `${here}\n`)
  const there = readFileSync(madeWith, 'utf8').trim()
  if (there !== here) console.log(`not compared: the key pictures were made with ${there}, this is ${here}`)
  return there === here
}

/** The browser, the system, and how wide its own letters are: services that we embed are drawn with those. */
async function describeBrowser(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  const width = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (context) context.font = '100px system-ui, sans-serif'
    return Math.round(context?.measureText('Opiniones de clientes').width ?? 0)
  })
  await page.close()
  const session = await browser.newBrowserCDPSession()
  // `HeadlessChrome/156.0.1.2` is the headless shell; `Chrome/156.0.1.2` is the whole browser, which draws text differently.
  const { product } = await session.send('Browser.getVersion')
  await session.detach()
  return `${product.split('.')[0]}, ${process.platform} ${process.arch}, system letters ${width}`
}
