import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { type Language, languages } from '#i18n/languages.ts'
import { lookWithAxe } from '../browser/look-with-axe.ts'
import { type Shot, windows } from './shot.ts'
import { switchLanguage } from './switch-language.ts'
import { takePicture } from './take-picture.ts'
import type { Visitors } from './visitors.ts'

/** One shot in one language: the pictures of it, by width, and what axe found. */
export interface Taken {
  shot: Shot
  language: Language
  /** File names, narrowest first; fewer when the shot could not be reached. */
  files: string[]
  /** What went wrong on the way, if anything did. */
  trouble: string | null
  /** Violations in words, none on a page without fault. */
  violations: string[]
}

/** Reaches the shot and takes its pictures into `folder`. One walk serves all widths, and both languages where the page can change. */
export async function take(visitors: Visitors, shot: Shot, folder: string): Promise<Taken[]> {
  let page: Page | null = null
  const all: Taken[] = []
  for (const language of languages) {
    const taken: Taken = { shot, language, files: [], trouble: null, violations: [] }
    all.push(taken)
    try {
      if (!page || shot.isWalkedTwice || !(await switchLanguage(page, language))) {
        page = await visitors.pageFor(shot, language)
        await shot.reach({ page, language })
      }
      await takeAt(page, taken, folder)
    } catch (error) {
      taken.trouble = String(error)
      page = null
    }
  }
  return all
}

/** axe looks at each picture as it was taken: what a width hides or moves is another page to it. */
async function takeAt(page: Page, taken: Taken, folder: string) {
  const { shot, language } = taken
  for (const window of windows) {
    const file = `${shot.id}.${language}.${window.width}.png`
    await writeFile(join(folder, file), await takePicture(page, window, shot))
    taken.files.push(file)
    // Forced colours are the customer's own choice, and axe computes with ours.
    const { violations } = await lookWithAxe(page, shot.browser?.forcedColors === 'active' ? ['color-contrast'] : [])
    taken.violations.push(...violations.map(words => `${window.width} px: ${words}`))
  }
}
