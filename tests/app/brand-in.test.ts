import { expect, it } from 'vitest'
import type { RuntimeConfig } from '#app/runtime-config.ts'
import { resolveBrand } from '#app/start.ts'
import { brand } from '#brand/brand.ts'
import { parseRuntimeConfig } from '../../web/server/runtime-config.ts'

it('an environment that replaces nothing has the brand’s own app, stores and mail providers', () => {
  const {
    app: _,
    mailboxUrl: __,
    ...config
  }: RuntimeConfig = parseRuntimeConfig({ MARKETING_ROOT: brand.marketing.root })
  expect(resolveBrand(config, brand, 'http://localhost:5173/?utm_source=podcast')).toEqual(brand)
})

it('has three public origins: dev, contrata, and contratar, which is the default §2.4', () => {
  expect(Object.keys(brand.publicOrigins)).toEqual(['dev', 'contrata', 'contratar'])
  expect(new Set(Object.values(brand.publicOrigins).map(origin => new URL(origin).origin)).size).toBe(3)
})
