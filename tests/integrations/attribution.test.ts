import { describe, expect, it } from 'vitest'
import { readAttribution, readCampaign } from '#domain/campaign.ts'

const desktop = 'Mozilla/5.0 (X11; Linux x86_64)'
const traces = { href: 'https://contratar.retailer.example/', search: '', cookie: '', userAgent: desktop }

describe('Where the customer came from', () => {
  it('is read from the address and the cookies §3.4', () => {
    const campaign = encodeURIComponent(
      JSON.stringify({ utm_source: 'radio', utm_medium: 'spot', campaign: 'invierno' }),
    )
    const cookie = `tduid=click-9; campaign=${campaign}; session=s`
    expect(readAttribution({ ...traces, cookie }, 'comparador')).toEqual({
      hasRegisteredByDesktop: true,
      clickId: 'click-9',
      originalSource: 'radio',
      originalMedium: 'spot',
    })
  })

  it('takes UTM values of the address before those a cookie stored', () => {
    const search = '?utm_source=news&utm_campaign=verano'
    const cookie = 'campaign=utm_source%3Dradio%26utm_medium%3Dspot%26campaign%3Dinvierno'
    expect(readCampaign({ search, cookie })).toEqual({ source: 'news', medium: 'spot', campaign: 'verano' })
  })

  it("carries the comparison partner's marker when the address does, and tells a phone §9.9", () => {
    const href = `${traces.href}?from=COMPARADOR-luz`
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
    expect(readAttribution({ ...traces, href, userAgent }, 'comparador')).toEqual({
      hasRegisteredByDesktop: false,
      source: 'comparador',
    })
  })
})
