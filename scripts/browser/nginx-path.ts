import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian-packages.ts'

const debianNginx = '/usr/sbin/nginx'
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
  if (!named && !(found && existsSync(brotliModule)) && isDebianRoot())
    installPackages('server', ['nginx-light', 'libnginx-mod-http-brotli-static'])
  const path = found ?? usualPlaces.find(existsSync)
  console.log(`  server: ${path ?? "no nginx found; Vite's preview server, with the same headers"}`)
  return path
}
