import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The rules of the specification: number and sentence. The first digit is the section. */
const rules = readFileSync(new URL('rules.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
/** The string argument of a call, also in `it.each([…])('…')`. */
const title = /\(\s*(['"`])((?:(?!\1).)*§\d(?:(?!\1).)*)\1/g

test('every rule of the specification is named by the title of a test, as §4.5, and no test names another', () => {
  const numbers = rules.map(rule => rule.split(' ')[0])
  const titles = globSync('{tests,e2e}/**/*.{ts,tsx}').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(title)].map(([, , words = '']) => words),
  )
  const named = new Set(titles.flatMap(words => [...words.matchAll(/§(\d+\.\d+)/g)].map(([, number]) => number)))
  expect(rules.filter((_, index) => !named.has(numbers[index]))).toEqual([])
  expect([...named].filter(number => !numbers.includes(number))).toEqual([])
})
