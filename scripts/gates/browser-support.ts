import { existsSync } from 'node:fs'
import css from '@eslint/css'
import { ESLint } from 'eslint'
import compat from 'eslint-plugin-compat'
import type { Gate } from './gate.ts'

/** Newer than Baseline "widely available", and why a browser without it loses nothing. */
const enhancements: Record<string, string> = {}

/** Fails on CSS and JavaScript of the build that a supported browser does not know: docs/browsers.md. */
export const browserSupport: Gate = {
  name: 'supported browsers',
  run: async () => {
    const results = await lintBuild(['dist/assets/*.js', 'dist/assets/*.css'])
    const problems = results.flatMap(({ filePath, messages }) =>
      messages.map(({ message, line, column, ruleId }) => `${filePath}:${line}:${column} ${ruleId} ${message}`),
    )
    return { ok: results.length > 0 && problems.length === 0, output: problems.join('\n') }
  },
}

export function lintBuild(files: string[]) {
  const eslint = new ESLint({
    overrideConfigFile: true,
    warnIgnored: false,
    overrideConfig: [
      {
        files: ['**/*.js'],
        plugins: { compat },
        rules: { 'compat/compat': 'error' },
        settings: { targets: ['baseline widely available'] },
        linterOptions: { reportUnusedDisableDirectives: 'off' },
      },
      {
        files: ['**/*.css'],
        language: 'css/css',
        plugins: { css },
        languageOptions: { tolerant: true },
        rules: { 'css/use-baseline': ['error', { available: 'widely' }] },
      },
    ] as ESLint.Options['overrideConfig'] & object,
  })
  return eslint.lintFiles(files)
}
