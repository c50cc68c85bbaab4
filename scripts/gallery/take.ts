import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import type { Language } from '#i18n/languages.ts'
import { type Shot, windows } from './shot.ts'
import type { Visitors } from './visitors.ts'

/** One shot in one language: the pictures of it, by width, and what axe found. */
export interface Taken {
  shot: Shot
  language: Language
  /** File names, one per width; fewer when the shot could not be reached. */
  files: string[]
  /** What went wrong on the way, if anything did. */
  trouble: string | null
  /** Violations in words, none on a page without fault. */
  violations: string[]
}

/** Reaches the shot and takes its pictures into `folder`. */
export async function take(visitors: Visitors, shot: Shot, language: Language, folder: string): Promise<Taken> {
  const taken: Taken = { shot, language, files: [], trouble: null, violations: [] }
  try {
    const page = await visitors.pageFor(shot, language)
    await shot.reach({ page, language })
    for (const window of windows) {
      const file = `${shot.id}.${language}.${window.width}.png`
      await picture(page, window, shot, join(folder, file))
      taken.files.push(file)
    }
    taken.violations = await violationsOn(page)
  } catch (error) {
    taken.trouble = String(error)
  }
  return taken
}

/** A whole page is drawn in a window as high as itself: what sticks to the window's foot then stands at the page's. */
async function picture(page: Page, window: (typeof windows)[number], { isWindow = false }: Shot, path: string) {
  await page.setViewportSize(window)
  await page.evaluate(() => document.fonts.ready)
  const height = isWindow ? window.height : await page.evaluate(() => document.documentElement.scrollHeight)
  if (height > window.height) await page.setViewportSize({ ...window, height })
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(node => node.target).join('; ')})`)
}
