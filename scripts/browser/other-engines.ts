import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian-packages.ts'

const firefoxPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
const webkitDriver = '/usr/bin/WebKitWebDriver'
/** WebKit's small browser has windows: it needs a screen, which Xvfb keeps in memory. */
const screenServer = '/usr/bin/Xvfb'

/**
 * Finds the browsers of the other two engines, installs them as root on Debian, and prints which there are. FIREFOX_PATH names another
 * Firefox. Returns the variables that e2e/engines.spec.ts reads; without one of them its tests are skipped.
 */
export function otherEngines(): NodeJS.ProcessEnv {
  const named = process.env.FIREFOX_PATH
  if (named && !existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, which is not there.`)
  const findFirefox = () => named || firefoxPlaces.find(existsSync)
  const hasWebKit = () => existsSync(webkitDriver) && existsSync(screenServer)
  if (isDebianRoot()) {
    if (!findFirefox()) installPackages('Firefox', ['firefox-esr'])
    if (!hasWebKit()) installPackages('WebKit', ['webkit2gtk-driver', 'xvfb'])
  }
  const firefox = findFirefox()
  console.log(`  Firefox: ${firefox ?? 'not installed, its tests are skipped'}`)
  console.log(`  WebKit: ${hasWebKit() ? webkitDriver : 'not installed, its tests are skipped'}`)
  return {
    ...(firefox && { FIREFOX_PATH: firefox }),
    ...(hasWebKit() && { WEBKIT_DRIVER_PATH: webkitDriver, SCREEN_SERVER_PATH: screenServer }),
  }
}
