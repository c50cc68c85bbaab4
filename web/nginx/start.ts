// The production server: validates the environment variables, writes the pages and nginx's configuration, and runs nginx.
// A missing or malformed variable ends the program with a message that names it.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithMessage } from '../server/exit-with-message.ts'
import { readEnvironment } from './read-environment.ts'
import { supervise } from './supervise.ts'

await supervise({
  readEnvironment,
  run: process.env.RUN_DIR || mkdtempSync(join(tmpdir(), 'alta-luz-')),
  nginx: process.env.NGINX_PATH || 'nginx',
}).catch(exitWithMessage)
