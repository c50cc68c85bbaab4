import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { root } from '../architecture/source-files.ts'

const textOf = (file: string) => readFileSync(root + file, 'utf8')
const guide = textOf('docs/operations.md')

/** Where CI runs a command of the guide: a file, and the text in it that runs the command. */
const executed: Record<string, [file: string, words: string]> = {
  'npm ci': ['scripts/set-up.mjs', "'ci'"],
  'npm run build': ['scripts/gates/static.ts', "['build', '--config', 'web/vite.config.ts'"],
  'node web/nginx/start.ts': ['e2e/support/web-server.ts', "'web/nginx/start.ts'"],
  'npm run render -- --out site': ['e2e/static-hosting.spec.ts', "'scripts/render.ts', '--out'"],
  'npm run sbom': ['tests/scripts/licences.test.ts', 'scripts/sbom.ts'],
}

/** How the text before a block explains that CI does not run its commands. */
const reasons = [
  /need Docker; CI, which has none/,
  /takes minutes; CI makes none/,
  /takes minutes and needs a quiet machine, so CI does not run it/,
]

/** Each block of commands, with the paragraph before it. */
function blocks(text: string) {
  return [...text.matchAll(/([^\n]*(?:\n[^\n]+)*)\n\n```sh\n([\s\S]*?)```/g)].map(([, before = '', commands = '']) => ({
    before,
    commands: commands
      .split('\n')
      .map(line => line.replace(/\s+#.*$/, '').trim())
      .filter(Boolean),
  }))
}

const commandsForCi = (text: string) =>
  blocks(text)
    .filter(({ before }) => !reasons.some(reason => reason.test(before)))
    .flatMap(({ commands }) => commands)

describe('the commands of the guide to operating', () => {
  test('run in CI, or the guide says why not', () => {
    expect(blocks(guide).length).toBeGreaterThan(4)
    expect(commandsForCi(guide).filter(command => !(command in executed))).toEqual([])
  })

  test('that run in CI are where this test says', () => {
    expect(Object.keys(executed).filter(command => !commandsForCi(guide).includes(command))).toEqual([])
    for (const [command, [file, words]] of Object.entries(executed)) expect(textOf(file), command).toContain(words)
  })

  test('a new one that does neither is reported', () => {
    expect(commandsForCi('Do this:\n\n```sh\nnpm run harm # now\n```\n')).toEqual(['npm run harm'])
    expect(commandsForCi('These commands need Docker; CI, which has none, waits:\n\n```sh\ndocker x\n```\n')).toEqual(
      [],
    )
  })
})
