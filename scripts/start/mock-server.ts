import { type ChildProcess, spawn } from 'node:child_process'

/** What the mock server is made of: a change in any of these restarts it, the contract included. */
const watched = ['mock-server', 'openapi.yaml', 'web/src/api', 'web/src/brand', 'web/src/domain', 'web/src/i18n']

/** Starts the mock server so that it restarts on change. The arguments (`--scenario id`, `--target origin`) are its own. */
export function startMockServer(port: number, args: string[]): ChildProcess {
  return spawn(
    process.execPath,
    [
      '--watch',
      '--watch-preserve-output',
      ...watched.map(path => `--watch-path=${path}`),
      'mock-server/server.ts',
      ...args,
    ],
    { env: { ...process.env, MOCK_PORT: String(port) }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
}

/** Waits until the mock server answers; false when it did not within the time given. */
export async function mockServerAnswers(port: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    const answer = await fetch(`http://localhost:${port}/__mock/world`).catch(() => null)
    if (answer?.ok) return true
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return false
}
