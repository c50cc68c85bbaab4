// The production server: validates the environment variables, writes the pages and nginx's configuration, and runs nginx.
// A missing or malformed variable ends the program with a message that names it.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from '../server/compress.ts'
import { exitWithMessage } from '../server/exit-with-message.ts'
import { inlineHashes } from '../server/inline-hashes.ts'
import { insertRuntimeConfig, parseRuntimeConfig } from '../server/runtime-config.ts'
import { securityHeaders } from '../server/security-headers.ts'
import { renderHeaders, renderTemplate, templateValues } from './render-config.ts'
import { parseServerSettings } from './server-settings.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const dist = fileURLToPath(new URL('../../dist', import.meta.url))

await prepare()
  .then(run => runNginx(process.env.NGINX_PATH || 'nginx', run))
  .catch(exitWithMessage)

/** Writes everything that depends on the environment into a folder and returns its path. */
async function prepare(): Promise<string> {
  const config = parseRuntimeConfig(process.env)
  const settings = parseServerSettings(process.env)
  const run = process.env.RUN_DIR || mkdtempSync(join(tmpdir(), 'alta-luz-'))
  for (const folder of [join(run, 'pages'), dirname(settings.accessLog)]) mkdirSync(folder, { recursive: true })

  // index.html holds the prerendered first step; page.html is the page of all other routes.
  const read = (name: string) => readFileSync(join(dist, name), 'utf8')
  const first = read('index.html')
  await writePage(join(run, 'pages', 'index.html'), insertRuntimeConfig(first, config))
  await writePage(join(run, 'pages', 'page.html'), insertRuntimeConfig(read('page.html'), config))
  const values = templateValues(settings, { dist, run })
  for (const name of ['nginx.conf', 'proxy.conf'])
    writeFileSync(join(run, name), renderTemplate(readFileSync(join(here, name), 'utf8'), values))
  writeFileSync(join(run, 'security-headers.conf'), renderHeaders(securityHeaders(config, inlineHashes(first))))
  return run
}

async function writePage(file: string, page: string) {
  const { brotli, gzip } = await compress(Buffer.from(page))
  writeFileSync(file, page)
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzip)
}

function runNginx(nginx: string, run: string) {
  const server = spawn(nginx, ['-c', join(run, 'nginx.conf'), '-e', 'stderr'], { stdio: 'inherit' })
  server.on('error', error => exitWithMessage(new Error(`nginx could not be started: ${error.message}`)))
  server.on('exit', code => process.exit(code ?? 0))
  // On SIGQUIT nginx finishes the open requests first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill('SIGQUIT'))
}
