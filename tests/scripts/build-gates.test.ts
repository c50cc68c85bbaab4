import { describe, expect, test } from 'vitest'
import { findForbidden } from '../../scripts/gates/build-content.ts'
import { findOversize, findUnhinted } from '../../scripts/gates/first-load.ts'

const file = (name: string, gzip: number, isFirst = true) => ({
  file: name,
  bytes: gzip * 3,
  gzip,
  brotli: gzip,
  isFirst,
})
const parts = [{ part: 'moment', bytes: 290_000, importedBy: ['web/src/wizard/Clock.tsx'] }]

describe('the size of the first load', () => {
  test('counts the first load only', () => {
    const files = [file('a.js', 100_000), file('a.css', 9_000), file('later.js', 500_000, false)]
    expect(findOversize({ files, parts })).toEqual([])
  })

  test('fails with the largest parts and their importers when it is too large §own.2', () => {
    const sentences = findOversize({ files: [file('a.js', 260_000), file('a.css', 21_000)], parts }).join('\n')
    expect(sentences).toMatch(
      /260\.0 KB of JavaScript.*\n.*\n.*290\.0 KB {2}moment, imported by web\/src\/wizard\/Clock\.tsx/,
    )
    expect(sentences).toContain('21.0 KB of CSS')
  })

  test('fails if nothing was measured', () => {
    expect(findOversize({ files: [], parts: [] })).toHaveLength(2)
  })
})

describe('the scripts of the first load', () => {
  test('are compiled while they arrive §own.295', () => {
    const hinted = { file: 'a.js', code: '//# allFunctionsCalledOnLoad\nlet a' }
    const plain = { file: 'b.js', code: 'let b\n//# allFunctionsCalledOnLoad\n' }
    expect(findUnhinted([hinted])).toEqual([])
    expect(findUnhinted([hinted, plain]).join()).toMatch(/^dist\/b\.js does not begin with/)
  })
})

describe('the content of the build', () => {
  test.each([
    ['a.js', '//# sourceMappingURL=a.js.map', 'refers to a source map'],
    ['a.js', 'fetch("/__mock/world")', 'knows the mock server'],
    ['a.js', 'email:"ana.prueba@correo.example"', 'holds test data'],
    ['a.js', '"/home/somebody/alta-luz/web"', 'names a folder of the build machine'],
    ['a.js.map', '{}', 'is a source map'],
  ])('%s with %s is reported', (name, text, why) => {
    expect(findForbidden(name, text).join()).toContain(why)
  })

  test('anything else is allowed', () => {
    expect(findForbidden('a.js', 'const greeting="hola"')).toEqual([])
  })
})
