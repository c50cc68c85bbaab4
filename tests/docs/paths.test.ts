import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '#tests/architecture/source-files.ts'

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

test.each(sourceFiles('README.md', 'docs/*.md').map(({ path, text }) => [path, text]))(
  'every file that %s names is there',
  (_, text) => {
    const spans = [...text.matchAll(/`(?!\.)([\w@.-]+(?:\/[\w@.-]+)+\.(?:tsx?|css|json|md|txt|yaml|svg))`/g)]
    const named = new Set(spans.map(([, path = '']) => path))
    const missing = [...named].filter(path => !folders.some(folder => existsSync(`${root}${folder}/${path}`)))
    expect(missing.filter(path => !added.includes(path))).toEqual([])
  },
)

test('the pages that name files are found', () => {
  expect(sourceFiles('README.md', 'docs/*.md').filter(({ text }) => text.includes('.ts`')).length).toBeGreaterThan(3)
})
