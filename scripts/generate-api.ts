import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { renderApiCalls } from './contract/render-api-calls.ts'

// Only this file imports openapi-typescript, because its authors no longer develop it.
const contract = new URL('../openapi.yaml', import.meta.url)
const note = '// Generated from openapi.yaml by scripts/generate-api.ts; edit the contract, not this file.\n'

const generated: [file: URL, text: string][] = [
  [
    new URL('../web/src/api/schema.gen.ts', import.meta.url),
    note + astToString(await openapiTS(contract, { immutable: true })),
  ],
  [
    new URL('../web/nginx/api-calls.gen.ts', import.meta.url),
    note + renderApiCalls(parse(await readFile(contract, 'utf8'))),
  ],
]

for (const [file, text] of generated) {
  if (!process.argv.includes('--check')) {
    await writeFile(file, text)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${fileURLToPath(file)} does not match openapi.yaml: run \`npm run generate\` and commit the result.`)
    process.exitCode = 1
  }
}
