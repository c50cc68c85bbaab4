import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { runCommand } from '../scripts/run-command.ts'
import { ana } from './support/people.ts'
import { expectStep, fillAccount, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** A host of static files that knows `_headers` and `_redirects`, and nothing else of the product. */
async function host(folder: string) {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  const redirects = text('_redirects')
    .trim()
    .split('\n')
    .map(line => line.split(' '))
  const [everywhere = ''] = text('_headers').split('\n\n')
  const headers = [...everywhere.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const matches = (rule: string, path: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const ruled = redirects.find(([from = '']) => matches(from, pathname))?.[1] ?? pathname
    const file = join(folder, ruled === '/' ? 'index.html' : ruled)
    const isThere = existsSync(file) && statSync(file).isFile()
    const served = isThere ? file : join(folder, '404.html')
    for (const [name, value] of headers) response.setHeader(name, value)
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': types[extname(served)] ?? 'application/octet-stream' })
    createReadStream(served).pipe(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () => new Promise(resolve => server.close(resolve).closeAllConnections()),
  }
}

test.use({ expectedErrors: [/This page cannot be shown|status of 404/] })

test('the product is served by a host of static files, with the API at another origin', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'alta-luz-static-'))
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
  const site = await host(folder)
  try {
    await page.goto(site.origin)
    await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0)
    await fillAccount(page, ana)
    await pressNext(page)
    await expectStep(page, 'Datos del titular')
    await page.goto(`${site.origin}/check-email`)
    await expect(page.getByRole('heading', { name: 'Confirma tu registro' })).toBeVisible()
    await page.goto(`${site.origin}/nowhere`)
    await expect(page.getByText('404 Not Found')).toBeVisible()
    // What is loaded later comes from this host, too.
    await page.waitForLoadState('networkidle')
  } finally {
    await site.close()
    await rm(folder, { recursive: true })
  }
})
