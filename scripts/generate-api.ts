import { readFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { renderApiCalls } from './contract/render-api-calls.ts'
import { writeGenerated } from './generated-file.ts'

// Only this file imports openapi-typescript, because its authors no longer develop it.
const contract = new URL('../openapi.yaml', import.meta.url)
const note = '// Generated from openapi.yaml by scripts/generate-api.ts; edit the contract, not this file.\n'

const types = astToString(await openapiTS(contract, { immutable: true }))
writeGenerated('web/src/api/schema.gen.ts', note + types, 'npm run generate')
const apiCalls = renderApiCalls(parse(readFileSync(contract, 'utf8')))
writeGenerated('web/nginx/api-calls.gen.ts', note + apiCalls, 'npm run generate')
