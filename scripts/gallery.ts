// npm run gallery [-- --only WORD] [-- --accept] [-- --keep]: pictures of every screen in every state, language and width, on one page.
// --only WORD: only the screens with WORD in their name. --accept: accepts the pictures that differed in the last run.
// --keep: takes the key pictures of `npm test` again, into tests/pictures.
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runPictures } from './gallery/run-pictures.ts'

const folder = 'gallery'
const differing = join(folder, 'differing')
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, accept: { type: 'boolean' }, keep: { type: 'boolean' } },
})

if (values.accept) await acceptDifferences()
else if (values.keep) process.exitCode = await runPictures('--project=key', '--update-snapshots=all')
else {
  await rm(differing, { recursive: true, force: true })
  const reporter = '--reporter=line,./scripts/gallery/page-reporter.ts'
  process.exitCode = await runPictures('--project=gallery', reporter, `--grep=${values.only}`)
}

async function acceptDifferences() {
  const files = existsSync(differing) ? await readdir(differing) : []
  const pictures = files.filter(file => file.endsWith('-actual.png'))
  for (const file of pictures) await rename(join(differing, file), join(folder, file.replace('-actual.png', '.png')))
  await rm(differing, { recursive: true, force: true })
  console.log(`${pictures.length} pictures of the last run are accepted.`)
}
