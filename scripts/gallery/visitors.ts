import type { Browser, Page } from 'playwright'
import { htmlLang, type Language } from '#i18n/languages.ts'
import { openEmptyPage } from '../../e2e/support/open-step.ts'
import { type Shot, windows } from './shot.ts'
import { holdStill } from './still.ts'

const patienceMs = 20_000

/**
 * Pages for shots, one per language and kind of browser. A page that has been here before has the scripts compiled: another look
 * costs a third of a new page. What the shot before left is cleared away.
 */
export class Visitors {
  private readonly browser: Browser
  private readonly origin: string
  private readonly pages = new Map<string, Promise<Page>>()

  constructor(browser: Browser, origin: string) {
    this.browser = browser
    this.origin = origin
  }

  /** A page with nothing in it and a mock session of its own. */
  async pageFor(shot: Shot, language: Language): Promise<Page> {
    const kind = JSON.stringify([language, shot.browser])
    const opened = this.pages.get(kind) ?? this.open(shot, language)
    this.pages.set(kind, opened)
    const page = await opened
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().setOffline(false)
    await page.emulateMedia({ media: null })
    const session = `gallery.${shot.id}.${language}`
    await fetch(`${this.origin}/__mock/reset`, { method: 'POST', headers: { 'x-mock-session': session } })
    await page.setViewportSize(windows[2])
    await openEmptyPage(page)
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    // Only now: an answer to the page before could bring its cookies back.
    await page.context().clearCookies()
    await page.context().addCookies([{ name: 'mock-session', value: session, url: this.origin }])
    return page
  }

  private async open({ browser }: Shot, language: Language): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: this.origin,
      timezoneId: 'Europe/Madrid',
      reducedMotion: 'reduce',
      ...browser,
      locale: htmlLang(language),
    })
    context.setDefaultTimeout(patienceMs)
    await holdStill(context)
    return context.newPage()
  }
}
