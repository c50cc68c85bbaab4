import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const wrapper = 'tests/support/wizard.ts'

test('only one file of the tests names atoms: the others act as a customer and read what is shown §own.40', () => {
  const naming = sourceFiles('{tests,e2e}/**/*.{ts,tsx}').filter(({ text }) => /\b\w+Atom\b/.test(text))
  expect(naming.map(({ path }) => path)).toEqual([wrapper])
})
