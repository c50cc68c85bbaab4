import { expect, test } from 'vitest'
import { readE2eArguments } from '../../scripts/browser/read-e2e-arguments.ts'

test('npm run e2e runs a sample, and every instance with --every or of a pick §own.380', () => {
  expect(readE2eArguments([])).toEqual({ isWhole: true, isEvery: false, args: [] })
  expect(readE2eArguments(['--reporter=list'])).toEqual({ isWhole: true, isEvery: false, args: ['--reporter=list'] })
  expect(readE2eArguments(['--every', '--workers=1'])).toEqual({ isWhole: true, isEvery: true, args: ['--workers=1'] })
  expect(readE2eArguments(['random-customers'])).toEqual({ isWhole: false, isEvery: true, args: ['random-customers'] })
  expect(readE2eArguments(['--grep=walks'])).toEqual({ isWhole: false, isEvery: true, args: ['--grep=walks'] })
})
