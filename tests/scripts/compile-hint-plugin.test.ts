import type { Rollup } from 'vite'
import { describe, expect, test } from 'vitest'
import { compileHint, compileHintPlugin } from '../../web/build/compile-hint-plugin.ts'

const chunk = (fileName: string, isEntry: boolean, imports: string[] = []) => ({
  ...{ type: 'chunk', fileName, isEntry, imports, code: 'let a', modules: {} },
})
const map = (fileName: string) => ({
  ...{ type: 'asset', fileName, source: JSON.stringify({ version: 3, mappings: 'AAAA' }) },
})

function hinted(...outputs: { fileName: string }[]) {
  const bundle = Object.fromEntries(outputs.map(output => [output.fileName, output]))
  const { generateBundle } = compileHintPlugin() as unknown as {
    generateBundle: { handler: (options: unknown, bundle: Rollup.OutputBundle) => void }
  }
  generateBundle.handler({}, bundle as unknown as Rollup.OutputBundle)
  return bundle as Record<string, { code?: string; source?: string }>
}

describe('the hint for compiling ahead', () => {
  test('stands at the top of the entry and of what it imports, and nowhere else', () => {
    const bundle = hinted(chunk('index.js', true, ['react.js']), chunk('react.js', false), chunk('later.js', false))
    expect(bundle['index.js']?.code).toBe(`${compileHint}\nlet a`)
    expect(bundle['react.js']?.code).toBe(`${compileHint}\nlet a`)
    expect(bundle['later.js']?.code).toBe('let a')
  })

  test('is a line of its own in the source map', () => {
    const bundle = hinted(chunk('index.js', true), map('index.js.map'))
    expect(JSON.parse(bundle['index.js.map']?.source ?? '')).toEqual({ version: 3, mappings: ';AAAA' })
  })
})
