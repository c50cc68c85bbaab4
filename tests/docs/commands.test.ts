import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { root, sourceFiles } from '../architecture/source-files.ts'

const documents = sourceFiles('*.md', 'docs/**/*.md')

// A page may name a file from the folder that it speaks about.
const folders = ['', 'web/src', 'web/src/steps/supply/invoice', 'mock-server', 'mock-server/invoice', 'docs']

// What the examples of docs/contributing.md add.
const added = [
  'web/src/domain/birth-date.ts',
  'web/src/i18n/ca_ES.json',
  'web/src/api/calls/check-promotion.ts',
  'mock-server/operations/check-promotion.ts',
  'mock-server/operations/check-promotion.scenarios.ts',
]

describe('what the documents say is there', () => {
  test('the README and the guides are looked at', () => {
    expect(documents.map(({ path }) => path)).toEqual(expect.arrayContaining(['README.md', 'docs/contributing.md']))
  })

  test.each(documents)('$path names only commands that exist §own.48', ({ text }) => {
    const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    )
    expect(named.filter(name => !(name in packageJson.scripts))).toEqual([])
  })

  test.each(documents)('$path links only to files that exist §own.48', ({ path, text }) => {
    const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => link ?? '')
    expect(links.filter(link => !existsSync(root + posix.join(posix.dirname(path), link)))).toEqual([])
  })

  test.each(documents)('$path names only files of the project that exist §own.48', ({ text }) => {
    const whole = /`((?:web|mock-server|scripts|tests|e2e|docs)\/[\w./-]+)`/g
    const inFolder = /`(?!\.)([\w@.-]+(?:\/[\w@.-]+)+\.(?:tsx?|css|json|md|txt|yaml))`/g
    const named = [...text.matchAll(whole), ...text.matchAll(inFolder)].map(([, file]) => file ?? '')
    const missing = named.filter(file => !folders.some(folder => existsSync(`${root}${folder}/${file}`)))
    expect(missing.filter(file => !added.includes(file))).toEqual([])
  })
})
