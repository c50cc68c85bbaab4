import { buttonLink } from '../page/button.ts'
import { html } from '../page/html.ts'
import type { Page } from '../page/send-page.ts'
import type { Visit } from '../page/visit.ts'
import { signatureFrame } from './signature-frame.ts'

/** Nothing to sign under this address: the session was reset, or the link belongs to another browser. */
export function unknownPage(visit: Visit): Page {
  const { say } = visit
  const sheet = html`<h1>${say('sign.unknown.title')}</h1>
<p class="lead">${say('sign.unknown.text')}</p>
${buttonLink('/__mock/mail', say('sign.unknown.mail'), { wide: true })}`
  const body = signatureFrame(visit, { home: '/__mock/mail', sheet })
  return { title: say('sign.unknown.title'), owner: say('sign.owner'), body, look: 'signature' }
}
