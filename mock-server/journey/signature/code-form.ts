import { buttonForm, submitButton } from '../page/button.ts'
import { field } from '../page/field.ts'
import { html, type Markup } from '../page/html.ts'
import { newTabLink } from '../page/new-tab.ts'
import { notice } from '../page/notice.ts'
import { rich } from '../page/texts.ts'
import type { Visit } from '../page/visit.ts'
import { mostWrongCodes, type Signing } from '../state/signing.ts'
import { maskedPhone } from './masked-phone.ts'
import { signAddress } from './sign-address.ts'
import type { Circumstances } from './signing-page.ts'

/** Third: the code on the customer's phone, which is the signature. */
export function codeForm({ say }: Visit, signing: Signing, { problem }: Circumstances): Markup {
  const { stage, agreement } = signing
  const isVoid = stage.is === 'confirming' && stage.wrong >= mostWrongCodes
  const mailbox = (words: string) => newTabLink('/__mock/mail?box=sms', words, say('link.newTab'))
  const form = html`<form method="post" action="${signAddress(signing, 'code')}" novalidate>
${field({
  name: 'code',
  label: say('sign.code'),
  hint: say('sign.code.hint'),
  error: problem === 'code' ? say('sign.code.error') : undefined,
  autocomplete: 'one-time-code',
  inputmode: 'numeric',
  maxlength: 9,
  isCode: true,
})}
${submitButton(say('sign.sign'), { wide: true })}
</form>`
  return html`<p class="lead">${say('sign.code.lead', { phone: maskedPhone(agreement.phoneNumber) })}</p>
${notice('info', html`<p>${rich(say('sign.code.where'), { mail: mailbox })}</p>`)}
${isVoid ? notice('error', html`<p>${say('sign.code.void')}</p>`) : form}
<div class="resend">${buttonForm(signAddress(signing, 'agree'), say('sign.code.again'), { variant: isVoid ? 'primary' : 'link', wide: isVoid })}</div>`
}
