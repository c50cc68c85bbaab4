import { brand } from '#brand/brand.ts'
import { buttonLink } from '../page/button.ts'
import { html, type Markup } from '../page/html.ts'
import { mark } from '../page/logo.ts'
import type { Visit } from '../page/visit.ts'

/** What the app says to somebody who has not signed up in this session. */
export function newcomer({ say, wizard }: Visit): Markup {
  return html`<div class="newcomer">${mark}
<h1>${say('app.newcomer', { brand: brand.name })}</h1>
<p class="lead">${say('app.newcomer.text')}</p>
${buttonLink(wizard('/'), say('app.newcomer.start'), { wide: true })}
<p class="small">${say('app.newcomer.note')}</p></div>`
}
