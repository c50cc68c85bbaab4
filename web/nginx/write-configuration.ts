import { existsSync, fstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { compress } from '../server/compress.ts'
import { inlineHashes } from '../server/inline-hashes.ts'
import { insertMarketingRoot } from '../server/marketing-root.ts'
import { reviewsFrame } from '../server/reviews-frame.ts'
import { insertRuntimeConfig, parseRuntimeConfig } from '../server/runtime-config.ts'
import { apiHeaders, securityHeaders } from '../server/security-headers.ts'
import { keepAssets } from './keep-assets.ts'
import { problemFiles } from './problems.ts'
import { renderHeaders, renderTemplate, templateValues } from './render-config.ts'
import { parseServerSettings, type ServerSettings } from './server-settings.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Where Debian, Alpine and the Red Hat family keep the authorities that they trust. */
const systemAuthorityFiles = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/ssl/cert.pem',
  '/etc/pki/tls/certs/ca-bundle.crt',
]

export interface Configuration {
  settings: ServerSettings
  /** The folder that was written. */
  generation: string
  /** Path of a file with the authorities that the API's certificate is verified with. */
  authorities: string
}

/**
 * Validates the environment and writes everything that depends on it into the empty folder `generation`: pages, headers, problems and
 * nginx's configuration. Nothing that nginx is using changes. `run`: the folder of what lives as long as the server. Throws an Error that names the variable or the file that is wrong.
 */
export async function writeConfiguration(
  environment: NodeJS.ProcessEnv,
  { run, generation }: { run: string; generation: string },
): Promise<Configuration> {
  const settings = parseServerSettings(environment)
  const config = parseRuntimeConfig(environment)
  const dist = environment.DIST_DIR || fileURLToPath(new URL('../../dist', import.meta.url))
  if (settings.accessLog === '/dev/stdout' && fstatSync(1).isSocket())
    throw new Error('ACCESS_LOG must name a file here: the standard output is a socket, which nginx cannot open.')
  for (const folder of ['pages', 'problems']) mkdirSync(join(generation, folder))
  mkdirSync(dirname(settings.accessLog), { recursive: true })

  if (settings.keptAssets) keepAssets(join(dist, 'assets'), join(settings.keptAssets, 'assets'))
  // index.html holds the prerendered first step; page.html is the page of all other routes.
  const read = (name: string) => readFileSync(join(dist, name), 'utf8')
  const first = read('index.html')
  await writePage(join(generation, 'pages', 'index.html'), insertRuntimeConfig(first, config))
  await writePage(join(generation, 'pages', 'page.html'), insertRuntimeConfig(read('page.html'), config))
  const maintenance = insertMarketingRoot(read('maintenance.html'), config.marketingRoot)
  await writePage(join(generation, 'pages', 'maintenance.html'), maintenance)

  const reviews = reviewsFrame(config)
  if (reviews) await writePage(join(generation, 'pages', 'reviews.html'), reviews.page)

  const systemAuthorities = findSystemAuthorities() ?? writeAuthorities(generation)
  const authorities = settings.api.authorities ?? systemAuthorities
  const values = templateValues(settings, { dist, run, generation, authorities, systemAuthorities })
  const files: [string, string][] = [
    ...['nginx.conf', 'proxy.conf', 'api.conf'].map((name): [string, string] => [
      name,
      renderTemplate(readFileSync(join(here, name), 'utf8'), values),
    ]),
    ['page-headers.conf', renderHeaders(securityHeaders(config, inlineHashes(first)), pageVariables)],
    ['reviews-headers.conf', renderHeaders(reviews?.headers ?? {}, pageVariables)],
    ['api-headers.conf', renderHeaders(apiHeaders, apiVariables)],
    ...problemFiles().map(([name, text]): [string, string] => [join('problems', name), text]),
  ]
  for (const [name, text] of files) writeFileSync(join(generation, name), text)
  return { settings, generation, authorities }
}

const apiVariables = { 'X-Request-Id': '$shared_request_id', traceparent: '$shared_trace' }
const pageVariables = { 'Cache-Control': '$cache_control', 'X-Request-Id': '$shared_request_id' }

/** Makes a configuration the one that nginx reads when it starts or is reloaded. */
export function activateConfiguration({ generation }: Configuration, run: string): void {
  const file = join(run, 'nginx.conf')
  writeFileSync(`${file}.new`, readFileSync(join(generation, 'nginx.conf')))
  renameSync(`${file}.new`, file)
}

async function writePage(file: string, page: string) {
  const { brotli, gzip } = await compress(Buffer.from(page))
  writeFileSync(file, page)
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzip)
}

function findSystemAuthorities(): string | undefined {
  return systemAuthorityFiles.find(file => existsSync(file))
}

/** A slim image has no list of authorities; Node brings Mozilla's. */
function writeAuthorities(folder: string): string {
  const file = join(folder, 'authorities.pem')
  writeFileSync(file, rootCertificates.join('\n'))
  return file
}
