import type { LaunchOptions } from 'playwright'

/** How Chromium is started for tests and pictures: silent towards the outside, and as root without its sandbox. */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH
  return {
    ...(executablePath ? { executablePath } : {}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      // Nothing but this machine has a name; whatever else the page asks for fails at once.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  }
}
