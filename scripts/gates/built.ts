import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Gate } from './gate.ts'

/** What must not reach customers, and why. */
const forbidden: [what: RegExp, why: string][] = [
  [/sourceMappingURL/, 'refers to a source map'],
  [/__mock|mock-server|mock-session/, 'knows the mock server'],
  [/@testing-library|vitest|playwright/i, 'holds test code'],
  // Customers and supply points of tests and of the mock server's world.
  [/ana\.prueba|lucia\.campos|00000000T|ES9121000418450200051332|ES0021000000000/i, 'holds test data'],
  [/\/(?:home|work|root|Users)\/[\w.-]+\//, 'names a folder of the machine it was built on'],
]

/** Searches the build for what belongs to developers and testers only. */
export const builtGate: Gate = {
  name: 'what was built',
  run: async () => {
    const files = (await readdir('dist', { recursive: true })).filter(file =>
      /\.(js|css|html|json|svg|map)$/.test(file),
    )
    const faults = await Promise.all(
      files.map(async file => misplacedIn(file, await readFile(join('dist', file), 'utf8'))),
    )
    const scripts = files.filter(file => file.endsWith('.js')).length
    const output = scripts > 0 ? faults.flat().join('\n') : 'There is no script in dist/: nothing was searched.'
    return { ok: output === '', output }
  },
}

/** A sentence for each thing in a built file that does not belong there. */
export function misplacedIn(file: string, text: string): string[] {
  const isMap = file.endsWith('.map') ? [`dist/${file} is a source map.`] : []
  return [
    ...isMap,
    ...forbidden.flatMap(([what, why]) => (what.test(text) ? [`dist/${file} ${why}: ${what.exec(text)?.[0]}`] : [])),
  ]
}
