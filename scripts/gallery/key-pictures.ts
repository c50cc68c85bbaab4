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

/** On a busy machine something may come late even so; what has changed differs each time it is looked at. */
const looks = 3

/** Takes the key pictures and compares them with the kept ones, where browser and system are those that made them. */
export async function comparePictures(): Promise<KeyComparison> {
  let faults: string[] = []
  let compared = 0
  let note = ''
  await withWizard(
    async (browser, origin) => {
      const made = existsSync(madeWith) ? (await readFile(madeWith, 'utf8')).trim() : 'nothing'
      const here = await maker(browser)
      if (made !== here) {
        note = `not compared: the pictures were made with ${made}, this is ${here}`
        return
      }
      let differing = keyShots
      for (let look = 0; look < looks && differing.length > 0; look += 1) {
        await takeInto(takenFolder, browser, origin, differing)
        const found = await Promise.all(differing.map(faultsOf))
        differing = differing.filter((_, place) => found[place]?.length)
        faults = found.flat()
      }
      compared = keyShots.length
    },
    { ...stillWizard, isBuilt: true },
  )
  return { compared, faults, note: faults.length > 0 ? howTo : note }
}

/** Takes the key pictures and keeps them beside the tests. */
export async function keepPictures(): Promise<number> {
  await withWizard(async (browser, origin) => {
    await rm(keptFolder, { recursive: true, force: true })
    await takeInto(keptFolder, browser, origin, keyShots)
    for (const path of keyShots.map(shot => join(keptFolder, fileName(shot))))
      await writeFile(path, await keptPicture(await readFile(path)))
    await writeFile(madeWith, `${await maker(browser)}\n`)
  }, stillWizard)
  return keyShots.length
}

/** The browser and its version, as far as it draws differently, and the system whose libraries it draws with. */
async function maker(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession()
  // `HeadlessChrome/156.0.1.2` of the headless shell, `Chrome/156.0.1.2` of the whole browser, which draws text otherwise.
  const { product } = await session.send('Browser.getVersion')
  await session.detach()
  return `${product.split('.')[0]}, ${process.platform} ${process.arch}`
}

async function takeInto(folder: string, browser: Browser, origin: string, shots: readonly KeyShot[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const waiting = [...shots]
  async function worker() {
    const visitors = new Visitors(browser, origin)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const path = join(folder, fileName(next))
      await rm(path, { force: true })
      // A screen that is not reached leaves no picture.
      const picture = await draw(visitors, next).catch(() => null)
      if (picture) await writeFile(path, picture)
    }
  }
  await Promise.all([worker(), worker(), worker()])
}

const fileName = ({ shot, language, window }: KeyShot) => `${shot.id}.${language}.${window.width}.png`

async function draw(visitors: Visitors, { shot, language, window }: KeyShot): Promise<Buffer> {
  const page = await visitors.pageFor(shot, language)
  await shot.reach({ page, language })
  return takePicture(page, window, shot)
}

async function faultsOf(shot: KeyShot): Promise<string[]> {
  const name = fileName(shot)
  if (!existsSync(join(takenFolder, name))) return [`${name} was not reached.`]
  const painted = join(takenFolder, `differs.${name}`)
  const comparison = await compare(join(takenFolder, name), join(keptFolder, name), painted)
  if (comparison.is === 'same') return []
  if (comparison.is === 'new') return [`${name} is not kept yet.`]
  if (comparison.file === null) return [`${name} has another size: ${join(takenFolder, name)}`]
  return [`${name} differs in ${(comparison.share * 100).toFixed(3)} %: ${painted}`]
}
