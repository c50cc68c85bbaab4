import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { root } from '../architecture/source-files.ts'

const guide = readFileSync(`${root}docs/contributing.md`, 'utf8')
const chapter = /^## Four paths.*?(?=^## )/ms.exec(guide)?.[0] ?? ''
const paths = chapter.split(/^### /m).slice(1).map(readPath)

/** A path of docs/contributing.md, in stretches: between two of them is the network. */
function readPath(section: string) {
  const title = section.split('\n', 1)[0] ?? ''
  const stretches = section.split(/^1\. /m).slice(1)
  return { title, stretches: stretches.map(stretch => filesIn(`1. ${stretch}`)) }
}

/** The file with which each line of a list begins, from the root. */
function filesIn(list: string): string[] {
  return [...list.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) =>
    file.startsWith('mock-server/') ? file : `web/src/${file}`,
  )
}

/** The files that a file imports: also types, dynamic imports, and what a worker is started with. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(root + file, 'utf8').matchAll(/'((?:\.{1,2}|#\w+)\/[^']+\.tsx?)'/g)
  return [...specifiers].map(([, specifier = '']) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
    const [alias = '', ...rest] = specifier.split('/')
    const folder = packageJson.imports[`${alias}/*` as keyof typeof packageJson.imports]
    return posix.join(folder.replace('*', ''), rest.join('/'))
  })
}

describe('the four paths of docs/contributing.md', () => {
  test('are the letter, Contratar, the mocked request and the PDF, in numbered lists', () => {
    expect(paths.map(({ title }) => title)).toEqual([
      'A letter in the CUPS field',
      'Contratar',
      'A mocked request',
      'An uploaded PDF',
    ])
    for (const { title, stretches } of paths) expect(stretches.flat().length, title).toBeGreaterThan(10)
    expect(chapter.match(/^\d+\. /gm)).toHaveLength(paths.flatMap(({ stretches }) => stretches.flat()).length)
  })

  test.each(paths)('$title: each file exists and stands there once §own.400', ({ stretches }) => {
    const files = stretches.flat()
    expect(files.filter(file => !existsSync(root + file))).toEqual([])
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
  })

  test.each(paths)('$title: an import leads from one file to the next §own.400', ({ stretches }) => {
    const isLinked = (one: string, other: string) => importsOf(one).includes(other) || importsOf(other).includes(one)
    const unlinked = stretches.flatMap(files =>
      files.filter((file, index) => index > 0 && !files.slice(0, index).some(before => isLinked(before, file))),
    )
    expect(unlinked, 'no file before it imports it, and it imports none of them').toEqual([])
  })
})
