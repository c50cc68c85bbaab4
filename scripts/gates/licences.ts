import { execFileSync } from 'node:child_process'

/** Licences that require nothing but a notice. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]

/** The used part of package-lock.json. */
export interface Lockfile {
  packages: Record<string, { version?: string; license?: string; deprecated?: string; link?: boolean }>
}

/** Describes packages of `shipped` without a permissive licence, and all deprecated packages. */
export function findPackageFaults({ packages }: Lockfile, shipped: ReadonlySet<string>): string[] {
  return Object.entries(packages).flatMap(([path, { version, license, deprecated, link }]) => {
    if (link || !path.includes('node_modules/')) return []
    const name = `${path.replace(/^.*node_modules\//, '')}@${version}`
    return [
      ...(shipped.has(name) && !isPermissive(license)
        ? [`${name} has ${license ? `the licence ${license}` : 'no licence'}.`]
        : []),
      ...(deprecated ? [`${name} is deprecated: ${deprecated}`] : []),
    ]
  })
}

/** The packages of the product, as `name@version`. npm marks those that tools use as well as development packages. */
export function shippedPackages(): Set<string> {
  const args = [
    'ls',
    '--all',
    '--omit=dev',
    '--package-lock-only',
    '--parseable',
    '--long',
    '--workspace=@alta-luz/web',
  ]
  const lines = execFileSync('npm', args, { encoding: 'utf8' }).trim().split('\n')
  return new Set(lines.map(line => line.split(':')[1] ?? '').filter(name => !name.startsWith('@alta-luz/')))
}

/** One licence of `(MIT OR GPL-3.0)` must be permissive; both of `MIT AND ISC` must be. */
function isPermissive(license = ''): boolean {
  const text = license.replace(/^\((.*)\)$/, '$1')
  if (/ and /i.test(text)) return text.split(/ and /i).every(part => isPermissive(part))
  return text.split(/ or /i).some(choice => permissive.includes(choice))
}
