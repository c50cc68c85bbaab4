import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { brand as first } from '#brand/brand.ts'
import { type RunOptions, runCommand } from '../../scripts/gates/run-command.ts'
import { sourceFiles } from '../architecture/source-files.ts'
import { brand as second } from './brand/brand.ts'

const firstFolder = 'web/src/brand'
const secondFolder = 'tests/second-brand/brand'

// A copy of the project in which another brand replaces the whole brand folder. Nothing else differs.
const copy = '.cache/second-brand'
const inCopy: RunOptions = { folder: copy }

beforeAll(async () => {
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  const parts = [
    'package.json',
    'tsconfig.base.json',
    'vitest.config.ts',
    'openapi.yaml',
    'scripts',
    'docs',
    'situations',
    'mock-server',
    'web',
  ]
  for (const part of [...parts, 'tests', 'e2e']) await cp(part, join(copy, part), { recursive: true })
  await rm(join(copy, firstFolder), { recursive: true })
  await cp(secondFolder, join(copy, firstFolder), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
}, 60_000)

describe('another brand in the brand folder', () => {
  test('has the same files', async () => {
    const files = async (folder: string) => (await readdir(folder, { recursive: true })).toSorted()
    expect(await files(secondFolder)).toEqual(await files(firstFolder))
  })

  test('builds, and nothing of the first brand is left in the product', async () => {
    const { ok, output } = await runCommand('vite', ['build', '--config', 'web/vite.config.ts'], {}, inCopy)
    expect(ok, output).toBe(true)
    const dist = join(copy, 'dist')
    const files = (await readdir(dist, { recursive: true })).filter(file => /\.(js|css|html|svg)$/.test(file))
    const built = await Promise.all(
      files.map(async file => ({ file, text: (await readFile(join(dist, file), 'utf8')).toLowerCase() })),
    )
    const filesWith = (words: string) =>
      built.filter(({ text }) => text.includes(words.toLowerCase())).map(({ file }) => file)
    for (const words of [second.name, second.supportEmail, '#5fd3a2']) expect(filesWith(words), words).not.toEqual([])
    for (const words of [first.name, new URL(first.marketing.root).host, first.creditor.identifier])
      expect(filesWith(words), words).toEqual([])
  }, 240_000)

  test('passes every test that uses the brand, those of the mock server’s pages included §own.1', async () => {
    const files = sourceFiles('tests/**/*.test.{ts,tsx}').filter(({ text }) => text.includes("from '#brand/"))
    const paths = files.map(({ path }) => path).filter(path => !path.includes('second-brand'))
    expect(paths.length).toBeGreaterThan(8)
    const { ok, output } = await runCommand('vitest', ['run', '--reporter=dot', ...paths], {}, inCopy)
    expect(ok, output).toBe(true)
  }, 240_000)
})
