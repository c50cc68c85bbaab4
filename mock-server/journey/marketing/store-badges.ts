import { html, type Markup } from '../page/html.ts'
import type { Visit } from '../page/visit.ts'

/** Both app stores; here each has a page that hands over the app at once. */
export function storeBadges({ say }: Visit): Markup {
  return html`<ul class="badges">
<li><a href="/__mock/app/store/apple"><span>${say('store.on')}</span> App Store</a></li>
<li><a href="/__mock/app/store/google"><span>${say('store.on')}</span> Google Play</a></li>
</ul>`
}
