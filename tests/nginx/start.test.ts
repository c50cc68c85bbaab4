import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runCommand } from '../../scripts/run-command.ts'

const start = fileURLToPath(new URL('../../web/nginx/start.ts', import.meta.url))

test.each([
  [{ CHATBOT_URL: 'nowhere' }, 'CHATBOT_URL: must be an http(s) address'],
  [{ DIST_DIR: '/nowhere', ACCESS_LOG: '/dev/null' }, 'DIST_DIR must be a folder with a build: ENOENT'],
  [{ CONFIG_FILE: '/nowhere' }, 'CONFIG_FILE cannot be read: ENOENT'],
  [{ API_BURST: 'many' }, 'API_BURST must be a whole number, at least 1; it is "many".'],
])('the server does not start with %j, and says why without a stack', async (environment, sentence) => {
  const { ok, output } = await runCommand(process.execPath, [start], environment)
  expect(ok).toBe(false)
  expect(output).toContain(sentence)
  expect(output).not.toMatch(/^\s+at /m)
})
