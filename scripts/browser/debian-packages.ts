import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const aptGet = '/usr/bin/apt-get'

/** Whether packages can be installed without a password. */
export function isDebianRoot(): boolean {
  return existsSync(aptGet) && process.getuid?.() === 0
}

/** Whether apt's local lists have a package of this name. */
export function isKnownPackage(name: string): boolean {
  return spawnSync('/usr/bin/apt-cache', ['show', name]).status === 0
}

/** Installs Debian packages and prints why. A failure is printed only, because something else may serve instead. */
export function installPackages(what: string, packages: readonly string[]): void {
  console.log(`  ${what}: installing the Debian package${packages.length > 1 ? 's' : ''} ${packages.join(' and ')}`)
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status, stderr, error } = spawnSync(aptGet, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) {
      console.log(`  "apt-get ${args.join(' ')}" failed: ${error?.message ?? stderr}`)
      return
    }
  }
}
