// npm run bench: every figure of the project beside its goal, in one table. `-- web` or `-- server` measures one half; `-- --turns 1`
// looks once instead of five times. `-- --memory` and `-- --prism` are the server's: see scripts/bench/server.ts. Run it on a quiet machine.
import { parseArgs } from 'node:util'
import { serverRows } from './server-rows.ts'
import { asTable, type Row } from './table.ts'
import { webRows } from './web.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    turns: { type: 'string', default: '5' },
    memory: { type: 'boolean' },
    prism: { type: 'boolean' },
  },
})
const ofServer = (['memory', 'prism'] as const).filter(option => values[option]).map(option => `--${option}`)
const wanted = ofServer.length > 0 ? ['server'] : positionals
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part)

const rows: Row[] = []
if (isWanted('web')) rows.push(...(await webRows(Number(values.turns))))
if (isWanted('server')) rows.push(...(await serverRows(ofServer)))
if (rows.length > 0) console.log(`\n${asTable(rows)}`)
