import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const longest = 200

test(`no file is longer than ${longest} lines`, () => {
  const files = sourceFiles('{web,mock-server,scripts,tests,e2e}/**/*.{ts,tsx,mjs,css}', '*.ts')
  expect(files.length).toBeGreaterThan(200)
  const tooLong = files
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest)
  expect(tooLong).toEqual([])
})
