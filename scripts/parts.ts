import { type CommandOptions, runCommand } from './run-command.ts'

/** A part of `npm test`: a command that passes or fails. */
export interface Part extends Pick<CommandOptions, 'isShown'> {
  name: string
  command: readonly [program: string, ...args: string[]]
  environment?: NodeJS.ProcessEnv
}

export interface PartResult {
  ok: boolean
  passed: number
  failed: number
}

/** Runs parts in their order, `concurrency` at a time, and prints how each ends. */
export async function runParts(parts: readonly Part[], concurrency: number): Promise<PartResult[]> {
  const queue = [...parts]
  const results: PartResult[] = []
  const worker = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) results.push(await runPart(part))
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}

async function runPart({ name, command: [program, ...args], environment, isShown }: Part): Promise<PartResult> {
  console.log(`… ${name}`)
  const started = Date.now()
  const { ok, output } = await runCommand(program, args, environment, { isShown })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const passed = count(output, 'passed')
  console.log(`${ok ? '✓' : '✗'} ${name}, ${seconds} s${passed > 0 ? `, ${passed} tests passed` : ''}`)
  if (!ok && !isShown) console.log(`\n${output.trimEnd()}\n`)
  return { ok, passed, failed: ok ? 0 : Math.max(1, count(output, 'failed')) }
}

/** The last number before the word: the runners print a summary at the end. */
function count(output: string, word: string): number {
  return Number([...output.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1] ?? 0)
}

/** Prints the sum as the last line, and fails the process if a part failed. */
export function conclude(results: readonly PartResult[]): void {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  console.log(`tests: ${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
}

/** Needs neither a build nor a browser. */
export const staticParts: readonly Part[] = [
  { name: 'types', command: ['tsc', '--build'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'contract', command: ['redocly', 'lint', 'openapi.yaml', '--config', 'redocly.yaml'] },
  { name: 'contract since the release', command: ['npm', 'run', '--silent', 'contract:diff'] },
  { name: 'generated files', command: ['node', 'scripts/generate-api.ts', '--check'] },
]

export const build: Part = {
  name: 'build',
  command: ['vite', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
}

/** Vitest's projects of vitest.config.ts. */
export const vitest = (name: string, ...projects: string[]): Part => ({
  name,
  command: ['vitest', 'run', '--reporter=dot', ...projects.map(project => `--project=${project}`)],
})
