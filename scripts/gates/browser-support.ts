import css from '@eslint/css'
import { ESLint, type Linter } from 'eslint'
import compat from 'eslint-plugin-compat'
import type { Gate } from './gate.ts'

/** Newer CSS that a browser may lack without loss: comfort, looks, and the drawn list of a select, which is the system's otherwise. */
const cssEnhancements = {
  allowProperties: [
    ...['content-visibility', 'forced-color-adjust', 'overscroll-behavior', 'text-size-adjust', 'text-wrap'],
    ...['position-try-fallbacks', 'position-try-order'],
  ],
  allowSelectors: ['autofill', 'checkmark', 'open', 'picker', 'picker-icon', 'selection'],
  allowFunctions: ['anchor-size'],
}

/** Newer interfaces that React and pdf.js look for before they use them. */
const guarded = ['ImageDecoder', 'VideoFrame', 'navigator.connection']

const rules: Linter.Config[] = [
  {
    files: ['**/*.js'],
    // The syntax of two and a half years ago: what is newer does not parse.
    languageOptions: { ecmaVersion: 2023 },
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
    settings: { targets: ['baseline widely available'], polyfills: guarded, lintAllEsApis: true },
    linterOptions: { reportUnusedDisableDirectives: 'off', noInlineConfig: true },
  },
  {
    files: ['**/*.css'],
    language: 'css/css',
    languageOptions: { tolerant: true },
    plugins: { css: css as unknown as NonNullable<Linter.Config['plugins']>[string] },
    rules: { 'css/use-baseline': ['error', { available: 'widely', ...cssEnhancements }] },
  },
]

/** Finds what a supported browser (docs/browsers.md) does not know in built CSS and JavaScript. One sentence each. */
export async function findUnsupported(files: readonly string[]): Promise<string[]> {
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: rules })
  const results = await eslint.lintFiles([...files])
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ message, line, column }) => `${filePath}:${line}:${column} ${message}`),
  )
}

/** Fails if the build needs more than the supported browsers know. ESLint itself fails where there is no build. */
export const browserSupport: Gate = {
  name: 'supported browsers',
  run: async () => {
    const problems = await findUnsupported(['dist/assets/*.js', 'dist/assets/*.css'])
    return { ok: problems.length === 0, output: problems.join('\n') }
  },
}
