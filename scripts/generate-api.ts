import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { renderApiCalls } from './contract/render-api-calls.ts'

// Only this file imports openapi-typescript, because its authors no longer develop it.
const contract = new URL('../openapi.yaml', import.meta.url)
const note = '// Generated from openapi.yaml by scripts/generate-api.ts; edit the contract, not this file.\n'

const generated = {
  'web/src/api/schema.gen.ts': note + astToString(await openapiTS(contract, { immutable: true })),
  'web/nginx/api-calls.gen.ts': note + renderApiCalls(parse(await readFile(contract, 'utf8'))),
}

for (const [path, text] of Object.entries(generated)) {
  const file = new URL(`../${path}`, import.meta.url)
  if (!process.argv.includes('--check')) {
    await writeFile(file, text)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${path} does not match openapi.yaml: run \`node scripts/generate-api.ts\` and commit the result.`)
    process.exitCode = 1
  }
}
