import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const chromiums = [
  // Without windows, it takes two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const nginxes = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']
const debianPackages = ['chromium-headless-shell', 'nginx-light', 'libnginx-mod-http-brotli-static']

/**
 * Returns CHROMIUM_PATH and NGINX_PATH for Playwright and the server tests, and prints both. What is missing is installed as root on Debian.
 * Without a Chromium, Playwright downloads its own; without nginx, the pages are served by Vite's preview server.
 */
export function browserEnvironment(): NodeJS.ProcessEnv {
  const find = (variable: string, places: readonly string[]) => process.env[variable] || places.find(existsSync)
  const isMissing = !find('CHROMIUM_PATH', chromiums) || !find('NGINX_PATH', nginxes)
  if (isMissing && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) installDebianPackages()
  const chromium = find('CHROMIUM_PATH', chromiums)
  const nginx = find('NGINX_PATH', nginxes)
  console.log(
    `browser: ${chromium ?? "Playwright's own"}; server: ${nginx ?? "Vite's preview server, because there is no nginx"}`,
  )
  if (!chromium) run('playwright', 'install', '--only-shell', 'chromium')
  return { ...(chromium && { CHROMIUM_PATH: chromium }), ...(nginx && { NGINX_PATH: nginx }) }
}

function installDebianPackages() {
  console.log(`Installing ${debianPackages.join(', ')} for the tests.`)
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...debianPackages)
}

function run(program: string, ...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  if (status !== 0) console.log(`"${[program, ...args].join(' ')}" failed.`)
}
