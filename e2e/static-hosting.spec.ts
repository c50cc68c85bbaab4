import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runCommand } from '../scripts/run-command.ts'
import { ana } from './support/people.ts'
import { expectStep, fillAccount, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

/** A host of static files that knows `_headers` and `_redirects`, and nothing else of the product. */
async function host(page: Page, origin: string, folder: string) {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  const redirects = text('_redirects')
    .trim()
    .split('\n')
    .map(line => line.split(' '))
  const [everywhere = ''] = text('_headers').split('\n\n')
  const headers = Object.fromEntries([...everywhere.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(each => each.slice(1)))
  const matches = (rule: string, path: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule
  await page.route(`${origin}/**`, route => {
    const { pathname } = new URL(route.request().url())
    const ruled = redirects.find(([from = '']) => matches(from, pathname))?.[1] ?? pathname
    const file = join(folder, ruled === '/' ? 'index.html' : ruled)
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile()
    return route.fulfill({ status: isThere ? 200 : 404, headers, path: isThere ? file : join(folder, '404.html') })
  })
}

// To the browser this host is none on this machine.
test.use({ permissions: ['local-network-access'], expectedErrors: [/This page cannot be shown|status of 404/] })

test('the product is served by a host of static files, with the API at another origin', async ({ page }, info) => {
  const folder = info.outputPath('site')
  const mock = `http://localhost:${process.env.E2E_MOCK_PORT}`
  const environment = {
    API_ORIGIN: mock,
    TRANSLATION_URL: `${mock}/api`,
    GOOGLE_CLIENT_ID: '',
    CHATBOT_URL: '',
    REVIEW_BUSINESS_UNIT: '',
    MARKETING_ROOT: `${mock}/__mock/marketing/`,
  }
  const { ok, output } = await runCommand(process.execPath, ['scripts/render.ts', '--out', folder], environment)
  expect(ok, output).toBe(true)
  const origin = 'http://localhost:8888'
  await host(page, origin, folder)
  await page.goto(origin)
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0)
  await fillAccount(page, ana)
  await pressNext(page)
  await expectStep(page, 'Datos del titular')
  await page.goto(`${origin}/check-email`)
  await expect(page.getByRole('heading', { name: 'Confirma tu registro' })).toBeVisible()
  await page.goto(`${origin}/nowhere`)
  await expect(page.getByText('404 Not Found')).toBeVisible()
  // What is loaded later comes from this host, too.
  await page.waitForLoadState('networkidle')
})
