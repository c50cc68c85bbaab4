import { brand } from '#brand/brand.ts'
import { buttonLink } from '../page/button.ts'
import { html } from '../page/html.ts'
import { mark } from '../page/logo.ts'
import { plainHeader } from '../page/plain-header.ts'
import type { Page } from '../page/send-page.ts'
import type { Visit } from '../page/visit.ts'

/** An app store that has this one app, which opens at once. */
export function storePage(visit: Visit, store: 'App Store' | 'Google Play'): Page {
  const { say } = visit
  const body = html`${plainHeader(visit, store, '/__mock/app')}
<main id="content" class="screen store">
<p class="store-icon">${mark}</p>
<h1>${brand.name}</h1>
<p class="lead">${say('store.lead')}</p>
${buttonLink('/__mock/app', say('store.open'), { wide: true })}
</main>`
  return { title: brand.name, owner: store, body, look: 'app' }
}
