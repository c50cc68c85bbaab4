// npm run preview: builds the product and serves it together with the mock server.
import { build, preview } from 'vite'
import { exitWithMessage } from '../web/server/environment.ts'
import { serveBoth } from './start/serve-both.ts'

await serveBoth(async () => {
  await build({ configFile: 'web/vite.config.ts', logLevel: 'warn' })
  return preview({ configFile: 'web/vite.config.ts' })
}, process.argv.slice(2)).catch(exitWithMessage)
