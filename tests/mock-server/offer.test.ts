import { expect, test } from 'vitest'
import { allTexts } from '#i18n/all-texts.ts'
import { mock } from '#tests/support/mock.ts'

test('the tariff has the figures of the offer', async () => {
  const { call } = await mock()
  expect((await call('getTariff')).body).toEqual({
    providerFeeEurosPerMonth: 3.9,
    savingsUpToPercent: 50,
    freeEurosPerYear: 120,
    smartChargingEurosPerYear: 600,
    prices: expect.objectContaining({ energyPuntaEurosPerKwh: expect.any(Number) }),
    hourlyPrices: expect.any(Array),
  })
})

test.each([
  ['a running campaign', { campaign: 'primavera' }, { campaignExists: true, campaign: expect.any(Object) }],
  ['a friend', { referralToken: 'AMIGA-7Q2M' }, { campaignExists: true, firstName: 'Nuria' }],
  ['a friend and a campaign', { campaign: 'primavera', referralToken: 'AMIGA-7Q2M' }, { firstName: 'Nuria' }],
  ['an unknown campaign', { campaign: 'verano' }, { campaignExists: false }],
])('%s is resolved', async (_, body, expected) => {
  const { call } = await mock()
  const answer = await call('resolveCampaign', { body })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject(expected)
})

test.each([
  ['es_ES', allTexts.es_ES],
  ['en_GB', allTexts.en_GB],
])('the dump of %s holds every text', async (lng, texts) => {
  const { call } = await mock()
  const { body } = await call('getTranslations', { path: { lng } })
  expect(Object.fromEntries((body as { key: string; value: string }[]).map(({ key, value }) => [key, value]))).toEqual(
    texts,
  )
})

test('the translation service requires a key, the sign-in provider a token', async () => {
  const { call } = await mock()
  const dump = await call('getTranslations', { path: { lng: 'es_ES' }, headers: { 'x-api-key': undefined } })
  const profile = await call('getUserInfo', { headers: { authorization: undefined } })
  const stranger = await call('getUserInfo', { headers: { authorization: 'Bearer nobody' } })
  expect([dump.status, profile.status, stranger.status]).toEqual([401, 401, 401])
})
