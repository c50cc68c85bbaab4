import { type ChildProcess, spawn } from 'node:child_process'
import { type Browser, chromium } from 'playwright'
import { build, preview } from 'vite'
import { waitForMockServer } from '../start/mock-server.ts'
import { findPortsInUse, getFreePort } from '../start/ports.ts'
import { browserPath } from './browser-path.ts'
import { launchOptions } from './launch-options.ts'

interface Dependencies {
  /** The file that starts the mock server. */
  mockServer?: string
  /** Where the wizard is served if nothing else is: pictures show codes of its address. */
  port?: number
  /** What `dist` holds is taken as it is. */
  isBuilt?: boolean
}

/** The built product, a mock server and a browser, for as long as `use` runs. */
export async function withWizard(
  use: (browser: Browser, origin: string) => Promise<void>,
  { mockServer = 'mock-server/server.ts', port, isBuilt = false }: Dependencies = {},
): Promise<void> {
  const path = await browserPath()
  if (path !== undefined) process.env.CHROMIUM_PATH = path
  const [webPort, mockPort] = [await portLike(port), await getFreePort()]
  process.env.WEB_PORT = String(webPort)
  process.env.MOCK_PORT = String(mockPort)
  if (!isBuilt) await build({ configFile: 'web/vite.config.ts', logLevel: 'warn' })

  const mock: ChildProcess = spawn(process.execPath, [mockServer], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const endings: (() => unknown)[] = [() => mock.kill('SIGTERM')]
  try {
    const web = await preview({ configFile: 'web/vite.config.ts' })
    endings.unshift(() => web.close())
    const browser = await chromium.launch(launchOptions())
    endings.unshift(() => browser.close())
    if (!(await waitForMockServer(mockPort, 30_000))) throw new Error('The mock server does not answer.')
    await use(browser, `http://localhost:${webPort}`)
  } finally {
    for (const end of endings) await end()
  }
}

async function portLike(wanted: number | undefined): Promise<number> {
  if (wanted === undefined) return getFreePort()
  const taken = await findPortsInUse([{ purpose: 'pictures', variable: 'WEB_PORT', port: wanted }])
  return taken.length === 0 ? wanted : getFreePort()
}
