import { devices, type Page, type PlaywrightTestOptions } from '@playwright/test'
import type { Language } from '#i18n/languages.ts'

export const desktop = { width: 1440, height: 1000 } as const

/** Every picture is taken in these windows, in px: a phone, a tablet, a desktop. */
export const windows = [{ width: 360, height: 780 }, { width: 768, height: 1024 }, desktop] as const

const { defaultBrowserType: _, viewport: __, deviceScaleFactor: ___, ...aPhone } = devices['Pixel 7']

/** The browser of a phone, in every window, with one picture pixel per CSS pixel. */
export const phone: Partial<PlaywrightTestOptions> = aPhone

/** A visitor's empty page and language. */
export interface Visit {
  page: Page
  language: Language
}

/** One screen in one state. The gallery shows it in every window and language. */
export interface Shot {
  /** Lower case with hyphens. File names begin with it. */
  id: string
  /** The section of the gallery. */
  group: string
  title: string
  /** Opens the screen. */
  reach: (visit: Visit) => Promise<void>
  /** Browser options, such as dark or a phone. */
  browser?: Partial<PlaywrightTestOptions>
  /** Takes only the window instead of the whole page, for dialogs and sheets. */
  isWindow?: boolean
}

/** The file of a picture. Playwright replaces other characters than letters, digits and hyphens in file names. */
export function pictureName(id: string, language: string, width: number): string {
  return `${id}-${language.replace('_', '-')}-${width}.png`
}
