import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

// A test file may tell a longer story about one thing.
test.each([
  ['source', 200, ['{web,mock-server,scripts}/**/*.{ts,tsx,mjs,css}', '*.ts']],
  ['test', 300, ['{tests,e2e}/**/*.{ts,tsx}']],
] as const)('no %s file is longer than %d lines', (_kind, longest, places) => {
  const files = sourceFiles(...places)
  expect(files.length).toBeGreaterThan(90)
  const tooLong = files
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest)
  expect(tooLong).toEqual([])
})
