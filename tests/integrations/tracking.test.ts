import { describe, expect, it } from 'vitest'
import { createTrack, pageDataLayer, type TrackedEvent } from '#integrations/tracking.ts'

/** The list of section 7; an event that is not in the type does not compile. */
const events: TrackedEvent[] = [
  'confirmation_page',
  'thank_you',
  'registration_form',
  'contract_accepted',
  'contract_confirmed',
  'contract_cancelled',
  'iban_confirmed',
  'iban_cancelled',
  'user_confirmed',
  'cta_button_click',
  'Email already exists',
  'Email invalid format',
  'Email not accepted',
]

describe('The data layer', () => {
  it.each(events)('gets %s as its name and its event_info with the variant', event => {
    const layer: object[] = []
    createTrack(layer)({ event, event_info: { user_interaction: 'view', section: 'bank', UUID: 'u-1' } })
    expect(layer).toEqual([
      { event, event_info: { variant: 'a', user_interaction: 'view', section: 'bank', UUID: 'u-1' } },
    ])
  })

  it('gets page views by title and registration id', () => {
    const layer: object[] = []
    createTrack(layer)({ event: 'virtualPageview', page_title: 'thank_you', UUID: 'u-1' })
    expect(layer).toEqual([{ event: 'virtualPageview', page_title: 'thank_you', UUID: 'u-1' }])
  })

  it("is the tag manager's where there is one", () => {
    const own = [{ event: 'gtm.js' }]
    expect(pageDataLayer({ dataLayer: own })).toBe(own)
    const page: { dataLayer?: object[] } = {}
    expect(pageDataLayer(page)).toBe(page.dataLayer)
  })
})
