import { spawn } from 'node:child_process'
import type { Outcome } from './gate.ts'

/** Runs a program of node_modules/.bin (or any other) and keeps what it printed; passed when it exits with 0. */
export function runCommand(program: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const printed: Buffer[] = []
    child.stdout.on('data', chunk => printed.push(chunk))
    child.stderr.on('data', chunk => printed.push(chunk))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      const output = Buffer.concat(printed).toString('utf8')
      resolve({ ok: code === 0, output: signal ? `${output}\n${program} was ended by ${signal}.` : output })
    })
  })
}
