// npm run sbom: the software bill of materials of what customers get, as CycloneDX, once its licences were looked at.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Lockfile, packageFaults, shippedPackages } from './gates/licences.ts'

/** What of a bill of materials is needed. */
interface Bill {
  components: { 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
const faults = packageFaults(lockfile)
for (const fault of faults) console.error(fault)
const { status, stdout } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  stdio: ['ignore', 'pipe', 'inherit'],
})
if (status === 0) console.log(JSON.stringify(ofCustomers(JSON.parse(stdout)), null, 2))
process.exitCode = faults.length > 0 ? 1 : (status ?? 1)

/** npm's own `--omit=dev` also leaves out what tools need as well, React for one. */
function ofCustomers(bill: Bill): Bill {
  const shipped = shippedPackages(lockfile)
  const top = bill.dependencies[0]?.ref
  return {
    ...bill,
    components: bill.components.filter(component => shipped.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => ref === top || shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(name => shipped.has(name)) })),
  }
}
