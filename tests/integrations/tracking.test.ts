import { describe, expect, it, vi } from 'vitest'
import { reportErrors } from '#integrations/report-errors.ts'
import { createTrack, type TrackedEvent } from '#integrations/tracking.ts'

/** The list of section 7; an event that is not in the type does not compile. */
const events: TrackedEvent[] = [
  ...(['confirmation_page', 'thank_you', 'registration_form', 'user_confirmed', 'cta_button_click'] as const),
  ...(['contract_accepted', 'contract_confirmed', 'contract_cancelled', 'iban_confirmed', 'iban_cancelled'] as const),
  ...(['Email already exists', 'Email invalid format', 'Email not accepted'] as const),
]

const pageView = { event: 'virtualPageview', page_title: 'thank_you', UUID: 'u-1' } as const

describe('The data layer', () => {
  it('gets an event as its name and its event_info with the variant', () => {
    const page = { dataLayer: [] }
    const event_info = { user_interaction: 'view', section: 'bank', UUID: 'u-1' } as const
    for (const event of events) createTrack(page)({ event, event_info })
    expect(page.dataLayer).toEqual(events.map(event => ({ event, event_info: { variant: 'a', ...event_info } })))
  })

  it("is the tag manager's where there is one, also one that came later", () => {
    const first = [{ event: 'gtm.js' }]
    const page = { dataLayer: first }
    const track = createTrack(page)
    track(pageView)
    expect(first).toEqual([{ event: 'gtm.js' }, pageView])
    const later: { event: string }[] = []
    page.dataLayer = later
    track(pageView)
    expect(later).toEqual([pageView])
  })
})

const fail = () => {
  throw new Error('The tag manager is broken.')
}

describe('Tracking stops nothing when the data layer', () => {
  it.each<[string, { dataLayer?: unknown }]>([
    ['throws on push', { dataLayer: { push: fail } }],
    ['rejects a push', { dataLayer: { push: async () => fail() } }],
    ['is frozen', { dataLayer: Object.freeze([]) }],
    ['is an object without push', { dataLayer: {} }],
    ['cannot be created', Object.freeze({})],
    [
      'throws when it is set',
      {
        get dataLayer() {
          return undefined
        },
        set dataLayer(_: unknown) {
          fail()
        },
      },
    ],
  ])('%s', (_, page) => {
    const track = createTrack(page)
    expect(() => track(pageView)).not.toThrow()
  })

  it('rejects a push: that is no error to be pushed again', async () => {
    const rejections: unknown[] = []
    const note = (reason: unknown) => rejections.push(reason)
    process.on('unhandledRejection', note)
    createTrack({ dataLayer: { push: async () => fail() } })(pageView)
    await new Promise(resolve => setImmediate(resolve))
    process.off('unhandledRejection', note)
    expect(rejections).toEqual([])
  })

  it('fails after its push returned: errors are reported so many times, and not for ever', () => {
    const page = new EventTarget()
    const track = vi.fn(() => void page.dispatchEvent(new Event('error')))
    reportErrors(track, page as Window)
    page.dispatchEvent(new Event('error'))
    expect(track).toHaveBeenCalledTimes(20)
  })
})
