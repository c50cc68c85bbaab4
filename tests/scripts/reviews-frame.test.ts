import { describe, expect, test } from 'vitest'
import { reviewsFrame } from '../../web/server/reviews-frame.ts'
import { parseRuntimeConfig } from '../../web/server/runtime-config.ts'

const provider = {
  REVIEW_WIDGET_URL: 'https://widget.reviews.example/bootstrap/v5/tp.widget.bootstrap.min.js',
  REVIEW_BUSINESS_UNIT: '46d6a890000064000500e0c3',
  REVIEW_TEMPLATE: '5419b6a8b0d04a076446a9ad',
  REVIEW_PROFILE_URL: 'https://www.reviews.example/review/retailer.example?a=1&b="2"',
}
const frameFor = (environment: NodeJS.ProcessEnv) => reviewsFrame(parseRuntimeConfig({ ...provider, ...environment }))

describe('the document of the reviews’ frame', () => {
  test('holds a TrustBox with the attributes that the provider documents', () => {
    const { page } = frameFor({ REVIEW_TOKEN: '0a8f5b61-a60c' }) ?? { page: '' }
    const attributes = {
      class: 'trustpilot-widget',
      'data-locale': 'es-ES',
      'data-template-id': provider.REVIEW_TEMPLATE,
      'data-businessunit-id': provider.REVIEW_BUSINESS_UNIT,
      'data-style-height': '56px',
      'data-style-width': '100%',
      'data-theme': 'dark',
      'data-token': '0a8f5b61-a60c',
    }
    for (const [name, value] of Object.entries(attributes)) expect(page).toContain(`${name}="${value}"`)
    expect(page).toContain(`<script src="${provider.REVIEW_WIDGET_URL}" async></script>`)
    expect(frameFor({})?.page).not.toContain('data-token')
    // A link to all reviews, in the place of what does not come.
    const address = 'https://www.reviews.example/review/retailer.example?a=1&amp;b=&quot;2&quot;'
    expect(page).toContain(`<a href="${address}" target="_blank" rel="noopener noreferrer">www.reviews.example</a>`)
  })

  test('is not there where reviews are switched off', () => {
    expect(frameFor({ REVIEW_BUSINESS_UNIT: '' })).toBeUndefined()
  })
})
