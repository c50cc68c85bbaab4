import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

// Spelt in two halves, so that this file does not find itself.
const waysRound = new RegExp(
  [
    'TO' + 'DO',
    'FIX' + 'ME',
    'biome-' + 'ignore',
    '@ts-' + '(ignore|nocheck)',
    'as ' + 'any\\b',
    '\\b(test|it|describe)\\.' + '(skip|only|fixme|todo)\\b',
  ].join('|'),
)

test('no check is silenced, no test left out, nothing left for later', () => {
  const files = sourceFiles('{web,mock-server,scripts,tests,e2e}/**/*.{ts,tsx,mjs,css}', '*.ts')
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (waysRound.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
  expect(waysRound.test(`value as ${'any'}`)).toBe(true)
})

test('a unit test waits with the time limit of tests/support/wait-until.ts §own.330', () => {
  const files = sourceFiles('tests/**/*.{ts,tsx}').filter(({ path }) => path !== 'tests/support/wait-until.ts')
  const impatient = new RegExp('vi\\.' + 'waitFor\\(|vi\\.' + 'waitUntil\\(')
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter(({ text }) => impatient.test(text)).map(({ path }) => path)).toEqual([])
  expect(impatient.test(`vi.${'waitFor'}(check)`)).toBe(true)
})
