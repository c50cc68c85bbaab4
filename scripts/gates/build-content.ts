import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Gate } from './gate.ts'

/** Content that must not reach customers, and why. */
const forbidden: [pattern: RegExp, reason: string][] = [
  [/sourceMappingURL/, 'refers to a source map'],
  [/__mock|mock-server|mock-session/, 'knows the mock server'],
  [/@testing-library|vitest|playwright/i, 'holds test code'],
  // Customers and supply points of the tests and of the mock server.
  [/ana\.prueba|lucia\.campos|00000000T|ES9121000418450200051332|ES0021000000000/i, 'holds test data'],
  [/\/(?:home|work|root|Users)\/[\w.-]+\//, 'names a folder of the build machine'],
]

/** Searches the build for content that is meant for developers and testers. */
export const buildContent: Gate = {
  name: 'content of the build',
  run: async () => {
    const files = (await readdir('dist', { recursive: true })).filter(file =>
      /\.(js|css|html|json|svg|map)$/.test(file),
    )
    const found = await Promise.all(
      files.map(async file => findForbidden(file, await readFile(join('dist', file), 'utf8'))),
    )
    const hasScript = files.some(file => file.endsWith('.js'))
    const output = hasScript ? found.flat().join('\n') : 'dist/ holds no script, so nothing was searched.'
    return { ok: output === '', output }
  },
}

/** Returns one sentence for each forbidden content of a built file. */
export function findForbidden(file: string, text: string): string[] {
  const matches = forbidden.flatMap(([pattern, reason]) => {
    const match = pattern.exec(text)
    return match ? [`dist/${file} ${reason}: ${match[0]}`] : []
  })
  return file.endsWith('.map') ? [`dist/${file} is a source map.`, ...matches] : matches
}
