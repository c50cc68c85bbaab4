import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { makeRelease } from '../../../scripts/release/release.ts'
import { root } from '../../architecture/source-files.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const changelog = `# Changelog

## Unreleased

### Added

- The light.

## 0.1.0

The wizard.
`
const files = ['package.json', 'package-lock.json', 'openapi.yaml', 'docs/contract/released.yaml', '.gitignore']

/** A repository of its own with the files that a release is about, of version 0.1.0. */
function checkout() {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-release-'))
  folders.push(folder)
  const path = (name: string) => join(folder, name)
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    return stdout.trim()
  }
  for (const file of files) {
    mkdirSync(dirname(path(file)), { recursive: true })
    copyFileSync(root + file, path(file))
  }
  for (const file of ['package.json', 'package-lock.json']) {
    const content = JSON.parse(readFileSync(path(file), 'utf8'))
    content.version = '0.1.0'
    if (content.packages) content.packages[''].version = '0.1.0'
    writeFileSync(path(file), `${JSON.stringify(content, null, 2)}\n`)
  }
  writeFileSync(path('CHANGELOG.md'), changelog)
  git('init', '--quiet')
  git('config', 'user.name', 'Test')
  git('config', 'user.email', 'test@correo.example')
  const commit = () => {
    git('add', '.')
    git('commit', '--quiet', '--message', 'Begin')
  }
  commit()

  const ran: string[] = []
  /** `failing`: a script that fails. */
  const release = (version: string, { failing = '', isDryRun = false } = {}) =>
    makeRelease({
      version,
      folder,
      isDryRun,
      day: '2026-11-22',
      report: () => {},
      runScript(...args) {
        ran.push(args.join(' '))
        if (args.join(' ') === 'contract:diff --release')
          copyFileSync(path('openapi.yaml'), path('docs/contract/released.yaml'))
        return args.join(' ') === failing ? undefined : `output of ${args[0]}\n`
      },
    })
  const read = (name: string) => readFileSync(path(name), 'utf8')
  return { path, git, commit, release, ran, read }
}

test('a release has the version everywhere, what changed, its parts, a commit and a tag §own.262', () => {
  const { git, release, ran, read } = checkout()
  release('0.2.0')
  expect(ran).toEqual(['contract:diff', 'test', 'contract:diff --release', 'build', 'sbom'])
  expect(read('CHANGELOG.md')).toContain(
    '## Unreleased\n\n## 0.2.0 (2026-11-22)\n\n### Added\n\n- The light.\n\n## 0.1.0',
  )
  expect(JSON.parse(read('package.json')).version).toBe('0.2.0')
  const lockfile = JSON.parse(read('package-lock.json'))
  expect([lockfile.version, lockfile.packages[''].version]).toEqual(['0.2.0', '0.2.0'])
  expect(read('docs/contract/released.yaml')).toBe(read('openapi.yaml'))
  expect(read('release/alta-luz-0.2.0.cdx.json')).toBe('output of sbom\n')
  expect(read('release/alta-luz-0.2.0.contract.txt')).toBe('output of contract:diff\n')
  expect(git('status', '--porcelain'), 'what was made is committed or ignored').toBe('')
  expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0')
  expect(git('tag', '--points-at', 'HEAD')).toBe('v0.2.0')
  expect(git('tag', '--list', '--format=%(contents)')).toContain('### Added\n\n- The light.')
})

test('a dry run judges everything and changes nothing §own.262', () => {
  const { git, release, ran, path } = checkout()
  release('0.2.0', { isDryRun: true })
  expect(ran).toEqual(['contract:diff', 'test'])
  expect(git('status', '--porcelain')).toBe('')
  expect(git('tag')).toBe('')
  expect(existsSync(path('release'))).toBe(false)
})

describe('no release is made §own.262', () => {
  type Checkout = ReturnType<typeof checkout>
  const replaceIn =
    (name: string, from: RegExp, to: string) =>
    ({ path, read, commit }: Checkout) => {
      writeFileSync(path(name), read(name).replace(from, to))
      commit()
    }
  const asIs = () => {}
  test.each<[string, (there: Checkout) => void, string, string, RegExp]>([
    ['of a word', asIs, 'next', '', /A version has three numbers, such as 1\.4\.0; this is "next"/],
    ['of an earlier version', asIs, '0.0.9', '', /The present version is 0\.1\.0; 0\.0\.9 is not later/],
    ['of the same version', asIs, '0.1.0', '', /0\.1\.0 is not later/],
    [
      'from a tree with changes',
      ({ path }) => appendFileSync(path('openapi.yaml'), '\n'),
      '0.2.0',
      '',
      /not clean: .*\n.*openapi\.yaml/,
    ],
    [
      'from a tree with a new file',
      ({ path }) => writeFileSync(path('new.txt'), ''),
      '0.2.0',
      '',
      /not clean: .*\n.*new\.txt/,
    ],
    ['that exists', ({ git }) => git('tag', 'v0.2.0'), '0.2.0', '', /The tag v0\.2\.0 exists already/],
    [
      'without a word on it',
      replaceIn('CHANGELOG.md', /### Added\n\n- The light\.\n/, ''),
      '0.2.0',
      '',
      /says nothing under "Unreleased"/,
    ],
    [
      'without its heading',
      replaceIn('CHANGELOG.md', /## Unreleased/, '## Soon'),
      '0.2.0',
      '',
      /no heading "## Unreleased"/,
    ],
    [
      'that asks operators for more than it says',
      replaceIn('CHANGELOG.md', /### Added/, '### For operators, to change'),
      '0.1.1',
      '',
      /needs a new major version; 0\.1\.1 is none/,
    ],
    ['of a contract that breaks clients', asIs, '0.2.0', 'contract:diff', /breaks clients of the released contract/],
    ['with a red test', asIs, '0.2.0', 'test', /npm test fails/],
    ['without a build', asIs, '0.2.0', 'build', /npm run build fails/],
    ['with a licence that is not permissive', asIs, '0.2.0', 'sbom', /npm run sbom fails/],
  ])('%s', (_, prepare, version, failing, sentence) => {
    const there = checkout()
    prepare(there)
    const before = there.git('status', '--porcelain')
    const tags = there.git('tag')
    expect(() => there.release(version, { failing })).toThrow(sentence)
    expect(there.git('status', '--porcelain'), 'everything is as it was').toBe(before)
    expect(there.git('tag')).toBe(tags)
  })
})

test('the command refuses what it does not understand with a sentence §own.262', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [`${root}scripts/release.ts`, ...args], { encoding: 'utf8', cwd: root })
  expect(run().stderr).toBe('Say which version: npm run release -- 1.4.0, with --dry-run to try.\n')
  expect(run('0.0.1').stderr).toMatch(/^The present version is \d+\.\d+\.\d+; 0\.0\.1 is not later\.\n$/)
  expect(run('0.0.1').status).toBe(1)
})
