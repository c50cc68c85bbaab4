import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

// Only this file imports openapi-typescript, because its authors no longer develop it.
const contract = new URL('../openapi.yaml', import.meta.url)
const types = new URL('../web/src/api/schema.gen.ts', import.meta.url)

const generated = `// Generated from openapi.yaml by scripts/generate-api.ts; edit the contract, not this file.\n${astToString(
  await openapiTS(contract, { immutable: true }),
)}`

if (!process.argv.includes('--check')) {
  await writeFile(types, generated)
} else if ((await readFile(types, 'utf8').catch(() => '')) !== generated) {
  console.error(
    'web/src/api/schema.gen.ts does not match openapi.yaml: run `node scripts/generate-api.ts` and commit the result.',
  )
  process.exitCode = 1
}
