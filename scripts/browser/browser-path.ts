import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot, isKnownPackage } from './debian-packages.ts'

/** Chromium without a window or anything around the page: the tests take two thirds of the time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Where Chromium and its relatives are on Debian and on macOS. */
const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser for tests and pictures: the one CHROMIUM_PATH names; on Debian, as root, its package of the headless shell, which it
 * installs; another that is there; else Playwright's own download, for which the answer is undefined. Says which.
 */
export async function browserPath(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
  if (!named && !existsSync(headlessShell) && isDebianRoot()) installShell()
  const found = named || usualPlaces.find(existsSync)
  console.log(`  browser: ${found ?? "none found, downloading Playwright's own headless shell"}`)
  if (found === undefined) download()
  return found
}

/** Where another browser is there already, only if the package is known: nobody waits for what Debian's relatives do not have. */
function installShell() {
  const name = 'chromium-headless-shell'
  if (isKnownPackage(name) || !usualPlaces.some(existsSync)) installPackages('browser', [name])
}

function download() {
  const { status, stdout, stderr, error } = spawnSync('playwright', ['install', '--only-shell', 'chromium'], {
    encoding: 'utf8',
  })
  if (status === 0) return
  const said = error?.message ?? `${stdout}${stderr}`
  throw new Error(`No browser: Playwright's own could not be downloaded. Name one with CHROMIUM_PATH.\n${said}`)
}
