// npm run preview: the product as it is built, beside the API's stand-in.
import { build, preview } from 'vite'
import { exitWithMessage } from '../web/server/exit-with-message.ts'
import { serveBoth } from './start/serve-both.ts'

await serveBoth(async () => {
  await build({ configFile: 'web/vite.config.ts', logLevel: 'warn' })
  return preview({ configFile: 'web/vite.config.ts' })
}, process.argv.slice(2)).catch(exitWithMessage)
