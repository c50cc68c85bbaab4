import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { campaignFromCookie, campaignFromQuery, hasPartnerMarker } from '#domain/campaign.ts'
import { entryPoints } from '#mock/journey/marketing-plugin.ts'
import seeded from '#mock/world/seeded.json' with { type: 'json' }
import { traveller, webOrigin } from './traveller.ts'

test.each([
  ['plain', {}],
  ['campaign', { campaign: 'primavera', source: 'boletin', medium: 'correo' }],
  ['campaign-cookie', { campaign: 'coche', source: 'valla', medium: 'qr' }],
  ['campaign-unknown', { campaign: 'otono-pasado' }],
  ['referral', { referralToken: 'AMIGA-7Q2M' }],
  ['referral-cookie', { referralToken: 'AMIGO-3K9T' }],
  ['utm', { source: 'podcast', medium: 'audio' }],
  ['partner', { source: 'comparador', medium: 'ranking' }],
  ['affiliate', {}],
] as const)('the entry point %s brings %j, in the address or in a cookie', async (name, brings) => {
  const { see } = await traveller()
  const { status, to, cookies } = await see(`/__mock/marketing/from/${name}`)
  const { origin, search } = new URL(to)
  expect([status, origin]).toEqual([303, webOrigin])
  const { campaign, tduid } = cookies
  expect(campaign === undefined ? campaignFromQuery(search) : campaignFromCookie(campaign)).toEqual(brings)
  expect(hasPartnerMarker(to, brand.partnerMarker)).toBe(name === 'partner')
  expect(tduid).toEqual(name === 'affiliate' ? expect.stringMatching(/^[\da-f]{16}$/) : undefined)
  // The world knows what is said to be running.
  if ('campaign' in brings) expect(brings.campaign in seeded.campaigns).toBe(name !== 'campaign-unknown')
  if ('referralToken' in brings) expect(seeded.referrals).toHaveProperty(brings.referralToken)
  const { page } = await see('/__mock/marketing/')
  for (const each of Object.keys(entryPoints)) expect(page).toContain(`href="/__mock/marketing/from/${each}"`)
})

test('who returns from the wizard can go on with the same query string', async () => {
  const { see } = await traveller()
  const { page } = await see('/__mock/marketing/?utm_source=podcast&lng=en&utm_term=a&utm_term=b')
  expect(page).toContain(`href="${webOrigin}/?utm_source=podcast&amp;utm_term=a&amp;utm_term=b"`)
})

test('the site redirects to its root, and customers to the app; an unknown entry point is a 404', async () => {
  const { see } = await traveller()
  expect(await see('/__mock/marketing')).toMatchObject({ status: 302, to: '/__mock/marketing/' })
  for (const url of [`marketing/${brand.marketing.aboutApp}`, 'app/store/apple', 'app/store/google'])
    expect(await see(`/__mock/${url}`)).toMatchObject({ status: 302, to: '/__mock/app' })
  for (const name of ['nowhere', 'toString'])
    expect(await see(`/__mock/marketing/from/${name}`)).toMatchObject({ status: 404 })
})
