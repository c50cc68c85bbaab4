import { describe, expect, test } from 'vitest'
import { projectImports } from './import-graph.ts'
import { type SourceFile, sourceFiles } from './source-files.ts'

/** One sentence per class of a CSS module that no importing file uses, and per module that nothing imports. */
function findUnusedStyles(
  styleSheets: readonly SourceFile[],
  importersOf: (path: string) => readonly string[],
): string[] {
  // `composes: name from './other.module.css'` uses a class of another module.
  const composed = styleSheets.map(({ text }) => text.match(/composes:[^;]+/g)?.join(' ') ?? '').join(' ')
  return styleSheets.flatMap(({ path, text }) => {
    const importers = importersOf(path)
    if (importers.length === 0)
      return composed.includes(path.split('/').at(-1) ?? path) ? [] : [`${path} is not imported.`]
    const code = importers.join('\n')
    // A computed name, such as styles[tone], may be any class.
    if (/\bstyles\[(?!')/.test(code)) return []
    return classesOf(text)
      .filter(name => !new RegExp(`\\bstyles(\\.${name}\\b|\\['${name}'\\])`).test(code) && !composed.includes(name))
      .map(name => `${path} has an unused class .${name}.`)
  })
}

function classesOf(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
  return [...new Set([...bare.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''))]
}

describe('styles', () => {
  test('every CSS module is imported and each of its classes used', () => {
    const styleSheets = sourceFiles('web/src/**/*.module.css')
    const code = new Map(sourceFiles('web/src/**/*.{ts,tsx}').map(({ path, text }) => [path, text]))
    const dependents = new Map(projectImports.modules.map(module => [module.source, module.dependents]))
    const importersOf = (path: string) => (dependents.get(path) ?? []).map(importer => code.get(importer) ?? '')
    expect(styleSheets.length).toBeGreaterThan(20)
    expect(findUnusedStyles(styleSheets, importersOf)).toEqual([])
  })

  test('a planted unused class is reported', () => {
    const css = { path: 'a.module.css', text: '.used { margin: 0.5rem } /* .old */ .left-over:hover { color: red }' }
    expect(findUnusedStyles([css], () => ['styles.used'])).toEqual(['a.module.css has an unused class .left-over.'])
    expect(findUnusedStyles([css], () => [])).toEqual(['a.module.css is not imported.'])
  })
})
