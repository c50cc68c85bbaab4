import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { mark } from '#brand/drawings.ts'
import { campaignFromCookie, campaignFromQuery, hasPartnerMarker } from '#domain/campaign.ts'
import { type DoorName, doors } from '#mock/journey/marketing/doors.ts'
import { campaigns, referrals } from '#mock/world/offers.ts'
import { traveller, webOrigin } from './traveller.ts'

async function through(door: DoorName) {
  const { see } = await traveller()
  const { status, to, cookies } = await see(`/__mock/marketing/from/${door}`)
  expect(status).toBe(303)
  expect(new URL(to).origin).toBe(webOrigin)
  return { search: new URL(to).search, cookies }
}

test('the plain link brings nothing along', async () => {
  expect(await through('plain')).toEqual({ search: '', cookies: {} })
})

test('a campaign comes in the address or in the cookie, and is one that runs', async () => {
  const { search } = await through('campaign')
  expect(campaignFromQuery(search)).toEqual({ campaign: 'primavera', source: 'boletin', medium: 'correo' })
  const { cookies } = await through('campaign-cookie')
  expect(campaignFromCookie(cookies.campaign ?? '')).toEqual({ campaign: 'coche', source: 'valla', medium: 'qr' })
  expect(Object.keys(campaigns)).toEqual(expect.arrayContaining(['primavera', 'coche']))
})

test('a campaign that no longer runs comes in the address too', async () => {
  const { search } = await through('campaign-unknown')
  expect(campaigns).not.toHaveProperty(campaignFromQuery(search).campaign ?? '')
})

test('a friend’s invitation comes in the address or in the cookie, and is one that is known', async () => {
  const { search } = await through('referral')
  expect(referrals).toHaveProperty(campaignFromQuery(search).referralToken ?? '')
  const { cookies } = await through('referral-cookie')
  expect(referrals).toHaveProperty(campaignFromCookie(cookies.campaign ?? '').referralToken ?? '')
})

test('UTM values come without a campaign', async () => {
  expect(campaignFromQuery((await through('utm')).search)).toEqual({ source: 'podcast', medium: 'audio' })
})

test('the comparison partner’s marker word stands in the address, an affiliate’s click in its cookie', async () => {
  const { search } = await through('partner')
  expect(hasPartnerMarker(`${webOrigin}/${search}`, brand.partnerMarker)).toBe(true)
  expect((await through('affiliate')).cookies.tduid).toMatch(/^[\da-f]{16}$/)
})

test('the page lists every door with what it brings along', async () => {
  const { see } = await traveller()
  const { page } = await see('/__mock/marketing/')
  for (const door of Object.keys(doors)) expect(page).toContain(`href="/__mock/marketing/from/${door}"`)
})

test('a door that does not exist is a page that says so', async () => {
  const { see } = await traveller()
  expect(await see('/__mock/marketing/from/nowhere')).toMatchObject({
    status: 404,
    title: expect.stringContaining('no existe'),
  })
  expect(await see('/__mock/marketing/from/toString')).toMatchObject({ status: 404 })
})

test('cookies can be forgotten', async () => {
  const { fill } = await traveller()
  const { status, headers } = await fill('/__mock/marketing/forget')
  expect(status).toBe(303)
  expect(String(headers['set-cookie'])).toMatch(/campaign=;.*Expires=Thu, 01 Jan 1970.*tduid=;/s)
})

test('a customer who comes back finds the way on, with the query string they left with', async () => {
  const { see } = await traveller()
  const back = await see('/__mock/marketing/?utm_source=podcast&lng=en', {
    referer: `${webOrigin}/?utm_source=podcast`,
  })
  expect(back.page).toContain('Back to the sign-up')
  expect(back.page).toContain(`href="${webOrigin}/?utm_source=podcast"`)
  for (const page of ['/__mock/mail', '/thank-you']) {
    const fresh = await see('/__mock/marketing/', { referer: `${webOrigin}${page}` })
    expect(fresh.page).not.toContain('back-strip')
  }
  expect((await see('/__mock/marketing/', { referer: 'not an address' })).status).toBe(200)
})

test('the page for customers who have an account leads to the app', async () => {
  const { see } = await traveller()
  const { status, page } = await see(`/__mock/marketing/${brand.marketing.aboutApp}`)
  expect(status).toBe(200)
  expect(page).toContain('class="button" href="/__mock/app"')
})

test('the site begins at its root', async () => {
  const { see } = await traveller()
  expect(await see('/__mock/marketing')).toMatchObject({ status: 302, to: '/__mock/marketing/' })
})

test('the pages draw the brand’s own mark', async () => {
  const { see } = await traveller()
  const { page } = await see('/__mock/marketing/')
  for (const { d } of mark.shapes) expect(page).toContain(d)
})
