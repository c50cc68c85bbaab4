import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { withWizard } from '../browser/with-wizard.ts'
import { compare } from './compare.ts'
import { keptPicture } from './kept-picture.ts'
import { type KeyShot, keyShots } from './key-shots.ts'
import { stillWizard } from './still.ts'
import { takePicture } from './take-picture.ts'
import { Visitors } from './visitors.ts'

/** Where the accepted ones are, and what they were made with. */
const keptFolder = join('tests', 'pictures')
const madeWith = join(keptFolder, 'made-with.txt')
const takenFolder = join('test-results', 'pictures')

/** What a comparison came to. The note says why there was none, or what to do about a difference. */
export interface KeyComparison {
  compared: number
  faults: readonly string[]
  note: string
}

const howTo = 'A wanted change: `npm run gallery -- --keep`, look at them, and commit them with it.'

/** Takes the key pictures and compares them with the kept ones, where browser and system are those that made them. */
export async function comparePictures(): Promise<KeyComparison> {
  const faults: string[] = []
  let compared = 0
  let note = ''
  await withWizard(
    async (browser, origin) => {
      const made = existsSync(madeWith) ? (await readFile(madeWith, 'utf8')).trim() : 'nothing'
      if (made !== maker(browser)) {
        note = `not compared: the pictures were made with ${made}, this is ${maker(browser)}`
        return
      }
      const names = await takeInto(takenFolder, browser, origin)
      for (const name of names) faults.push(...(await faultsOf(name)))
      compared = names.length
    },
    { ...stillWizard, isBuilt: true },
  )
  return { compared, faults, note: faults.length > 0 ? howTo : note }
}

/** Takes the key pictures and keeps them beside the tests. */
export async function keepPictures(): Promise<number> {
  let kept = 0
  await withWizard(async (browser, origin) => {
    const names = await takeInto(keptFolder, browser, origin)
    for (const name of names) {
      const path = join(keptFolder, name)
      await writeFile(path, await keptPicture(await readFile(path)))
    }
    kept = names.length
    await writeFile(madeWith, `${maker(browser)}\n`)
  }, stillWizard)
  return kept
}

/** Chromium's version as far as it draws differently, and the system whose libraries it draws with. */
function maker(browser: Browser): string {
  return `Chromium ${browser.version().split('.')[0]}, ${process.platform} ${process.arch}`
}

async function takeInto(folder: string, browser: Browser, origin: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const waiting = [...keyShots]
  async function worker() {
    const visitors = new Visitors(browser, origin)
    for (let next = waiting.shift(); next; next = waiting.shift())
      await writeFile(join(folder, fileName(next)), await draw(visitors, next))
  }
  await Promise.all([worker(), worker(), worker()])
  return keyShots.map(fileName)
}

const fileName = ({ shot, language, window }: KeyShot) => `${shot.id}.${language}.${window.width}.png`

async function draw(visitors: Visitors, { shot, language, window }: KeyShot): Promise<Buffer> {
  const page = await visitors.pageFor(shot, language)
  await shot.reach({ page, language })
  return takePicture(page, window, shot)
}

async function faultsOf(name: string): Promise<string[]> {
  const painted = join(takenFolder, `differs.${name}`)
  const comparison = await compare(join(takenFolder, name), join(keptFolder, name), painted)
  if (comparison.is === 'same') return []
  if (comparison.is === 'new') return [`${name} is not kept yet.`]
  if (comparison.file === null) return [`${name} has another size: ${join(takenFolder, name)}`]
  return [`${name} differs in ${(comparison.share * 100).toFixed(3)} %: ${painted}`]
}
