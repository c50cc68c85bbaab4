// npm start: runs the wizard and the mock server, both reloading on change, until Ctrl-C.
import { createServer } from 'vite'
import { exitWithMessage } from '../web/server/environment.ts'
import { serveBoth } from './start/serve-both.ts'

await serveBoth(async () => {
  const server = await createServer({ configFile: 'web/vite.config.ts', clearScreen: false })
  return server.listen()
}, process.argv.slice(2)).catch(exitWithMessage)
