import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const debianNginx = '/usr/sbin/nginx'
const debianPackages = '/usr/bin/apt-get'
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const usualPlaces = [debianNginx, '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/sbin/nginx']

/**
 * The nginx that serves the built product to the browser tests: the one NGINX_PATH names, one that is there, else it installs
 * Debian's package (as root). Undefined where there is none to be had: then the preview server stands in. Says which.
 */
export function nginxPath(): string | undefined {
  const named = process.env.NGINX_PATH
  if (named && !existsSync(named)) throw new Error(`NGINX_PATH names ${named}, which is not there.`)
  const found = named || usualPlaces.find(existsSync)
  const isDebianRoot = existsSync(debianPackages) && process.getuid?.() === 0
  if (isDebianRoot && !named && !(found && existsSync(brotliModule))) install()
  const path = found ?? usualPlaces.find(existsSync)
  console.log(`  server: ${path ?? "no nginx found; Vite's preview server, with the same headers"}`)
  return path
}

/** A failure is told and is no reason to stop: the preview server has the same headers. */
function install() {
  console.log('  server: installing the Debian packages nginx-light and libnginx-mod-http-brotli-static')
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'libnginx-mod-http-brotli-static'],
  ]) {
    const { status, stderr, error } = spawnSync(debianPackages, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return console.log(`  "apt-get ${args.join(' ')}" failed: ${error?.message ?? stderr}`)
  }
}
