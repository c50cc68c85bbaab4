// The production server: validates the environment variables, writes the pages and nginx's configuration, and runs nginx.
// A missing or malformed variable ends the program with a message that names it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithMessage } from '../server/exit-with-message.ts'
import { readEnvironment } from './read-environment.ts'
import { supervise } from './supervise.ts'

await supervise({
  readEnvironment,
  run: process.env.RUN_DIR || temporaryFolder(),
  nginx: process.env.NGINX_PATH || 'nginx',
}).catch(exitWithMessage)

/** A folder for as long as this server runs. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
