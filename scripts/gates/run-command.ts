import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import type { GateResult } from './gate.ts'

export interface RunOptions {
  /** The working directory; the current one by default. */
  folder?: string
}

/** Runs a program of node_modules/.bin or of the system, and collects its output. It passes if it exits with 0. */
export function runCommand(
  program: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
  { folder }: RunOptions = {},
): Promise<GateResult & { output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: folder,
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', chunk => chunks.push(chunk))
    child.stderr.on('data', chunk => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      // Some tools print colours into pipes as well.
      const output = stripVTControlCharacters(Buffer.concat(chunks).toString('utf8'))
      resolve({ ok: code === 0, output: signal ? `${output}\n${program} was ended by ${signal}.` : output })
    })
  })
}

/** Runs a test runner and reads how many tests passed and failed from the summary at the end of its output. */
export async function runTests(program: string, args: string[], environment?: NodeJS.ProcessEnv): Promise<GateResult> {
  const result = await runCommand(program, args, environment)
  const count = (word: string) =>
    Number([...result.output.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1] ?? 0)
  return { ...result, passed: count('passed'), failed: count('failed') }
}
