// npm run gallery [-- --only WORD] [-- --accept] [-- --keep]: pictures of every screen in every state, language and width, on one page.
// --only takes those whose name has the word; --accept keeps what the last run took as what later runs are compared with;
// --keep takes the few anew that `npm test` compares, into tests/pictures.
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withWizard } from './browser/with-wizard.ts'
import { type Comparison, compare } from './gallery/compare.ts'
import { keepPictures } from './gallery/key-pictures.ts'
import { allShots } from './gallery/key-shots.ts'
import { stillWizard } from './gallery/still.ts'
import { type Taken, take } from './gallery/take.ts'
import { Visitors } from './gallery/visitors.ts'
import { writePage } from './gallery/write-page.ts'

const folder = 'gallery'
/** More than there are cores: some wait for a slow answer while others draw. */
const visitorsAtOnce = 4
const accepted = join('.cache', 'gallery-accepted')

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, accept: { type: 'boolean' }, keep: { type: 'boolean' } },
})

if (values.accept) {
  await rm(accepted, { recursive: true, force: true })
  await cp(folder, accepted, { recursive: true })
  console.log('The pictures of the last run are accepted.')
} else if (values.keep) console.log(`${await keepPictures()} key pictures are kept.`)
else await takeAll()

async function takeAll() {
  const started = Date.now()
  const shots = allShots.filter(({ id }) => id.includes(values.only))
  const waiting = [...shots]
  if (waiting.length === 0) throw new Error(`Nothing in the gallery has "${values.only}" in its name.`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const all: Taken[] = []
  await withWizard(async (browser, origin) => {
    async function worker() {
      const visitors = new Visitors(browser, origin)
      for (let next = waiting.shift(); next; next = waiting.shift()) all.push(...(await take(visitors, next, folder)))
    }
    await Promise.all(Array.from({ length: visitorsAtOnce }, worker))
  }, stillWizard)
  all.sort((a, b) => shots.indexOf(a.shot) - shots.indexOf(b.shot) || a.language.localeCompare(b.language))

  const compared = new Map<string, Comparison>()
  for (const file of all.flatMap(({ files }) => files))
    compared.set(file, await compare(join(folder, file), join(accepted, file), join(folder, `differs.${file}`)))
  await writePage(folder, all, compared)
  report(all, compared, started)
}

function report(all: readonly Taken[], compared: ReadonlyMap<string, Comparison>, started: number) {
  const failed = all.filter(({ trouble }) => trouble)
  const faulty = all.filter(({ violations }) => violations.length > 0)
  const different = [...compared.values()].filter(({ is }) => is === 'different')
  for (const { shot, language, trouble } of failed) console.log(`✗ ${shot.id} ${language}: ${trouble}`)
  for (const { shot, language, violations } of faulty) console.log(`✗ ${shot.id} ${language}: ${violations.join('; ')}`)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(
    `${compared.size} pictures in ${folder}/index.html after ${seconds} s: ${different.length} differ from the accepted ones, ` +
      `${faulty.length} screens with accessibility faults, ${failed.length} not reached.`,
  )
  process.exitCode = failed.length + faulty.length + different.length > 0 ? 1 : 0
}
