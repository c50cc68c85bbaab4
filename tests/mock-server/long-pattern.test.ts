import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { longPattern } from '#mock/contract/long-pattern.ts'

const base64 = '^[A-Za-z0-9+/]+={0,2}$'

test.each([
  ['a file of 8 MB', `${'A'.repeat(11_184_810)}==`, true],
  ['one with a wrong sign in its middle', `${'A'.repeat(300_000)}*${'A'.repeat(300_000)}`, false],
  ['one whose end is too long', `${'A'.repeat(300_000)}===`, false],
  ['a short one', 'QUJD', true],
  ['nothing', '', false],
])('%s in base64', (_, text, isOne) => expect(longPattern(base64, 'u').test(text)).toBe(isOne))

test('a process that no longer optimizes its expressions tests a file of 8 MB, too', async () => {
  const file = fileURLToPath(new URL('../../mock-server/contract/long-pattern.ts', import.meta.url))
  const program = `import { longPattern } from ${JSON.stringify(file)}
    console.log(longPattern(${JSON.stringify(base64)}, 'u').test('A'.repeat(11184812)))`
  const options = ['--no-regexp-optimization', '--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, options)
  expect(stdout.trim()).toBe('true')
})
