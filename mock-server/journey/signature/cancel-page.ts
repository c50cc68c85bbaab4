import { buttonForm, buttonLink } from '../page/button.ts'
import { html } from '../page/html.ts'
import type { Page } from '../page/send-page.ts'
import type { Visit } from '../page/visit.ts'
import type { Signing } from '../state/signing.ts'
import { signAddress } from './sign-address.ts'
import { signatureFrame } from './signature-frame.ts'

/** Asks once more before a signature is cancelled for good. */
export function cancelPage(visit: Visit, signing: Signing): Page {
  const { say } = visit
  const sheet = html`<h1>${say('sign.cancel.title')}</h1>
<p class="lead">${say('sign.cancel.text')}</p>
${buttonLink(signAddress(signing), say('sign.cancel.stay'), { wide: true })}
${buttonForm(signAddress(signing, 'cancel'), say('sign.cancel.confirm'), { variant: 'secondary', wide: true })}`
  const body = signatureFrame(visit, { home: signAddress(signing), sheet })
  return { title: say('sign.cancel.title'), owner: say('sign.owner'), body, look: 'signature' }
}
