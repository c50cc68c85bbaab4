/**
 * npm run situations: writes situations/situation.schema.json, from which editors complete and check situations. `--check` writes
 * nothing; it fails where the file is out of date, and where a situation beside it cannot be used. `--from FILE.har --to FILE.json` writes the
 * situation that repeats a recording.
 */
import { writeFileSync } from 'node:fs'
import * as z from 'zod'
import { loadContract } from '#mock/contract/load-contract.ts'
import { getValidator } from '#mock/contract/validator.ts'
import { readHar } from '#mock/har/read-har.ts'
import { systemClock } from '#mock/shared/clock.ts'
import { parseOptions, usageExitCode } from '#mock/shared/parse-options.ts'
import { createSituationRecorder } from '#mock/situation/recorded-situation.ts'
import { situationSchema } from '#mock/situation/situation-schema.ts'
import { createSituations, schemaFile } from '#mock/situation/situations.ts'
import { createWorld } from '#mock/world/world.ts'
import { writeGenerated } from './generated-file.ts'

const text = `${JSON.stringify(z.toJSONSchema(situationSchema, { io: 'input' }), null, 2)}\n`

const { from, to } = parseOptions(process.argv.slice(2), {
  check: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
})

writeGenerated(`situations/${schemaFile}`, text, 'npm run situations')

const contract = await loadContract()
const validator = getValidator(contract)
const situations = createSituations({ contract, validator, world: createWorld(), clock: systemClock, seed: 1 })
if ((from === undefined) !== (to === undefined)) {
  console.error('--from FILE.har and --to FILE.json go together.')
  process.exit(usageExitCode)
}
if (from !== undefined && to !== undefined) {
  const recorded = createSituationRecorder(contract, validator).fromHar(readHar(from))
  writeFileSync(to, `${JSON.stringify({ $schema: './situation.schema.json', ...recorded }, null, 2)}\n`)
}
const files = await situations.list()
for (const { name, title } of files) {
  try {
    if (title === '') throw new Error(`situations/${name}.json has no title.`)
    await situations.find(name)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
console.log(`situations: ${files.length}`)
