import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { requiresOperators, unreleasedNotes, withVersion } from './changelog.ts'
import { isLater, mayBreak, parseVersion } from './version.ts'

export interface Release {
  version: string
  /** The checkout that is released. */
  folder: string
  /** The date of the release, such as `2026-11-22`. */
  day: string
  /** Everything is judged, and nothing is changed. */
  isDryRun: boolean
  /** Runs a script of package.json in the folder. Returns what it printed, or undefined when it failed. */
  runScript: (...args: string[]) => string | undefined
  /** Tells what is done. */
  report: (line: string) => void
}

/** What a release changes in the checkout. */
const changedFiles = ['CHANGELOG.md', 'package.json', 'package-lock.json', 'docs/contract/released.yaml']

/**
 * Makes a release: judges checkout, changelog, contract and tests, writes the version, builds, writes the software bill of materials and what
 * changed in the contract into `release/`, commits and tags. Pushes nothing. Throws an Error with the reason when there can be none;
 * the checkout is then as it was.
 */
export function makeRelease(release: Release): void {
  const { version, isDryRun, report } = release
  const notes = checkReadiness(release)
  report(`the tree is clean, ${version} is later than the present version, and CHANGELOG.md says what changed`)
  const contractChanges = checkContract(release)
  report('the contract may be released')
  if (release.runScript('test') === undefined) throw new Error('npm test fails: a release must be green.')
  report('npm test is green')
  if (isDryRun) report(`this was a dry run: nothing was changed. \`npm run release -- ${version}\` makes the release`)
  else writeRelease(release, notes, contractChanges)
}

/** Throws an Error when a step fails; the checkout is then as it was. */
function writeRelease(release: Release, notes: string, contractChanges: string) {
  const { version, folder, report } = release
  const git = gitIn(folder)
  try {
    writeVersion(release)
    if (release.runScript('build') === undefined) throw new Error('npm run build fails.')
    const parts = release.runScript('sbom')
    if (parts === undefined) throw new Error('npm run sbom fails.')
    mkdirSync(join(folder, 'release'), { recursive: true })
    writeFileSync(join(folder, 'release', `alta-luz-${version}.cdx.json`), parts)
    writeFileSync(join(folder, 'release', `alta-luz-${version}.contract.txt`), contractChanges)
    git('add', ...changedFiles)
    git('commit', '--quiet', '--message', `Release ${version}`)
  } catch (error) {
    git('restore', '--staged', '--worktree', ...changedFiles)
    throw error
  }
  git('tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', `${version}\n\n${notes}\n`)
  report(`v${version} is tagged; the build is in dist/, its parts and the contract's changes are in release/`)
  report(`\`git push origin HEAD v${version}\` publishes it`)
}

/** Returns the notes of the release. Throws an Error when checkout, version or changelog stand against it. */
function checkReadiness({ version, folder }: Release): string {
  const git = gitIn(folder)
  const next = parseVersion(version)
  const present = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
  if (!isLater(next, parseVersion(present)))
    throw new Error(`The present version is ${present}; ${version} is not later.`)
  const changes = git('status', '--porcelain')
  if (changes !== '') throw new Error(`The tree is not clean: commit or stash your changes first.\n${changes}`)
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`The tag v${version} exists already.`)
  const notes = unreleasedNotes(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'))
  if (notes === '')
    throw new Error('CHANGELOG.md says nothing under "Unreleased": write what customers and operators notice.')
  if (requiresOperators(notes) && !mayBreak(next, parseVersion(present)))
    throw new Error(
      `CHANGELOG.md asks operators to change something, which needs a new major version; ${version} is none.`,
    )
  return notes
}

/** Returns what changed in the contract. Throws an Error when it breaks clients under the same major version of the contract. */
function checkContract({ folder, runScript }: Release): string {
  const changes = runScript('contract:diff')
  if (changes !== undefined) return changes
  const contractVersion = (file: string) => parseVersion(parse(readFileSync(join(folder, file), 'utf8')).info.version)
  const [present, released] = [contractVersion('openapi.yaml'), contractVersion('docs/contract/released.yaml')]
  if (mayBreak(present, released)) return 'A new major version of the contract: clients of the earlier one break.\n'
  throw new Error(
    'openapi.yaml breaks clients of the released contract (npm run contract:diff says where) and has no new major version.',
  )
}

function writeVersion({ version, folder, day, runScript }: Release) {
  const changelog = join(folder, 'CHANGELOG.md')
  writeFileSync(changelog, withVersion(readFileSync(changelog, 'utf8'), version, day))
  runIn(folder, 'npm', 'version', version, '--no-git-tag-version')
  if (runScript('contract:diff', '--release') === undefined)
    throw new Error('npm run contract:diff -- --release fails.')
}

const gitIn =
  (folder: string) =>
  (...args: string[]) =>
    runIn(folder, 'git', ...args)

/** Runs a program in a folder and returns what it prints. Throws an Error with the program's own words when it fails. */
function runIn(folder: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args[0]} fails: ${error?.message ?? stderr.trim()}`)
  return stdout.trim()
}
