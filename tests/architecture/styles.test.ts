import { describe, expect, test } from 'vitest'
import { importsOf } from './imports-of.ts'
import { type SourceFile, sourceFiles } from './source-files.ts'

/** One sentence per class of a CSS module that no importing file names, and per module that nothing imports. */
function unusedStyles(modules: readonly SourceFile[], code: readonly SourceFile[]): string[] {
  const users = new Map<string, string[]>()
  for (const file of code)
    for (const { target } of importsOf(file))
      if (target.endsWith('.module.css')) users.set(target, [...(users.get(target) ?? []), file.text])
  // `composes: name from './other.module.css'` uses a class from another module.
  const composed = modules.map(({ text }) => text.match(/composes:[^;]+/g)?.join(' ') ?? '').join(' ')
  return modules.flatMap(({ path, text }) => {
    const using = users.get(path)?.join('\n')
    if (using === undefined)
      return composed.includes(path.split('/').at(-1) ?? path) ? [] : [`${path} is imported by nothing.`]
    if (/\bstyles\[(?!')/.test(using)) return []
    return classesOf(text)
      .filter(name => !new RegExp(`\\bstyles(\\.${name}\\b|\\['${name}'\\])`).test(using) && !composed.includes(name))
      .map(name => `${path} has a class .${name} that nothing uses.`)
  })
}

function classesOf(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
  return [...new Set([...bare.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''))]
}

describe('styles', () => {
  test('every CSS module is imported and each of its classes used', () => {
    const modules = sourceFiles('web/src/**/*.module.css')
    expect(modules.length).toBeGreaterThan(20)
    expect(unusedStyles(modules, sourceFiles('web/src/**/*.{ts,tsx}'))).toEqual([])
  })

  test('a planted unused class is seen', () => {
    const css = { path: 'a.module.css', text: '.used { margin: 0.5rem } /* .old */ .left-over:hover { color: red }' }
    const code = { path: 'A.tsx', text: "import styles from './a.module.css'\nstyles.used" }
    expect(unusedStyles([css], [code])).toEqual(['a.module.css has a class .left-over that nothing uses.'])
    expect(unusedStyles([css], [])).toEqual(['a.module.css is imported by nothing.'])
  })
})
