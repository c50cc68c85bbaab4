import type { Page } from 'playwright'
import { htmlLang, type Language } from '#i18n/languages.ts'

/** Long enough for texts to be fetched once; where they are refused, the language is walked to. */
const patienceMs = 1500

/**
 * Presses the button of a language where the page has one, below an open dialog too, and keeps the state otherwise. False when the
 * page does not speak it afterwards.
 */
export async function switchLanguage(page: Page, language: Language): Promise<boolean> {
  const lang = htmlLang(language)
  const selector = `button[aria-pressed][lang="${lang.slice(0, 2)}"]`
  const isThere = await page.evaluate(button => {
    const found = document.querySelector<HTMLButtonElement>(button)
    found?.click()
    return found !== null
  }, selector)
  if (!isThere) return false
  return page
    .waitForFunction(wanted => document.documentElement.lang === wanted, lang, { timeout: patienceMs })
    .then(
      () => true,
      () => false,
    )
}
