import { providerFeeEurosPerMonth } from '#domain/limits.ts'
import { htmlLang } from '#i18n/languages.ts'
import { legalUrl } from '../legal/company.ts'
import { buttonForm, codeField, facts, newTabLink, notice, submitButton, titledSection } from '../page/controls.ts'
import { formatEuros, maskPhone } from '../page/format.ts'
import { html, type Markup } from '../page/html.ts'
import type { PageContext } from '../page/page-context.ts'
import { renderParts } from '../page/texts.ts'
import { maxWrongCodes, type Signing, type SigningError } from '../state/signing.ts'
import { mandateFacts } from './mandate-facts.ts'
import { signUrl } from './urls.ts'

export interface FormState {
  error?: SigningError
  /** What was typed when the error occurred. */
  typed?: string
}

/** First stage: the document that the contract names. */
export function identityForm({ t }: PageContext, signing: Signing, { error, typed }: FormState): Markup {
  const { firstName, document } = signing.agreement
  return html`<p class="lead">${t('sign.identity.lead', { name: firstName })}</p>
<form method="post" action="${signUrl(signing, 'identity')}" novalidate>
${codeField({
  name: 'document',
  label: t('sign.document'),
  hint: t('sign.document.hint', { end: document.slice(-3) }),
  error: error === 'document' && t('sign.document.error'),
  value: typed,
  maxlength: 20,
})}
${submitButton(t('sign.next'), { wide: true })}
</form>`
}

/** Second stage: what is signed. A contract comes with the mandate for its account; a change of account is a mandate alone. */
export function readingForm(context: PageContext, signing: Signing): Markup {
  const { t } = context
  return html`${signing.about === 'contract' && contract(context, signing)}
${mandate(context, signing)}
<p>${t('sign.reading.next', { phone: maskPhone(signing.agreement.phoneNumber) })}</p>
${buttonForm(signUrl(signing, 'agree'), t('sign.agree'), { wide: true })}`
}

function contract({ t, language }: PageContext, { id, agreement }: Signing): Markup {
  const { firstName, lastName, companyName, document, cups, address, p1, p3, changeOfHolder } = agreement
  const person = `${firstName} ${lastName}`
  const kw = (power: number) => new Intl.NumberFormat(htmlLang(language)).format(power)
  const price = t('sign.contract.price.text', { fee: formatEuros(providerFeeEurosPerMonth, language) })
  const rows = facts([
    [t('sign.contract.number'), id],
    [t('sign.contract.holder'), companyName ?? person],
    ...(companyName ? [[t('sign.contract.signer'), person] as const] : []),
    [t('sign.document'), document],
    ['CUPS', cups],
    [t('sign.contract.address'), address],
    [
      t('sign.contract.power'),
      p1 > 0 ? t('sign.contract.power.new', { p1: kw(p1), p3: kw(p3) }) : t('sign.contract.power.kept'),
    ],
    ...(changeOfHolder ? [[t('sign.contract.change'), t('sign.contract.change.yes')] as const] : []),
    [t('sign.contract.price'), price],
    [t('sign.contract.taxes'), t('sign.contract.taxes.text')],
    [t('sign.contract.withdrawal'), t('sign.contract.withdrawal.text')],
  ])
  const conditions = newTabLink(legalUrl('generalConditions'), t('sign.contract.conditions'), t('link.newTab'))
  const content = html`${rows}<p>${conditions}</p>`
  return titledSection('outlined box stack', 'contract', 'document', t('sign.contract'), content)
}

function mandate(context: PageContext, signing: Signing): Markup {
  const { t } = context
  const whole = newTabLink(legalUrl('sepaMandate'), t('sign.mandate.whole'), t('link.newTab'))
  const text = html`${mandateFacts(context, signing)}<p class="small">${t('sign.mandate.text')}</p><p>${whole}</p>`
  return titledSection('outlined box stack', 'mandate', 'bank', t('legal.sepaMandate'), text)
}

/** Third stage: the code from the customer's phone, which is the signature. */
export function codeForm({ t }: PageContext, signing: Signing, { error }: FormState): Markup {
  const { stage, agreement } = signing
  const isVoid = stage.status === 'confirming' && stage.wrongAttempts >= maxWrongCodes
  const mail = (words: string) => newTabLink('/__mock/mail?box=sms', words, t('link.newTab'))
  const form = html`<form method="post" action="${signUrl(signing, 'code')}" novalidate>
${codeField({
  name: 'code',
  label: t('sign.code'),
  hint: t('sign.code.hint'),
  error: error === 'code' && t('sign.code.error'),
  autocomplete: 'one-time-code',
  inputmode: 'numeric',
  maxlength: 9,
})}
${submitButton(t('sign.sign'), { wide: true })}
</form>`
  const resend = buttonForm(signUrl(signing, 'agree'), t('sign.code.again'), {
    variant: isVoid ? 'primary' : 'link',
    wide: isVoid,
  })
  return html`<p class="lead">${t('sign.code.lead', { phone: maskPhone(agreement.phoneNumber) })}</p>
${notice('info', html`<p>${renderParts(t('sign.code.where'), { mail })}</p>`)}
${isVoid ? notice('error', html`<p>${t('sign.code.void')}</p>`) : form}
${resend}`
}
