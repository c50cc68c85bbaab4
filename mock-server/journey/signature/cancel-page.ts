import { buttonForm, buttonLink } from '../page/button.ts'
import { html } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import { plainHeader } from '../page/plain-header.ts'
import type { Page } from '../page/send-page.ts'
import type { Visit } from '../page/visit.ts'
import type { Signing } from '../state/signing.ts'
import { signAddress } from './sign-address.ts'

/** Asks once more before a signature is cancelled for good. */
export function cancelPage(visit: Visit, signing: Signing): Page {
  const { say } = visit
  const body = html`${plainHeader(visit, html`${icon('pen')}<span>${say('sign.owner')}</span>`, signAddress(signing))}
<main id="content" class="sheet">
<h1>${say('sign.cancel.title')}</h1>
<p class="lead">${say('sign.cancel.text')}</p>
${buttonLink(signAddress(signing), say('sign.cancel.stay'), { wide: true })}
${buttonForm(signAddress(signing, 'cancel'), say('sign.cancel.confirm'), { variant: 'secondary', wide: true })}
</main>`
  return { title: say('sign.cancel.title'), owner: say('sign.owner'), body, look: 'signature' }
}
