import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findPackageFaults, type Lockfile, shippedPackages } from '../../scripts/gates/licences.ts'
import { runCommand } from '../../scripts/gates/run-command.ts'

const lockfile = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lockfile

test('all shipped packages have a permissive licence, and no package is deprecated §own.5', () => {
  const shipped = shippedPackages()
  expect(shipped.size).toBeGreaterThan(10)
  expect(findPackageFaults(lockfile, shipped)).toEqual([])
})

test('other licences, missing ones and deprecated packages are reported', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', license: 'GPL-3.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', license: '(MIT OR GPL-3.0)' },
    'node_modules/d': { version: '1.0.0', license: 'GPL-3.0', deprecated: 'use e' },
    'node_modules/a/node_modules/e': { version: '2.0.0', license: 'MIT AND GPL-3.0' },
  }
  expect(findPackageFaults({ packages }, new Set(['a@1.0.0', 'b@1.0.0', 'c@1.0.0', 'e@2.0.0']))).toEqual([
    'a@1.0.0 has the licence GPL-3.0.',
    'b@1.0.0 has no licence.',
    'd@1.0.0 is deprecated: use e',
    'e@2.0.0 has the licence MIT AND GPL-3.0.',
  ])
})

test('the bill of materials lists the shipped packages only', async () => {
  const { ok, output } = await runCommand(process.execPath, ['scripts/sbom.ts'])
  expect(ok).toBe(true)
  const { bomFormat, components } = JSON.parse(output.slice(output.indexOf('{')))
  const names = components.map(({ name }: { name: string }) => name)
  expect(bomFormat).toBe('CycloneDX')
  expect(names).toEqual(expect.arrayContaining(['react', 'zod', 'i18next']))
  expect(names).not.toContain('vitest')
})
