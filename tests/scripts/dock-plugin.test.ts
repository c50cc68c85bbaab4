import { readFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { expect, test } from 'vitest'

const configFile = 'web/vite.config.ts'
const dock = '<script type="module" src="/__mock/panel/dock.js"></script>'

test('the development server puts the testers’ dock beside the wizard', async () => {
  const server = await createServer({
    configFile,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  const page = await readFile('web/index.html', 'utf8')
  const served = await server.transformIndexHtml('/', page)
  await server.close()
  expect(page).not.toContain('dock')
  expect(served).toContain(dock)
})
