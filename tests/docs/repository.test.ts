import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../../package.json' with { type: 'json' }
import { root } from '../architecture/source-files.ts'

const read = (name: string) => readFileSync(root + name, 'utf8')

describe('a repository that somebody else takes over', () => {
  test.each([
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    '.editorconfig',
    '.nvmrc',
    'renovate.json',
  ])('has %s', name => {
    expect(existsSync(root + name)).toBe(true)
  })

  test('has workflows that run what a developer runs', () => {
    const github = parse(read('.github/workflows/check.yml')) as { jobs: { check: { steps: { run?: string }[] } } }
    expect(github.jobs.check.steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run'])
    expect((parse(read('.gitlab-ci.yml')) as { check: { script: string } }).check.script).toBe('.ci/run')
    expect(statSync(`${root}.ci/run`).mode & 0o111, 'may be executed').not.toBe(0)
  })

  test('lets Renovate write the digests of images §own.263', () => {
    expect(JSON.parse(read('renovate.json')).extends).toContain('docker:pinDigests')
  })

  test('names one version of Node everywhere', () => {
    const version = read('.nvmrc').trim()
    expect(packageJson.optionalDependencies.node.split('.')[0]).toBe(version)
    for (const file of ['.github/workflows/check.yml', '.gitlab-ci.yml', 'web/nginx/Dockerfile'])
      expect(read(file), file).toMatch(new RegExp(`node:${version}-bookworm`))
  })

  test('has a changelog with the present version, and a word on the licence', () => {
    expect(read('CHANGELOG.md')).toContain(`## ${packageJson.version}`)
    expect(read('CONTRIBUTING.md')).toContain(`\`${packageJson.license}\``)
  })
})
