import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { getFreePort } from '../../scripts/start/ports.ts'
import { keepAssets } from '../../web/nginx/keep-assets.ts'
import { startServer } from './server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-kept-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  return folder
}

async function serve(build: string, environment: NodeJS.ProcessEnv) {
  const server = await startServer(environment, { build })
  closing.push(server.close)
  return server
}

test('servers that share a folder have the assets of each other’s builds §own.88', async () => {
  const KEPT_ASSETS = temporaryFolder()
  const servers = [await serve('buildone', { KEPT_ASSETS }), await serve('buildtwo', { KEPT_ASSETS })]
  for (const server of servers) {
    for (const build of ['buildone', 'buildtwo']) {
      const response = await fetch(`${server.origin}/assets/index-${build}.js`)
      expect([response.status, await response.text()]).toEqual([200, `// ${build}`])
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect((await fetch(`${server.origin}/assets/index-nobody12.js`)).status).toBe(404)
  }
})

test('servers that share nothing ask each other, and nobody asks for ever §own.88', async () => {
  const [one, two] = [await getFreePort(), await getFreePort()]
  const origin = (port: number) => `http://localhost:${port}`
  const servers = [
    await serve('buildone', { WEB_PORT: String(one), ASSETS_ORIGIN: origin(two) }),
    await serve('buildtwo', { WEB_PORT: String(two), ASSETS_ORIGIN: origin(one) }),
  ]
  for (const own of [one, two]) {
    for (const build of ['buildone', 'buildtwo']) {
      const response = await fetch(`${origin(own)}/assets/index-${build}.js`)
      expect([response.status, await response.text()]).toEqual([200, `// ${build}`])
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-type')).toContain('text/javascript')
    }
    const missing = await fetch(`${origin(own)}/assets/index-nobody12.js`)
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache'])
  }
  const asked = () => servers.flatMap(server => server.accessLog().match(/index-nobody12/g) ?? [])
  // nginx writes its log once a second.
  await waitUntil(() => expect(asked(), 'each visitor’s request leads to one more').toHaveLength(4))
})

test('kept assets stay for 30 days after the last start with them §own.88', () => {
  const [built, kept] = [temporaryFolder(), join(temporaryFolder(), 'assets')]
  writeFileSync(join(built, 'index-new.js'), 'new')
  mkdirSync(kept)
  const now = Date.now()
  for (const [file, days] of [
    ['index-new.js', 40],
    ['index-last.js', 29],
    ['index-old.js', 31],
  ] as const) {
    writeFileSync(join(kept, file), 'earlier')
    utimesSync(join(kept, file), now / 1000, now / 1000 - days * 86_400)
  }
  keepAssets(built, kept, now)
  expect(readdirSync(kept).sort()).toEqual(['index-last.js', 'index-new.js'])
})
