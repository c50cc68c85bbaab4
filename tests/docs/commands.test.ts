import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { root, sourceFiles } from '../architecture/source-files.ts'

const documents = sourceFiles('*.md', 'docs/**/*.md')

describe('what the documents say is there', () => {
  test('the README and the guides are looked at', () => {
    expect(documents.map(({ path }) => path)).toEqual(expect.arrayContaining(['README.md', 'docs/contributing.md']))
  })

  test.each(documents)('$path names only commands that exist', ({ text }) => {
    const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    )
    expect(named.filter(name => !(name in packageJson.scripts))).toEqual([])
  })

  test.each(documents)('$path links only to files that exist', ({ path, text }) => {
    const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => link ?? '')
    expect(links.filter(link => !existsSync(root + posix.join(posix.dirname(path), link)))).toEqual([])
  })

  test.each(documents)('$path names only files of the project that exist', ({ text }) => {
    const named = [...text.matchAll(/`((?:web|mock-server|scripts|tests|e2e|docs)\/[\w./-]+)`/g)].map(
      ([, file]) => file ?? '',
    )
    expect(named.filter(file => !existsSync(root + file))).toEqual([])
  })
})
