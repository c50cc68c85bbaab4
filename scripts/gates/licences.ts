/** Licences that ask for a notice and nothing else. */
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

/** What of package-lock.json is needed. */
export interface Lockfile {
  packages: Record<
    string,
    {
      version?: string
      license?: string
      dev?: boolean
      optional?: boolean
      devOptional?: boolean
      deprecated?: string
    }
  >
}

/** Sentences about packages whose licence is not permissive, among those customers get, and about deprecated ones anywhere. */
export function packageFaults({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { version, license, dev, devOptional, deprecated }]) => {
    if (path === '') return []
    const name = `${path.replace(/^.*node_modules\//, '')}@${version}`
    const isShipped = !dev && !devOptional
    return [
      ...(isShipped && !isPermissive(license) ? [`${name} has the licence ${license ?? 'that nobody names'}.`] : []),
      ...(deprecated ? [`${name} is deprecated: ${deprecated}`] : []),
    ]
  })
}

/** The packages customers get, as `name@version`. */
export function shippedPackages({ packages }: Lockfile): Set<string> {
  const shipped = Object.entries(packages).filter(
    ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
  )
  return new Set(shipped.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`))
}

/** `(MIT OR GPL-3.0)` leaves a choice; `MIT AND ISC` asks for both. */
function isPermissive(license = ''): boolean {
  const text = license.replace(/^\((.*)\)$/, '$1')
  if (/ and /i.test(text)) return text.split(/ and /i).every(part => isPermissive(part))
  return text.split(/ or /i).some(choice => permissive.includes(choice))
}
