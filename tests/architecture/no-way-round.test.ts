import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

// Each in two halves, so that this file does not find itself. Biome reports skipped tests, `any` and `@ts-expect-error`.
const waysRound = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'biome-' + 'ignore', '@ts-' + 'nocheck'].join('|'))
/** Vitest's own have a limit of one second; tests/support/wait-until.ts has time for a busy machine. */
const impatient = new RegExp('vi\\.wait' + '(For|Until)\\(')

test('no check is silenced, nothing is left for later, and no test waits for one second only', () => {
  const files = sourceFiles('{web,mock-server,scripts,tests,e2e}/**/*.{ts,tsx,mjs,css}', '*.ts')
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter(({ text }) => waysRound.test(text)).map(({ path }) => path)).toEqual([])
  const others = files.filter(({ path }) => path !== 'tests/support/wait-until.ts')
  expect(others.filter(({ text }) => impatient.test(text)).map(({ path }) => path)).toEqual([])
})
