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
