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

/** Describes shipped packages without a permissive licence, and all deprecated packages. */
export function findPackageFaults({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { version, license, dev, devOptional, deprecated }]) => {
    if (path === '') return []
    const name = `${path.replace(/^.*node_modules\//, '')}@${version}`
    const isShipped = !dev && !devOptional
    return [
      ...(isShipped && !isPermissive(license)
        ? [`${name} has ${license ? `the licence ${license}` : 'no licence'}.`]
        : []),
      ...(deprecated ? [`${name} is deprecated: ${deprecated}`] : []),
    ]
  })
}

/** The packages that are part of the product, as `name@version`. */
export function shippedPackages({ packages }: Lockfile): Set<string> {
  const shipped = Object.entries(packages).filter(
    ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
  )
  return new Set(shipped.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`))
}

/** One licence of `(MIT OR GPL-3.0)` must be permissive; both of `MIT AND ISC` must be. */
function isPermissive(license = ''): boolean {
  const text = license.replace(/^\((.*)\)$/, '$1')
  if (/ and /i.test(text)) return text.split(/ and /i).every(part => isPermissive(part))
  return text.split(/ or /i).some(choice => permissive.includes(choice))
}
