import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian-packages.ts'

const debianNginx = '/usr/sbin/nginx'
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const usualPlaces = [debianNginx, '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/sbin/nginx']

/**
 * Finds the nginx that serves the build to the browser tests, and prints which: NGINX_PATH, an installed one, or Debian's package,
 * which is installed as root. Without one the result is undefined, and Vite's preview server is used.
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
