import { html } from './page/html.ts'
import type { Page, PageContext } from './page/page.ts'

/** What a TrustBox shows in its frame on the dark panel of the offer. */
export function reviewsPage({ t }: PageContext): Page {
  const main = html`<span class="stars" aria-hidden="true">★★★★★</span><strong>${t('reviews.rating')}</strong><p>${t('reviews.count')}</p>`
  return { title: t('reviews.title'), main, style: 'reviews row' }
}
