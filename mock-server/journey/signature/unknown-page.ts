import { buttonLink } from '../page/button.ts'
import { html } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import { plainHeader } from '../page/plain-header.ts'
import type { Page } from '../page/send-page.ts'
import type { Visit } from '../page/visit.ts'

/** Nothing to sign under this address: the session was reset, or the link belongs to another browser. */
export function unknownPage(visit: Visit): Page {
  const { say } = visit
  const body = html`${plainHeader(visit, html`${icon('pen')}<span>${say('sign.owner')}</span>`, '/__mock/mail')}
<main id="content" class="sheet">
<h1>${say('sign.unknown.title')}</h1>
<p class="lead">${say('sign.unknown.text')}</p>
${buttonLink('/__mock/mail', say('sign.unknown.mail'), { wide: true })}
</main>`
  return { title: say('sign.unknown.title'), owner: say('sign.owner'), body, look: 'signature' }
}
