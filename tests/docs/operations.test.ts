import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { top } from '../architecture/source-files.ts'

const textOf = (file: string) => readFileSync(top + file, 'utf8')
const guide = textOf('docs/operations.md')

/** Where CI executes a command of the guide: a file it runs, and what that file says. */
const executed: Record<string, [file: string, words: string]> = {
  'npm ci': ['scripts/set-up.mjs', "'ci'"],
  'npm run build': ['scripts/gates/build.ts', "['build', '--config', 'web/vite.config.ts'"],
  'node web/nginx/start.ts': ['playwright.config.ts', "'node web/nginx/start.ts'"],
  'npm run sbom': ['tests/scripts/licences.test.ts', 'scripts/sbom.ts'],
}

/** What the text before a block says when CI does not execute its commands. */
const reasons = [
  /need Docker; CI, which has none/,
  /takes minutes, and the figures want a quiet machine; CI has neither/,
]

/** Each block of commands, with the paragraph that stands before it. */
function blocks(text: string) {
  return [...text.matchAll(/([^\n]*(?:\n[^\n]+)*)\n\n```sh\n([\s\S]*?)```/g)].map(([, before = '', commands = '']) => ({
    before,
    commands: commands
      .split('\n')
      .map(line => line.replace(/\s+#.*$/, '').trim())
      .filter(Boolean),
  }))
}

const reasonless = (text: string) =>
  blocks(text)
    .filter(({ before }) => !reasons.some(reason => reason.test(before)))
    .flatMap(({ commands }) => commands)

describe('the commands of the guide to operating', () => {
  test('are executed by CI, or the guide says why not', () => {
    expect(blocks(guide).length).toBeGreaterThan(4)
    expect(reasonless(guide).filter(command => !(command in executed))).toEqual([])
  })

  test('that CI executes are there, where they are said to be', () => {
    expect(Object.keys(executed).filter(command => !reasonless(guide).includes(command))).toEqual([])
    for (const [command, [file, words]] of Object.entries(executed)) expect(textOf(file), command).toContain(words)
  })

  test('a new one without either is seen', () => {
    expect(reasonless('Do this:\n\n```sh\nnpm run harm # now\n```\n')).toEqual(['npm run harm'])
    expect(reasonless('These commands need Docker; CI, which has none, waits:\n\n```sh\ndocker x\n```\n')).toEqual([])
  })
})
