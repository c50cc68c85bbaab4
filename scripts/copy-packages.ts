// node scripts/copy-packages.ts TARGET FOLDER: copies the packages that the program in FOLDER needs from node_modules to TARGET, so that
// a container image holds nothing else.
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithMessage } from '../web/server/exit-with-message.ts'
import { neededPackages } from './image/needed-packages.ts'

const [target, folder] = process.argv.slice(2)
if (!target || !folder) exitWithMessage('Usage: node scripts/copy-packages.ts TARGET FOLDER')
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
// Packages for other systems are in the lock file and not installed.
const needed = neededPackages(folder, packages).filter(path => existsSync(path))
for (const path of needed) cpSync(path, join(target, path.replace(/^node_modules\//, '')), { recursive: true })
console.log(`${needed.length} of ${Object.keys(packages).length - 1} packages were copied to ${target}.`)
