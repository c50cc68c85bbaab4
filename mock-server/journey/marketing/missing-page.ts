import { buttonLink } from '../page/button.ts'
import { html } from '../page/html.ts'
import { mark } from '../page/logo.ts'
import type { Page } from '../page/send-page.ts'
import type { Visit } from '../page/visit.ts'
import { siteFooter } from './site-footer.ts'
import { siteHeader } from './site-header.ts'

/** The site has no such page. */
export function missingPage(visit: Visit): Page {
  const { say } = visit
  const body = html`${siteHeader(visit)}
<main id="content" class="missing">
${mark}
<h1>${say('missing.title')}</h1>
<p class="lead">${say('missing.text')}</p>
${buttonLink('/__mock/marketing/', say('missing.home'))}
</main>
${siteFooter(visit)}`
  return { title: say('missing.title'), body, look: 'marketing' }
}
