import { type BrowserContextOptions, devices, type Page } from 'playwright'
import type { Language } from '#i18n/languages.ts'

/** The widths that every picture is taken at, in px, and how high the window is: a phone, a tablet, a desk. */
export const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 1000 },
] as const

const { defaultBrowserType: _, viewport: __, deviceScaleFactor: ___, ...aPhone } = devices['Pixel 7']

/** A browser that says it is a phone's: at every width, a picture for each pixel. */
export const phone: BrowserContextOptions = aPhone

/** Somebody who looks at the product: their page, empty yet, and their language. */
export interface Visit {
  page: Page
  language: Language
}

/** One screen in one state: how to reach it. Pictures of it are taken at every width, in every language. */
export interface Shot {
  /** Lower case with hyphens; the names of the files begin with it. */
  id: string
  /** What the filter of the gallery groups by. */
  group: string
  title: string
  reach: (visit: Visit) => Promise<void>
  /** How the browser differs: dark, on a phone. */
  browser?: BrowserContextOptions
  /** Only what is in the window, for what lies over the page: dialogs and sheets. */
  isWindow?: boolean
  /** Each language is walked to, where changing it changes the state too. Else its button is pressed, which takes less time. */
  isWalkedTwice?: boolean
}
