import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot, isKnownPackage } from './debian-packages.ts'

/** Chromium without windows. Tests take two thirds of the time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Paths of Chromium and Chrome on Debian and macOS. */
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
 * Finds the browser for tests and pictures, and prints which: CHROMIUM_PATH; on Debian, as root, its headless shell, which is
 * installed if needed; another installed browser; else Playwright's own download, for which the result is undefined.
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

/** If another browser is installed, only a package that apt already knows is installed: an update of its lists takes long. */
function installShell() {
  const name = 'chromium-headless-shell'
  if (isKnownPackage(name) || !usualPlaces.some(existsSync)) installPackages('browser', [name])
}

function download() {
  const { status, stdout, stderr, error } = spawnSync('playwright', ['install', '--only-shell', 'chromium'], {
    encoding: 'utf8',
  })
  if (status === 0) return
  const reason = error?.message ?? `${stdout}${stderr}`
  throw new Error(`No browser: Playwright's own could not be downloaded. Name one with CHROMIUM_PATH.\n${reason}`)
}
