import { submitButton } from '../page/button.ts'
import { field } from '../page/field.ts'
import { html, type Markup } from '../page/html.ts'
import type { Visit } from '../page/visit.ts'
import type { Signing } from '../state/signing.ts'
import { signAddress } from './sign-address.ts'
import type { Circumstances } from './signing-page.ts'

/** First: the document that the contract names. */
export function identityForm({ say }: Visit, signing: Signing, { problem, typed }: Circumstances): Markup {
  const { firstName, document } = signing.agreement
  return html`<p class="lead">${say('sign.identity.lead', { name: firstName })}</p>
<form method="post" action="${signAddress(signing, 'identity')}" novalidate>
${field({
  name: 'document',
  label: say('sign.document'),
  hint: say('sign.document.hint', { end: document.slice(-3) }),
  error: problem === 'document' ? say('sign.document.error') : undefined,
  value: typed ?? '',
  maxlength: 20,
  isCode: true,
})}
${submitButton(say('sign.next'), { wide: true })}
</form>`
}
