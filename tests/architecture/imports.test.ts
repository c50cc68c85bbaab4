import { describe, expect, test } from 'vitest'
import { againstTheArrows } from './arrows.ts'
import { reachedFrom } from './reached-from.ts'
import { sourceFiles } from './source-files.ts'

const files = sourceFiles('web/src/**/*.{ts,tsx}', 'mock-server/**/*.ts', 'scripts/**/*.ts')

describe('imports go one way', () => {
  test('enough files are looked at', () => {
    expect(files.length).toBeGreaterThan(150)
  })

  test('no import goes against the arrows', () => {
    expect(againstTheArrows(files)).toEqual([])
  })

  test('reading what a step asks never loads a form: no step object reaches the state or the building blocks', () => {
    const steps = files.filter(({ path }) => /^web\/src\/steps\/(index|define-step|\w+\/step)\.ts$/.test(path))
    expect(steps.length).toBeGreaterThanOrEqual(6)
    const tooFar = steps.flatMap(({ path }) =>
      [...reachedFrom(path, files)]
        .filter(reached => /^web\/src\/(state|ui|wizard|pages|app)\//.test(reached))
        .map(reached => `${path} loads ${reached}.`),
    )
    expect(tooFar).toEqual([])
  })
})

describe('a planted violation is seen', () => {
  const sentences = (path: string, text: string) => againstTheArrows([{ path, text }])

  test('a rule that knows the network', () => {
    expect(sentences('web/src/domain/iban.ts', "import { client } from '#api/client.ts'")).toEqual([
      'web/src/domain/iban.ts imports web/src/api/client.ts: web/src/domain must not know web/src/api.',
    ])
  })

  test('a value where only the type may be taken', () => {
    expect(sentences('mock-server/app.ts', "import { client } from '#api/client.ts'")).toEqual([
      'mock-server/app.ts imports web/src/api/client.ts: mock-server must not know web/src/api (its types alone would be fine).',
    ])
    expect(sentences('mock-server/app.ts', "import type { Api } from '#api/client.ts'")).toEqual([])
  })

  test('the product that knows its stand-in, also when it is loaded later', () => {
    expect(sentences('web/src/wizard/Shell.tsx', "const a = () => import('#mock/app.ts')")).toHaveLength(1)
    expect(sentences('web/src/wizard/Shell.tsx', "import x from '../../../tests/x.ts'")).toHaveLength(1)
  })

  test('a building block that knows the router', () => {
    expect(sentences('web/src/ui/Link.tsx', "import { Link } from 'react-router-dom'")).toHaveLength(1)
  })

  test('a step object that loads its form at once', () => {
    const reached = reachedFrom('a.ts', [
      { path: 'a.ts', text: "import './b.ts'\nimport type { C } from './c.ts'\nimport('./d.ts')" },
      { path: 'b.ts', text: "export * from './e.ts'" },
      ...['c.ts', 'd.ts', 'e.ts'].map(path => ({ path, text: '' })),
    ])
    expect([...reached]).toEqual(['a.ts', 'b.ts', 'e.ts'])
  })
})
