// npm run contract:diff: compares openapi.yaml with the last released contract and fails on breaking changes.
// With `-- --release` the current contract becomes the released one.
import { copyFile } from 'node:fs/promises'
import { compareContracts, releasedContract } from './gates/redocly.ts'

const current = 'openapi.yaml'

if (process.argv.includes('--release')) {
  await copyFile(current, releasedContract)
  console.log(`${releasedContract} is now the same as ${current}.`)
} else {
  const { ok, output } = await compareContracts(releasedContract, current)
  console.log(output.trim())
  if (!ok) process.exitCode = 1
}
