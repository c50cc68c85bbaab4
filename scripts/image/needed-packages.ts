import { globSync, readFileSync } from 'node:fs'

interface LockedPackage {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

type Packages = Record<string, LockedPackage>

/** The names in imports and in `require.resolve` that are packages; `node:fs` and `#domain/…` are none. */
const imported = /(?:from |import\(|resolve\()'((?:@[\w.-]+\/)?[a-z][\w.-]*)['/]/g

/**
 * The folders of `node_modules` that a program of this project needs: the packages that its sources name, those of the product's rules
 * included, and what these depend on. Paths as in `packages` of package-lock.json.
 */
export function neededPackages(program: string, packages: Packages): string[] {
  const sources = globSync([`${program}/**/*.ts`, 'web/src/{domain,i18n,api,brand}/**/*.ts'])
  // What tests import of the program runs with their packages, not with its own.
  const texts = sources.filter(file => !file.includes('/client/')).map(file => readFileSync(file, 'utf8'))
  const names = new Set(texts.flatMap(text => [...text.matchAll(imported)].map(([, name = '']) => name)))
  const needed = new Set<string>()
  for (const name of names) follow(name, '')
  return [...needed].sort()

  function follow(name: string, asker: string) {
    const path = places(asker, name).find(each => each in packages)
    if (path === undefined || needed.has(path)) return
    needed.add(path)
    const { dependencies, optionalDependencies } = packages[path] ?? {}
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) follow(each, path)
  }
}

/** Where Node looks for a package that another one asks for: in its own folder, then in those above. */
function places(asker: string, name: string): string[] {
  const nested = `${asker}/node_modules/${name}`.replace(/^\//, '')
  const above = asker.slice(0, asker.lastIndexOf('/node_modules/') + 1 || 0).replace(/\/$/, '')
  return asker === '' ? [nested] : [nested, ...places(above, name)]
}
