import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

export interface CommandResult {
  ok: boolean
  output: string
}

export interface CommandOptions {
  folder?: string
  /** Prints the output as it comes, too. */
  isShown?: boolean
}

/** Runs a program of node_modules/.bin or of the system, and collects its output. It passes if it exits with 0. */
export function runCommand(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  { folder, isShown }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: folder,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (isShown) process.stdout.write(text)
      })
    child.on('error', reject)
    child.on('close', code => resolve({ ok: code === 0, output: stripVTControlCharacters(output) }))
  })
}
