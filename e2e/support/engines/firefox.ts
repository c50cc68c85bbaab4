import puppeteer from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Starts Firefox without windows. Puppeteer drives it over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-ES' },
  })
  const page = await browser.newPage()
  const find = (xpath: string) => page.locator(`::-p-xpath(${xpath})`)
  return {
    open: async url => void (await page.goto(url)),
    type: async (xpath, text) => {
      await find(xpath).click()
      await page.keyboard.type(text)
    },
    click: xpath => find(xpath).click(),
    async chooseFile(xpath, path) {
      const input = await page.waitForSelector(`::-p-xpath(${xpath})`)
      await (input as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(path)
    },
    run: body => page.evaluate(`(() => { ${body} })()`) as Promise<never>,
    close: () => browser.close(),
  }
}
