// npm run bench [-- web | server | nginx] [-- --turns N] [-- --memory]: every figure of the project beside its goal, in one table.
// `web`, `server` (the mock server) or `nginx` (the production server) measures one part. `--turns 1` measures the product once instead of five times. `--memory` sends a million
// requests to the mock server and fails if its memory grows. Use a quiet machine.
import { parseArgs } from 'node:util'
import { measureMemory } from './bench/measure-memory.ts'
import { measureNginx } from './bench/measure-nginx.ts'
import { measureServer } from './bench/measure-server.ts'
import { measureWeb } from './bench/measure-web.ts'
import { formatTable, type Row } from './bench/table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { turns: { type: 'string', default: '5' }, memory: { type: 'boolean' } },
})
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part)

const rows: Row[] = []
if (values.memory) rows.push(await measureMemory())
else {
  if (isWanted('web')) rows.push(...(await measureWeb(Number(values.turns))))
  if (isWanted('nginx')) rows.push(...(await measureNginx()))
  if (isWanted('server')) rows.push(...(await measureServer()))
}
console.log(`\n${formatTable(rows)}`)
if (values.memory && formatTable(rows).includes('MISSED')) process.exitCode = 1
