import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allTexts } from '#i18n/all-texts.ts'

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

test('the Spanish texts have every sentence that the specification quotes, word for word §8.3 §8.4', () => {
  const texts = Object.values(allTexts.es_ES).map(text =>
    text
      .replaceAll(/<\/?\w+>/g, '')
      .replaceAll('{{', '{')
      .replaceAll('}}', '}')
      .replaceAll('\u00a0', ' '),
  )
  const quoted = rules
    .filter(rule => /^[58]\.\d+ .*(says?|else|or) '/.test(rule))
    .flatMap(rule => [...rule.matchAll(/(?<=\s)'([^']+)'/g)].map(([, sentence = '']) => sentence))
  expect(quoted.length).toBeGreaterThan(25)
  expect(quoted.filter(sentence => !texts.some(text => text.includes(sentence)))).toEqual([])
})
