// npm run sbom: the software bill of materials of what customers get, as CycloneDX, once its licences were looked at.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { packageFaults } from './gates/licences.ts'

const faults = packageFaults(JSON.parse(readFileSync('package-lock.json', 'utf8')))
for (const fault of faults) console.error(fault)
const { status } = spawnSync(
  'npm',
  ['sbom', '--omit=dev', '--omit=optional', '--sbom-format=cyclonedx', '--package-lock-only'],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
  },
)
process.exitCode = faults.length > 0 ? 1 : (status ?? 1)
