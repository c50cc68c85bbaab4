import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes a file that `command` generates. With `--check` nothing is written, and the process fails if the file has another text. */
export function writeGenerated(path: string, text: string, command: string): void {
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is out of date: run ${command}`)
    process.exitCode = 1
  }
}
