import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compareContracts, releasedContract } from '../../scripts/gates/redocly.ts'

const released = readFileSync(releasedContract, 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function compareWith(name: string, before: string, after: string) {
  expect(released.split(before).length, `${before} occurs`).toBeGreaterThan(1)
  const file = join(folder, `${name}.yaml`)
  writeFileSync(file, released.replace(before, after))
  return compareContracts(releasedContract, file)
}

test.each([
  ['a path that is gone', '  /verification/iban:', '  /verification/account:'],
  [
    'a member that an answer no longer has',
    '        valid: { type: boolean, description: The account',
    '        ok: { type: boolean, description: The account',
  ],
  ['a member that a request now must have', '        - autoConsumo\n', '        - autoConsumo\n        - square\n'],
  [
    'a value that must now be sent',
    "          required: false\n          description: The comparison partner's",
    "          required: true\n          description: The comparison partner's",
  ],
])('%s breaks', async (name, before, after) => {
  const { ok, output } = await compareWith(name.replaceAll(' ', '-'), before, after)
  expect(output).toContain('major')
  expect(ok).toBe(false)
})

test('changed descriptions and new optional members are not breaking', async () => {
  const words = await compareWith('words', 'summary: Check a bank account', 'summary: Check an account')
  expect(words.ok).toBe(true)
})
