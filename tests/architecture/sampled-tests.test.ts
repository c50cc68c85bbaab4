import { expect, test } from 'vitest'
import { sampledTests } from '../../scripts/gates/unit-tests.ts'
import { sourceFiles } from './source-files.ts'

test('npm run e2e -- --every runs all instances of whatever npm test runs a sample of §own.305', () => {
  const sampling = sourceFiles('tests/**/*.test.{ts,tsx}').filter(({ text }) =>
    /^import .*fixed-sample\.ts'$/m.test(text),
  )
  expect(sampling.map(({ path }) => path).sort()).toEqual([...sampledTests].sort())
})
