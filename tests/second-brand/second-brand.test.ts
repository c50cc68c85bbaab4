import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { brand as first } from '#brand/brand.ts'
import { brand as second } from './brand/brand.ts'

const copy = '.cache/second-brand'
const built: { file: string; text: string }[] = []

// A copy of the project in which the folder of the brand, and nothing else, is another.
beforeAll(async () => {
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  for (const part of ['package.json', 'tsconfig.base.json', 'openapi.yaml', 'scripts', 'mock-server', 'web'])
    await cp(part, join(copy, part), { recursive: true })
  await rm(join(copy, 'web/src/brand'), { recursive: true })
  await cp('tests/second-brand/brand', join(copy, 'web/src/brand'), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--config', 'web/vite.config.ts'], { cwd: copy })
  const folder = join(copy, 'dist')
  for (const file of await readdir(folder, { recursive: true }))
    if (/\.(js|css|html|svg)$/.test(file)) built.push({ file, text: await readFile(join(folder, file), 'utf8') })
}, 240_000)

const withWords = (words: string) => built.filter(({ text }) => text.includes(words)).map(({ file }) => file)

describe('Another brand in the place of ours', () => {
  test('speaks of itself', () => {
    expect(withWords(second.name)).not.toEqual([])
    expect(withWords(second.supportEmail)).not.toEqual([])
  })

  test('has its own colours', () => {
    const styles = built.filter(({ file }) => file.endsWith('.css')).map(({ text }) => text.toLowerCase())
    expect(styles.some(text => text.includes('#5fd3a2'))).toBe(true)
  })

  test.each([first.name, 'claravia', first.creditor.identifier])('nowhere says %s', words =>
    expect(withWords(words)).toEqual([]),
  )
})
