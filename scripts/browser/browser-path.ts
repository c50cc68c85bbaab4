import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const debianChromium = '/usr/bin/chromium'

/** Where Chromium and its relatives are on Debian and on macOS. */
const usualPlaces = [
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser for tests and pictures: the one CHROMIUM_PATH names, one that is there, else it installs Debian's package
 * (as root), else Playwright's own download, for which the answer is undefined. Says which.
 */
export async function browserPath(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
  const found = named || usualPlaces.find(existsSync)
  if (found) {
    console.log(`  browser: ${found}`)
    return found
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('  browser: none found, installing the Debian package chromium')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    return debianChromium
  }
  console.log("  browser: none found, downloading Playwright's own Chromium")
  run('playwright', ['install', 'chromium'])
  return undefined
}

function run(program: string, args: string[]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status === 0) return
  const said = error?.message ?? `${stdout}${stderr}`
  throw new Error(`No browser: "${program} ${args.join(' ')}" failed. Name one with CHROMIUM_PATH.\n${said}`)
}
