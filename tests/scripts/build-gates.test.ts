import { describe, expect, test } from 'vitest'
import { misplacedIn } from '../../scripts/gates/built.ts'
import { overweight } from '../../scripts/gates/first-load.ts'

const file = (name: string, gzip: number, isFirst = true) => ({
  file: name,
  bytes: gzip * 3,
  gzip,
  brotli: gzip,
  isFirst,
})
const parts = [{ part: 'moment', bytes: 290_000, importedBy: ['web/src/wizard/Clock.tsx'] }]

describe('the size of the first load', () => {
  test('counts what loads first, and nothing that waits', () => {
    const files = [file('a.js', 100_000), file('a.css', 9_000), file('later.js', 500_000, false)]
    expect(overweight({ files, parts })).toEqual([])
  })

  test('names the culprit', () => {
    const said = overweight({ files: [file('a.js', 260_000), file('a.css', 21_000)], parts }).join('\n')
    expect(said).toMatch(
      /260\.0 KB of JavaScript.*\n.*\n.*290\.0 KB {2}moment, imported by web\/src\/wizard\/Clock\.tsx/,
    )
    expect(said).toContain('21.0 KB of CSS')
  })

  test('is not fine because nothing was measured', () => {
    expect(overweight({ files: [], parts: [] })).toHaveLength(2)
  })
})

describe('what was built', () => {
  test.each([
    ['a.js', '//# sourceMappingURL=a.js.map', 'refers to a source map'],
    ['a.js', 'fetch("/__mock/world")', 'knows the mock server'],
    ['a.js', 'email:"ana.prueba@correo.example"', 'holds test data'],
    ['a.js', '"/home/somebody/alta-luz/web"', 'names a folder of the machine'],
    ['a.js.map', '{}', 'is a source map'],
  ])('%s with %s does not belong to customers', (name, text, why) => {
    expect(misplacedIn(name, text).join()).toContain(why)
  })

  test('may be anything else', () => {
    expect(misplacedIn('a.js', 'const greeting="hola"')).toEqual([])
  })
})
