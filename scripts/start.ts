// npm start: the wizard and the API's stand-in, both reloading on change, until Ctrl-C.
import { createServer } from 'vite'
import { serveBoth } from './start/serve-both.ts'
import { stopInWords } from './start/stop-in-words.ts'

await serveBoth(async () => {
  const server = await createServer({ configFile: 'web/vite.config.ts', clearScreen: false })
  return server.listen()
}, process.argv.slice(2)).catch(stopInWords)
