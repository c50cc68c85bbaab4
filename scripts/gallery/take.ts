import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { type Language, languages } from '#i18n/languages.ts'
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

/** WCAG 2.0 A to 2.2 AA, and what axe calls good practice. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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

/** From narrow to wide in one language and back in the next: axe then looks at the widest in one and at the narrowest in the other. */
async function takeAt(page: Page, taken: Taken, folder: string) {
  const { shot, language } = taken
  const order = language === languages[0] ? windows : windows.toReversed()
  for (const window of order) {
    const file = `${shot.id}.${language}.${window.width}.png`
    await writeFile(join(folder, file), await takePicture(page, window, shot))
    taken.files.push(file)
  }
  taken.files.sort((a, b) => widthOf(a) - widthOf(b))
  taken.violations = await violationsOn(page, shot)
}

const widthOf = (file: string) => Number(file.split('.').at(-2))

async function violationsOn(page: Page, { browser }: Shot): Promise<string[]> {
  // The legacy mode finds the same in half the time. Frames of other parties are pictured on their own.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(standards).exclude('iframe')
  // Forced colours are the customer's own choice, and axe computes with ours.
  if (browser?.forcedColors === 'active') axe.disableRules('color-contrast')
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(node => node.target).join('; ')})`)
}
