import { fixedSample } from '#tests/support/fixed-sample.ts'
import { ana } from './support/people.ts'
import { fillSupplyFromInvoice, walkToSupply, walkToThankYou } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

/** What a tag manager, or an extension that blocks one, may do to the data layer before the page starts. */
const brokenLayers: Record<string, () => void> = {
  'throws on every push': () => {
    const push = () => {
      throw new Error('The tag manager is broken.')
    }
    Object.assign(window, { dataLayer: { push } })
  },
  'is frozen': () => {
    Object.assign(window, { dataLayer: Object.freeze([]) })
  },
  'throws when it is read': () => {
    Object.defineProperty(window, 'dataLayer', {
      get() {
        throw new Error('The tag manager is broken.')
      },
    })
  },
}

for (const [what, breakLayer] of fixedSample(Object.entries(brokenLayers), 3)) {
  test(`a data layer that ${what} stops nobody from signing up`, async ({ page }) => {
    let registrations = 0
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v2/users')) registrations += 1
    })
    await page.addInitScript(breakLayer)
    await page.goto('/')
    await walkToSupply(page, ana)
    await fillSupplyFromInvoice(page, 'endesa')
    await walkToThankYou(page, ana)
    await expect(page.getByText(ana.email).first()).toBeVisible()
    expect(registrations).toBe(1)
  })
}
