// npm run render -- --out FOLDER: writes the product for a host of static files into FOLDER: pages with the configuration of the environment
// variables, all assets, and files with headers and rules. `--keep` leaves assets of earlier releases in FOLDER.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithMessage } from '../web/server/environment.ts'
import { parseRuntimeConfig } from '../web/server/runtime-config.ts'
import { staticSite } from './static-site.ts'

await render().catch(exitWithMessage)

async function render() {
  const { values } = parseArgs({ options: { out: { type: 'string' }, keep: { type: 'boolean' } } })
  const { out } = values
  if (!out) throw new Error('Name the folder to write to: npm run render -- --out FOLDER')
  const config = parseRuntimeConfig(process.env)
  if (config.environment !== 'dev' && config.apiOrigin === '' && process.env.API_BEHIND_CDN !== 'yes')
    throw new Error(
      'API_ORIGIN must be set: a host of static files has no /api. Where a CDN sends /api to the API, set API_BEHIND_CDN=yes.',
    )
  const files = staticSite('dist', config)
  if (!values.keep) await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  await cp('dist', out, {
    recursive: true,
    filter: source => !/(^|\/)(index|page|maintenance)\.html(\.\w+)?$/.test(source),
  })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(out, name)), { recursive: true })
    await writeFile(join(out, name), text)
  }
  console.log(`The product for ${config.environment} is in ${out}.`)
}
