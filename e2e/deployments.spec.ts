import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { sampleSize } from '#tests/support/fixed-sample.ts'
import { startBalancer } from '../scripts/rehearse/balancer.ts'
import { buildNextRelease } from '../scripts/rehearse/next-release.ts'
import { ana } from './support/people.ts'
import {
  expectStep,
  fillAccount,
  fillHolder,
  fillSupplyFromInvoice,
  pressNext,
  walkToThankYou,
} from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { watchForTrouble } from './support/trouble.ts'
import { startWebServer } from './support/web-server.ts'

const visits = sampleSize({ whole: 40, inSample: 10 })
const signUps = sampleSize({ whole: 10, inSample: 3 })

/** Opens the product as somebody new, with a session of its own in the mock server. */
async function arrive(browser: Browser, origin: string) {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'mock-session', value: crypto.randomUUID(), url: origin }])
  const trouble = watchForTrouble(context, [])
  const page = await context.newPage()
  await page.goto(origin)
  return { page, trouble, close: () => context.close() }
}

const releaseOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.release ?? 'this')

// Only the production server keeps the assets of other releases.
if (process.env.NGINX_PATH) {
  test.describe('two releases behind one balancer', () => {
    // One build serves both tests.
    test.describe.configure({ mode: 'serial' })
    let nextBuild = ''
    test.beforeAll(async () => {
      nextBuild = await buildNextRelease()
    })

    test('serve every visit §own.88', async ({ browser }) => {
      const { balancer, close } = await startReleases()
      const met: string[] = []
      for (let visit = 0; visit < visits; visit += 1) {
        const { page, trouble, close: leave } = await arrive(browser, balancer.origin)
        // Answered by a script of the first load and one that comes later.
        await page.getByRole('button', { name: /^País/ }).click()
        await expect(page.getByRole('listbox')).toBeVisible()
        met.push(await releaseOf(page))
        expect(trouble).toEqual([])
        await leave()
      }
      expect(new Set(met)).toEqual(new Set(['this', 'next']))
      await close()
    })

    test('sign-ups that are under way end, through a deployment and a rollback §own.88', async ({ browser }) => {
      test.slow()
      const { balancer, releases, close } = await startReleases()
      const customers: Awaited<ReturnType<typeof arrive>>[] = []
      const serveOnly = (...origins: string[]) => balancer.targets.splice(0, 2, ...origins)
      const all = async (walk: (page: Page) => Promise<void>) => {
        for (const { page } of customers) await walk(page)
      }

      serveOnly(releases.current)
      for (let each = 0; each < signUps; each += 1) customers.push(await arrive(browser, balancer.origin))
      await all(async page => {
        await fillAccount(page, ana)
        await pressNext(page)
        await expectStep(page, 'Datos del titular')
      })
      serveOnly(releases.current, releases.next)
      await all(async page => {
        await fillHolder(page, ana)
        await pressNext(page)
        await expectStep(page, 'Datos del suministro')
      })
      serveOnly(releases.next)
      await all(page => fillSupplyFromInvoice(page, 'endesa'))
      serveOnly(releases.current)
      await all(page => walkToThankYou(page, ana))
      for (const { trouble, close: leave } of customers) {
        expect(trouble).toEqual([])
        await leave()
      }
      await close()
    })

    /** This build and the next one, each at a server of its own. The balancer gives each request to either. */
    async function startReleases() {
      const KEPT_ASSETS = await mkdtemp(join(tmpdir(), 'alta-luz-kept-'))
      const { E2E_MOCK_PORT: MOCK_PORT } = process.env
      const environment = { KEPT_ASSETS, MOCK_PORT, API_REQUESTS_PER_SECOND: '200', API_BURST: '500' }
      const balancer = await startBalancer()
      const current = await startWebServer(async () => environment)
      const next = await startWebServer(async () => ({ ...environment, DIST_DIR: nextBuild }))
      balancer.targets.push(current.origin, next.origin)
      async function close() {
        await balancer.close()
        await current.close()
        await next.close()
        await rm(KEPT_ASSETS, { recursive: true })
      }
      return { balancer, releases: { current: current.origin, next: next.origin }, close }
    }
  })
}
