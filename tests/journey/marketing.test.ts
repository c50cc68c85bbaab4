import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { campaignFromCookie, campaignFromQuery, hasPartnerMarker } from '#domain/campaign.ts'
import { type EntryPointName, entryPoints } from '#mock/journey/marketing-plugin.ts'
import { campaigns, referrals } from '#mock/world/seeded.ts'
import { traveller, webOrigin } from './traveller.ts'

async function enterBy(name: EntryPointName) {
  const { see } = await traveller()
  const { status, to, cookies } = await see(`/__mock/marketing/from/${name}`)
  expect(status).toBe(303)
  expect(new URL(to).origin).toBe(webOrigin)
  return { search: new URL(to).search, cookies }
}

test('the plain link carries no attribution', async () => {
  expect(await enterBy('plain')).toEqual({ search: '', cookies: {} })
})

test('a running campaign comes in the address or in the cookie', async () => {
  const { search } = await enterBy('campaign')
  expect(campaignFromQuery(search)).toEqual({ campaign: 'primavera', source: 'boletin', medium: 'correo' })
  const { cookies } = await enterBy('campaign-cookie')
  expect(campaignFromCookie(cookies.campaign ?? '')).toEqual({ campaign: 'coche', source: 'valla', medium: 'qr' })
  expect(Object.keys(campaigns)).toEqual(expect.arrayContaining(['primavera', 'coche']))
})

test('an ended campaign comes in the address', async () => {
  const { search } = await enterBy('campaign-unknown')
  expect(campaigns).not.toHaveProperty(campaignFromQuery(search).campaign ?? '')
})

test('a known referral comes in the address or in the cookie', async () => {
  const { search } = await enterBy('referral')
  expect(referrals).toHaveProperty(campaignFromQuery(search).referralToken ?? '')
  const { cookies } = await enterBy('referral-cookie')
  expect(referrals).toHaveProperty(campaignFromCookie(cookies.campaign ?? '').referralToken ?? '')
})

test('UTM values come without a campaign', async () => {
  expect(campaignFromQuery((await enterBy('utm')).search)).toEqual({ source: 'podcast', medium: 'audio' })
})

test('the comparison partner’s marker word stands in the address, an affiliate’s click in its cookie', async () => {
  const { search } = await enterBy('partner')
  expect(hasPartnerMarker(`${webOrigin}/${search}`, brand.partnerMarker)).toBe(true)
  expect((await enterBy('affiliate')).cookies.tduid).toMatch(/^[\da-f]{16}$/)
})

test('the page lists every entry point', async () => {
  const { see } = await traveller()
  const { page } = await see('/__mock/marketing/')
  for (const name of Object.keys(entryPoints)) expect(page).toContain(`href="/__mock/marketing/from/${name}"`)
})

test('the attribution cookies can be deleted', async () => {
  const { fill } = await traveller()
  const { status, headers } = await fill('/__mock/marketing/forget')
  expect(status).toBe(303)
  expect(String(headers['set-cookie'])).toMatch(/campaign=;.*Expires=Thu, 01 Jan 1970.*tduid=;/s)
})

test('a customer who returns from the wizard can continue with the same query string', async () => {
  const { see } = await traveller()
  const back = await see('/__mock/marketing/?utm_source=podcast&lng=en&utm_term=a&utm_term=b', {
    referer: `${webOrigin}/?utm_source=podcast`,
  })
  expect(back.page).toContain('Back to the sign-up')
  expect(back.page).toContain(`href="${webOrigin}/?utm_source=podcast&amp;utm_term=a&amp;utm_term=b"`)
  for (const page of ['/__mock/mail', '/thank-you']) {
    const fresh = await see('/__mock/marketing/', { referer: `${webOrigin}${page}` })
    expect(fresh.page).not.toContain('Volver a contratar')
  }
  expect((await see('/__mock/marketing/', { referer: 'not an address' })).status).toBe(200)
})

test('the site redirects to its root, and customers to the app; an unknown entry point is a 404', async () => {
  const { see } = await traveller()
  expect(await see('/__mock/marketing')).toMatchObject({ status: 302, to: '/__mock/marketing/' })
  expect(await see(`/__mock/marketing/${brand.marketing.aboutApp}`)).toMatchObject({ to: '/__mock/app' })
  for (const name of ['nowhere', 'toString'])
    expect(await see(`/__mock/marketing/from/${name}`)).toMatchObject({ status: 404 })
})
