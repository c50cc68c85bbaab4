import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../scripts/gates/run-command.ts'

// A compiler starts from nothing and reads the whole client.
const compileTimeoutMs = 120_000

// Another team makes its client with a generator of its own. This one is not the one that our types come from.
test(
  'a client that another generator makes from the contract compiles, and knows what each status answers',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alta-luz-client-'))
    try {
      const generated = await runCommand('openapi-ts', [
        '-i',
        resolve('openapi.yaml'),
        '-o',
        join(folder, 'client'),
        '--no-log-file',
      ])
      expect(generated.output).not.toMatch(/warn|error/i)
      expect(generated.ok).toBe(true)
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
      cpSync('tests/contract/generated-client-use.ts.txt', join(folder, 'use.ts'))
      const options = [
        '--ignoreConfig',
        '--strict',
        '--noEmit',
        '--skipLibCheck',
        '--target',
        'ES2024',
        '--lib',
        'ES2024,DOM,DOM.Iterable',
      ]
      const modules = ['--module', 'preserve', '--moduleResolution', 'bundler', '--types', 'node']
      const compiled = await runCommand('tsc', [...options, ...modules, join(folder, 'use.ts')])
      expect(compiled.output).toBe('')
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  compileTimeoutMs,
)
