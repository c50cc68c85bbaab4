import { expect, it } from 'vitest'
import type { RuntimeConfig } from '#app/runtime-config.ts'
import { resolveBrand } from '#app/start.ts'
import { brand } from '#brand/brand.ts'
import { parseRuntimeConfig } from '../../web/server/runtime-config.ts'

const here = 'http://localhost:5173/?utm_source=podcast'

it('an environment that replaces nothing has the brand’s own app, stores and mail providers', () => {
  const {
    app: _,
    mailboxUrl: __,
    ...config
  }: RuntimeConfig = parseRuntimeConfig({ MARKETING_ROOT: brand.marketing.root })
  expect(resolveBrand(config, brand, here)).toEqual(brand)
})

it('locally the marketing site, the app, its stores and every mailbox are the mock server’s, as whole addresses', () => {
  const local = resolveBrand(parseRuntimeConfig({}), brand, here)
  expect(local.marketing.root).toBe('http://localhost:5173/__mock/marketing/')
  expect(local.app).toEqual({
    deepLink: 'http://localhost:5173/__mock/app',
    appStore: 'http://localhost:5173/__mock/app/store/apple',
    googlePlay: 'http://localhost:5173/__mock/app/store/google',
  })
  const mailboxes = new Set([local.wellKnownMail.url, ...local.mailProviders.map(({ url }) => url)])
  expect([...mailboxes]).toEqual(['http://localhost:5173/__mock/mail'])
  expect(local.mailProviders.map(({ label }) => label)).toEqual(brand.mailProviders.map(({ label }) => label))
})

it('has three public origins: dev, contrata, and contratar, which is the default §2.4', () => {
  expect(Object.keys(brand.publicOrigins)).toEqual(['dev', 'contrata', 'contratar'])
  expect(new Set(Object.values(brand.publicOrigins).map(origin => new URL(origin).origin)).size).toBe(3)
})
