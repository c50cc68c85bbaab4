import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../architecture/source-files.ts'

const guide = readFileSync(`${root}docs/security.md`, 'utf8')
const rows = guide
  .split('\n')
  .filter(line => /^\| \d+\.\d+\.\d+/.test(line))
  .map(line => line.split(' | ').map(cell => cell.replace(/^\||\|$/g, '').trim()))

test('the table covers the chapters that apply', () => {
  const chapters = new Set(rows.map(([numbers = '']) => Number(numbers.split('.')[0])))
  expect([...chapters].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 10, 12, 13, 14, 15, 16])
  expect(rows.length).toBeGreaterThan(40)
})

test.each(rows)('%s: %s is held by a test, or the table says why not §own.95', (_numbers, _how, heldBy = '') => {
  const [, link] = /\]\(([^)]+)\)/.exec(heldBy) ?? []
  if (link === undefined) return expect(heldBy).toMatch(/^no: \S+ \S+/)
  const path = posix.join('docs', link)
  expect(path).toMatch(/\.(test|spec)\.tsx?$/)
  expect(existsSync(root + path), path).toBe(true)
})
