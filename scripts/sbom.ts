// npm run sbom: checks the licences of the shipped packages and prints their software bill of materials as CycloneDX.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findPackageFaults, type Lockfile, shippedPackages } from './gates/licences.ts'

/** The used part of a bill of materials. */
interface Bill {
  components: { 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
const shipped = shippedPackages()
const faults = findPackageFaults(lockfile, shipped)
for (const fault of faults) console.error(fault)
const { status, stdout } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  stdio: ['ignore', 'pipe', 'inherit'],
})
if (status === 0) console.log(JSON.stringify(onlyShipped(JSON.parse(stdout)), null, 2))
process.exitCode = faults.length > 0 ? 1 : (status ?? 1)

/** `npm sbom --omit=dev` does not do: it also omits packages that both the product and a tool use, such as React. */
function onlyShipped(bill: Bill): Bill {
  const top = bill.dependencies[0]?.ref
  return {
    ...bill,
    components: bill.components.filter(component => shipped.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => ref === top || shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(name => shipped.has(name)) })),
  }
}
