import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../architecture/source-files.ts'
import levels from './asvs-5.0.0.json' with { type: 'json' }

const guide = readFileSync(`${root}docs/security.md`, 'utf8')
/** Where the table ends and the one of what does not apply begins. */
const end = guide.indexOf('these do not apply')
const rows = guide
  .slice(0, end)
  .split('\n')
  .filter(line => /^\| \d+\.\d+\.\d+/.test(line))
  .map(line => line.split(' | ').map(cell => cell.replace(/^\||\|$/g, '').trim()))

const numbersOf = (cell = '') => [...cell.matchAll(/(?<![\d.])\d+(?:\.\d+){2}(?![\d.])/g)].map(([number]) => number)
const applying = rows.flatMap(([cell = '']) => numbersOf(/^[\d., ]+/.exec(cell)?.[0]))
/** Requirements, sections or chapters, each in the first cell of a row with two. */
const notApplying = guide
  .slice(end)
  .split('\n')
  .flatMap(line => /^\| ([\d., ]+) \|/.exec(line)?.[1]?.split(', ') ?? [])
const isWithin = (requirement: string, part: string) => requirement === part || requirement.startsWith(`${part}.`)

test('every number of the table is one of ASVS 5.0.0, of level 1 or 2 or said to be of level 3 §own.95', () => {
  const known: Record<string, number> = levels
  expect(applying.filter(number => known[number] === undefined)).toEqual([])
  const third = rows.filter(([cell = '']) => !cell.includes('(level 3)')).flatMap(([cell]) => numbersOf(cell))
  expect(third.filter(number => known[number] === 3)).toEqual([])
  expect(new Set(applying).size, 'none stands twice').toBe(applying.length)
})

test('every requirement of levels 1 and 2 applies with a test, or does not with a reason §own.95', () => {
  const required = Object.entries(levels).flatMap(([number, level]) => (level < 3 ? number : []))
  expect(required).toHaveLength(253)
  const open = required.filter(
    number => !applying.includes(number) && !notApplying.some(part => isWithin(number, part)),
  )
  expect(open).toEqual([])
  expect(notApplying.filter(part => !required.some(number => isWithin(number, part)))).toEqual([])
})

test.each(rows)('%s: %s is held by a test, or the table says why not §own.95', (_numbers, _how, heldBy = '') => {
  const [, link] = /\]\(([^)]+)\)/.exec(heldBy) ?? []
  if (link === undefined) return expect(heldBy).toMatch(/^no: \S+ \S+/)
  const path = posix.join('docs', link)
  expect(path).toMatch(/\.(test|spec)\.tsx?$/)
  expect(existsSync(root + path), path).toBe(true)
})
