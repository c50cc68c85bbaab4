import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { type SourceFile, sourceFiles } from './source-files.ts'

/**
 * What only this brand says: its contacts, hosts and document paths. Not its name, because a real retailer's name also
 * stands in the tests that read its bills.
 */
function brandWords(): string[] {
  const { supportEmail, supportPhone, creditor, marketing, publicOrigins, app, documents } = brand
  const addresses = [marketing.root, ...marketing.origins, ...Object.values(publicOrigins), app.deepLink]
  const pages = [...Object.values(documents), marketing.aboutApp].map(path => path.split('/').at(-1) ?? path)
  return [
    ...[supportEmail, supportPhone, creditor.identifier, creditor.address],
    ...addresses.map(address => new URL(address).host),
    // A single word, such as "privacidad", stands in other sentences too.
    ...pages.filter(page => page.includes('-')),
  ]
}

const spelledOut = (files: SourceFile[]) =>
  files.flatMap(({ path, text }) =>
    brandWords()
      .filter(word => text.includes(word))
      .map(word => `${path} spells out "${word}": read it from #brand/brand.ts, so that another brand passes the test`),
  )

test('no test spells out what the brand says §own.1', () => {
  const files = sourceFiles('{tests,e2e}/**/*.{ts,tsx}').filter(({ path }) => !path.startsWith('tests/second-brand/'))
  expect(files.length).toBeGreaterThan(200)
  expect(spelledOut(files)).toEqual([])
})

test('a planted word is found', () => {
  const planted = { path: 'a.test.ts', text: `expect(link).toBe('mailto:${brand.supportEmail}')` }
  expect(spelledOut([planted])[0]).toMatch(/^a\.test\.ts spells out/)
})
