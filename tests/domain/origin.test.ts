import { describe, expect, it } from 'vitest'
import { campaignFromCookie, campaignFromQuery, cookieValue } from '#domain/campaign.ts'
import { isInAppBrowser, isMobileDevice } from '#domain/device.ts'
import { initialFormValues } from '#domain/form-values.ts'
import { readResultQuery } from '#domain/result-query.ts'
import { signUpKind } from '#domain/sign-up-kind.ts'

describe('Where a customer comes from', () => {
  it('is read from the UTM and referral values of the URL', () => {
    const search = '?utm_campaign=verano&utm_source=boletin&utm_medium=correo&referalToken=abc&x=1'
    const origin = { campaign: 'verano', source: 'boletin', medium: 'correo', referralToken: 'abc' }
    expect(campaignFromQuery(search)).toEqual(origin)
    expect(campaignFromQuery('?referralToken=abc')).toEqual({ referralToken: 'abc' })
    expect(campaignFromQuery('')).toEqual({})
    expect(campaignFromQuery('?utm_campaign=%20')).toEqual({})
  })

  it('is read from the campaign cookie, as JSON or as a query string', () => {
    expect(campaignFromCookie('{"campaign":"verano","referralToken":"abc","source":7}')).toEqual({
      campaign: 'verano',
      referralToken: 'abc',
    })
    expect(campaignFromCookie('campaign=verano&medium=correo')).toEqual({ campaign: 'verano', medium: 'correo' })
    for (const nothing of ['', ' ', '[]', 'null', 'true', '{', '{"campaign":', '<b>', 'a;b', 'a&b', '%E0%A4%A'])
      expect(campaignFromCookie(nothing), nothing).toEqual({})
  })

  it.each([
    ['VERANO24', 'VERANO24'],
    [' VERANO24 ', 'VERANO24'],
    ['"VERANO24"', 'VERANO24'],
    ['2024', '2024'],
    ['007', '007'],
    ['verano-24_b.es', 'verano-24_b.es'],
    ['Otoño 24', 'Otoño 24'],
  ])('is the campaign code where the campaign cookie is nothing but that: %s', (value, campaign) => {
    expect(campaignFromCookie(value)).toEqual({ campaign })
  })

  it('is cut to what the contract takes, without invisible characters', () => {
    expect(campaignFromQuery(`?campaign=${'a'.repeat(10_000)}`).campaign).toHaveLength(256)
    expect(campaignFromQuery('?campaign=ve%E2%80%AErano')).toEqual({ campaign: 'verano' })
  })

  it('shows in cookies by exact name', () => {
    const cookies = 'xtduid=1; tduid=a%20b; broken=%E0%A4%A; empty='
    expect(cookieValue(cookies, 'tduid')).toBe('a b')
    expect(cookieValue(cookies, 'broken')).toBe('%E0%A4%A')
    expect([cookieValue(cookies, 'empty'), cookieValue(cookies, 'none'), cookieValue('', 'tduid')]).toEqual([
      '',
      '',
      '',
    ])
  })
})

it('A mobile device is an iPhone, iPad, iPod or Android by its user agent', () => {
  const agent = (device: string) => `Mozilla/5.0 (${device}) AppleWebKit/605.1`
  for (const device of ['iPhone; CPU', 'iPad; CPU', 'iPod touch', 'Linux; Android 15; Pixel']) {
    expect(isMobileDevice(agent(device))).toBe(true)
  }
  for (const device of ['Windows NT 10.0', 'X11; Linux x86_64', '']) expect(isMobileDevice(agent(device))).toBe(false)
})

describe('A browser inside an app', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36'

  it.each([
    `${iphone} Mobile/22F76 Instagram 385.0.0.30.88`,
    `${iphone} Mobile/22F76 [FBAN/FBIOS;FBAV/512.0]`,
    `${iphone} Mobile/22F76 Safari/604.1 [LinkedInApp]/9.30`,
    `${iphone} Mobile/22F76`,
    `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 musical_ly_40.1 BytedanceWebview/d8a21c6`,
    `${android}; wv) ${chrome}`,
    `${android}) ${chrome} Line/15.3/IAB`,
  ])('is known by its user agent: %s', userAgent => expect(isInAppBrowser(userAgent)).toBe(true))

  it.each([
    `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`,
    `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    '',
  ])('is not one of the system: %s', userAgent => expect(isInAppBrowser(userAgent)).toBe(false))
})

describe('The link to a result page', () => {
  const nothing = {
    isOnPhone: false,
    id: '',
    registrationId: '',
    kind: undefined,
    isEmailConfirmed: undefined,
    isSigned: undefined,
  }
  it.each<[string, object]>([
    ['?device=0&id=ctr-1&registration_id=r-2', { isOnPhone: true, id: 'ctr-1', registrationId: 'r-2' }],
    ['?device=1', { isOnPhone: true }],
    ...['', '?device=', '?device=2', '?device=01'].map((query): [string, object] => [query, {}]),
    ['?kind=newSupply&email=pending&contract=signed', { kind: 'newSupply', isEmailConfirmed: false, isSigned: true }],
    ['?kind=toString&email=ana@correo.example&contract=', {}],
  ])('%s says %j', (query, said) => expect(readResultQuery(query)).toEqual({ ...nothing, ...said }))
})

it.each([
  [{}, 'switch'],
  [{ changeOfHolder: true }, 'switchAndHolder'],
  [{ cupsAlreadyExists: true, changeOfHolder: true }, 'holder'],
  [{ changeOfHolder: true, newSupply: true }, 'newSupply'],
])('The sign-up of %j is %s', (values, kind) => expect(signUpKind({ ...initialFormValues, ...values })).toBe(kind))
