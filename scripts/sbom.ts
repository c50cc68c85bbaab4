// npm run sbom: prints the software bill of materials of what customers get, as CycloneDX. Fails on a licence that is not permissive.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const permissive = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'Zlib'])

interface Lockfile {
  packages: Record<string, { version?: string; license?: string }>
}
interface Bill {
  components: { 'bom-ref': string }[]
  dependencies: { ref: string }[]
}

const npm = (...args: string[]) =>
  execFileSync('npm', [...args, '--package-lock-only', '--workspace=@alta-luz/web'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })

// `npm sbom --omit=dev` leaves out what tools use as well, such as React; `npm ls` does not.
const listed = npm('ls', '--all', '--omit=dev', '--parseable', '--long').trim().split('\n')
const shipped = new Set(listed.map(line => line.split(':')[1] ?? '').filter(name => !name.includes('alta-luz')))

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
for (const [path, { version, license = 'none' }] of Object.entries(packages)) {
  const name = `${path.replace(/^.*node_modules\//, '')}@${version}`
  const choices = license.replace(/^\((.*)\)$/, '$1').split(/ or /i)
  if (!shipped.has(name) || choices.some(choice => permissive.has(choice))) continue
  console.error(`${name} has the licence ${license}.`)
  process.exitCode = 1
}

const bill = JSON.parse(npm('sbom', '--sbom-format=cyclonedx')) as Bill
const components = bill.components.filter(component => shipped.has(component['bom-ref']))
const dependencies = bill.dependencies.filter(({ ref }) => shipped.has(ref))
console.log(JSON.stringify({ ...bill, components, dependencies }, null, 2))
