// npm run release -- VERSION: judges the checkout, writes the version, builds, commits and tags. With `--dry-run` it only judges.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { exitWithMessage } from '../web/server/exit-with-message.ts'
import { makeRelease } from './release/release.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
const [version, ...others] = positionals
try {
  if (!version || others.length > 0)
    throw new Error('Say which version: npm run release -- 1.4.0, with --dry-run to try.')
  makeRelease({
    version,
    folder: process.cwd(),
    day: new Date().toISOString().slice(0, 10),
    isDryRun: values['dry-run'] ?? false,
    runScript,
    report: line => console.log(`✓ ${line}`),
  })
} catch (error) {
  exitWithMessage(error)
}

function runScript(...[name = '', ...args]: string[]): string | undefined {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) console.error(stdout)
  return status === 0 ? stdout : undefined
}
