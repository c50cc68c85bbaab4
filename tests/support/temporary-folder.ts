import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder until the end of the test, which nginx's workers can read as well. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
