// node scripts/copy-packages.ts TARGET FOLDER: copies the packages that the program in FOLDER imports, and those that they need, from
// node_modules to TARGET. An image then holds nothing else.
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithMessage } from '../web/server/exit-with-message.ts'

interface LockedPackage {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const [target, folder] = process.argv.slice(2)
if (!target || !folder) exitWithMessage('Usage: node scripts/copy-packages.ts TARGET FOLDER')
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

const copied = new Set<string>()
for (const name of importedPackages(folder)) follow(name, '')
for (const path of copied) cpSync(path, join(target, path.replace(/^node_modules\//, '')), { recursive: true })
console.log(`${copied.size} of ${Object.keys(packages).length - 1} packages were copied to ${target}.`)

/** The packages that the sources of a folder name in imports and in `require.resolve`, those of the product's rules included. */
function importedPackages(program: string): Set<string> {
  const files = globSync([`${program}/**/*.ts`, 'web/src/{domain,i18n,api,brand}/**/*.ts'])
  const texts = files.map(file => readFileSync(file, 'utf8'))
  const named = texts.flatMap(text => [...text.matchAll(/(?:from |import\(|resolve\()'((?:@[\w.-]+\/)?[a-z][\w.-]*)/g)])
  return new Set(named.map(([, name = '']) => name).filter(name => `node_modules/${name}` in packages))
}

/** Adds a package and what it needs, found as Node finds it: in the folder of the package that asks, or above. */
function follow(name: string, asker: string) {
  const path = ancestors(asker)
    .map(each => join(each, 'node_modules', name))
    .find(each => each in packages && existsSync(each))
  if (path === undefined || copied.has(path)) return
  copied.add(path)
  const { dependencies, optionalDependencies } = packages[path] ?? {}
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) follow(needed, path)
}

function ancestors(path: string): string[] {
  const parts = path.split('/node_modules/')
  return path === ''
    ? ['']
    : [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/')), '']
}
