import { spawnSync } from 'node:child_process'
import { browserEnvironment } from '../browser/browser-environment.ts'
import { runGates } from '../gates/gate.ts'
import { build } from '../gates/static.ts'

/** Builds the product and runs Playwright with playwright.pictures.config.ts. Returns the exit code. */
export async function runPictures(...args: string[]): Promise<number> {
  const [built] = await runGates([build], 1)
  if (!built?.ok) return 1
  const env = { ...process.env, ...(await browserEnvironment()) }
  const command = ['test', '--config=playwright.pictures.config.ts', ...args]
  return spawnSync('playwright', command, { stdio: 'inherit', env }).status ?? 1
}
