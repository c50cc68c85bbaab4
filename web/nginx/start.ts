// The server of production: checks the configuration in the environment, writes the page and nginx's configuration with it,
// and runs nginx. Whatever is missing or malformed ends it here, with a sentence that names the variable.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopInWords } from '../../scripts/start/stop-in-words.ts'
import { compressed } from '../../scripts/web/compressed.ts'
import { runtimeConfigFrom, withRuntimeConfig } from '../../scripts/web/runtime-config.ts'
import { inlineHashes } from './inline-hashes.ts'
import { confValues, fillConf, headerConf } from './render-conf.ts'
import { securityHeaders } from './security-headers.ts'
import { serverSettingsFrom } from './server-settings.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const dist = fileURLToPath(new URL('../../dist', import.meta.url))

await prepare()
  .then(run => runNginx(process.env.NGINX_PATH || 'nginx', run))
  .catch(stopInWords)

/** Writes everything that depends on the environment into a folder of its own, and answers where. */
async function prepare(): Promise<string> {
  const config = runtimeConfigFrom(process.env)
  const settings = serverSettingsFrom(process.env)
  const run = process.env.RUN_DIR || mkdtempSync(join(tmpdir(), 'alta-luz-'))
  for (const folder of [join(run, 'pages'), dirname(settings.accessLog)]) mkdirSync(folder, { recursive: true })

  // The first step, drawn ahead, and the page of all other routes.
  const read = (name: string) => readFileSync(join(dist, name), 'utf8')
  const first = read('index.html')
  await writePage(join(run, 'pages', 'index.html'), withRuntimeConfig(first, config))
  await writePage(join(run, 'pages', 'page.html'), withRuntimeConfig(read('page.html'), config))
  const values = confValues(settings, { dist, run })
  for (const name of ['nginx.conf', 'pass-on.conf'])
    writeFileSync(join(run, name), fillConf(readFileSync(join(here, name), 'utf8'), values))
  writeFileSync(join(run, 'security-headers.conf'), headerConf(securityHeaders(config, inlineHashes(first))))
  return run
}

async function writePage(file: string, page: string) {
  const { brotli, gzip } = await compressed(Buffer.from(page))
  writeFileSync(file, page)
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzip)
}

function runNginx(nginx: string, run: string) {
  const server = spawn(nginx, ['-c', join(run, 'nginx.conf'), '-e', 'stderr'], { stdio: 'inherit' })
  server.on('error', error => stopInWords(new Error(`nginx could not be started: ${error.message}`)))
  server.on('exit', code => process.exit(code ?? 0))
  // SIGQUIT lets answers that are under way end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill('SIGQUIT'))
}
