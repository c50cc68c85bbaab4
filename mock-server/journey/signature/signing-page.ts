import { mandateReference } from '#domain/brand.ts'
import { groupIban } from '#domain/iban.ts'
import { providerFeeEurosPerMonth } from '#domain/limits.ts'
import { htmlLang } from '#i18n/languages.ts'
import { company, legalUrl } from '../legal/company.ts'
import {
  buttonForm,
  buttonLink,
  codeField,
  facts,
  formatDate,
  formatEuros,
  icon,
  newTabLink,
  notice,
  submitButton,
  titledSection,
} from '../page/controls.ts'
import { html, type Markup, type Piece } from '../page/html.ts'
import { header, type Page, type PageContext } from '../page/page.ts'
import { renderParts } from '../page/texts.ts'
import { maxWrongCodes, type Signing, type SigningError } from '../state/signing.ts'
import { resultUrl, signUrl } from './urls.ts'

interface FormState {
  error?: SigningError
  /** What was typed when the error occurred. */
  typed?: string
}

const stages = { identifying: identityForm, reading: readingForm, confirming: codeForm }

/** The page for the current stage of a signature. */
export function signingPage(context: PageContext, signing: Signing, form: FormState = {}): Page {
  const { t } = context
  const { status } = signing.stage
  const title = t(`sign.title.${status}`)
  if (status === 'signed' || status === 'cancelled' || status === 'expired')
    return providerPage(context, title, html`<h1>${title}</h1>${outcome(context, signing, status)}`)
  const sheet = html`${progress(context, signing.about, status)}<h1>${title}</h1>
${stages[status](context, signing, form)}
<p class="end"><a class="target" href="${signUrl(signing, 'cancel')}">${t('sign.cancel')}</a></p>
<div class="row small"><p>${t('sign.tester')}</p>${buttonForm(signUrl(signing, 'expire'), t('sign.expire'), 'link')}</div>`
  return providerPage(context, form.error ? t('shell.error', { title }) : title, sheet)
}

/** Asks for confirmation before a signature is cancelled. */
export function cancelPage(context: PageContext, signing: Signing): Page {
  const { t } = context
  const title = t('sign.cancel.title')
  const sheet = html`<h1>${title}</h1><p class="lead">${t('sign.cancel.text')}</p>
${buttonLink(signUrl(signing), t('sign.cancel.stay'))}
${buttonForm(signUrl(signing, 'cancel'), t('sign.cancel.confirm'), 'secondary')}`
  return providerPage(context, title, sheet)
}

/** Nothing to sign at this address: the session was reset, or the link belongs to another browser. */
export function unknownPage(context: PageContext): Page {
  const { t } = context
  const title = t('sign.unknown.title')
  const sheet = html`<h1>${title}</h1><p class="lead">${t('sign.unknown.text')}</p>
${buttonLink('/__mock/mail', t('sign.unknown.mail'))}`
  return { ...providerPage(context, title, sheet), status: 404 }
}

/** A page of the signature provider: its name, the languages and one sheet. */
function providerPage(context: PageContext, title: string, sheet: Piece): Page {
  const owner = context.t('sign.owner')
  const body = html`${header(context, owner, '/__mock/mail')}
<main id="content"><div class="sheet card stack">${sheet}</div></main>`
  return { title, owner, body }
}

/** The steps of a signature. A change of account has no identification. */
function progress({ t }: PageContext, about: Signing['about'], status: keyof typeof stages): Markup {
  const all = ['identifying', 'reading', 'confirming'] as const
  const steps = about === 'contract' ? all : all.slice(1)
  const current = steps.indexOf(status)
  const items = steps.map(
    (each, index) =>
      html`<li${index < current && html` class="past"`}${index === current && html` aria-current="step"`}>${t(`sign.step.${each}`)}</li>`,
  )
  return html`<ol class="progress" aria-label="${t('sign.progress')}">${items}</ol>`
}

function outcome(context: PageContext, signing: Signing, status: 'signed' | 'cancelled' | 'expired'): Markup {
  const { t } = context
  const [tone, picture] = status === 'signed' ? (['success', 'check'] as const) : (['warning', 'warning'] as const)
  return html`<p class="disc" data-tone="${tone}">${icon(picture)}</p>
<p class="lead">${t(`sign.text.${status}`)}</p>
${buttonLink(resultUrl(context, signing), t('sign.next'))}`
}

/** First stage: the document that the contract names. */
function identityForm({ t }: PageContext, signing: Signing, { error, typed }: FormState): Markup {
  const { firstName, document } = signing.agreement
  const field = codeField({
    name: 'document',
    label: t('sign.document'),
    hint: t('sign.document.hint', { end: document.slice(-3) }),
    error: error === 'document' && t('sign.document.error'),
    value: typed,
  })
  return html`<p class="lead">${t('sign.identity.lead', { name: firstName })}</p>
<form class="stack" method="post" action="${signUrl(signing, 'identity')}" novalidate>${field}${submitButton(t('sign.next'))}</form>`
}

/** Second stage: what is signed. A contract comes with the mandate for its account; a change of account is a mandate alone. */
function readingForm(context: PageContext, signing: Signing): Markup {
  const { t } = context
  const whole = newTabLink(legalUrl('sepaMandate'), t('sign.mandate.whole'), t('link.newTab'))
  const mandate = html`${mandateFacts(context, signing)}<p class="small">${t('sign.mandate.text')}</p><p>${whole}</p>`
  return html`${signing.about === 'contract' && contract(context, signing)}
${titledSection('outlined', 'mandate', t('legal.sepaMandate'), mandate)}
<p>${t('sign.reading.next', { phone: maskPhone(signing.agreement.phoneNumber) })}</p>
${buttonForm(signUrl(signing, 'agree'), t('sign.agree'))}`
}

function contract({ t, language }: PageContext, { id, agreement }: Signing): Markup {
  const { firstName, lastName, companyName, document, cups, address, changeOfHolder } = agreement
  const person = `${firstName} ${lastName}`
  const kw = (power: number) => new Intl.NumberFormat(htmlLang(language)).format(power)
  const [p1, p3] = [kw(agreement.p1), kw(agreement.p3)]
  const isPowerNew = agreement.p1 > 0
  const rows = facts([
    [t('sign.contract.number'), id],
    [t('sign.contract.holder'), companyName ?? person],
    ...(companyName ? [[t('sign.contract.signer'), person] as const] : []),
    [t('sign.document'), document],
    ['CUPS', cups],
    [t('sign.contract.address'), address],
    [t('sign.contract.power'), isPowerNew ? t('sign.contract.power.new', { p1, p3 }) : t('sign.contract.power.kept')],
    ...(changeOfHolder ? [[t('sign.contract.change'), t('sign.contract.change.yes')] as const] : []),
    [t('sign.contract.price'), t('sign.contract.price.text', { fee: formatEuros(providerFeeEurosPerMonth, language) })],
    [t('sign.contract.taxes'), t('sign.contract.taxes.text')],
    [t('sign.contract.withdrawal'), t('sign.contract.withdrawal.text')],
  ])
  const conditions = newTabLink(legalUrl('generalConditions'), t('sign.contract.conditions'), t('link.newTab'))
  return titledSection('outlined', 'contract', t('sign.contract'), html`${rows}<p>${conditions}</p>`)
}

/**
 * The mandate as it is signed and as the letter repeats it: the same creditor and reference that the wizard shows. `signedAt`: in
 * milliseconds since 1970, once it is signed.
 */
export function mandateFacts({ t, language }: PageContext, signing: Signing, signedAt?: number): Markup {
  const { firstName, lastName, companyName, iban } = signing.agreement
  const date = signedAt !== undefined && formatDate(signedAt, language, { dateStyle: 'long' })
  return facts([
    [t('sign.mandate.reference'), mandateReference(signing.registrationId)],
    [t('sign.mandate.creditor'), company.company],
    [t('sign.mandate.creditorId'), company.creditorId],
    [t('sign.mandate.creditorAddress'), company.address],
    [t('sign.mandate.debtor'), companyName ?? `${firstName} ${lastName}`],
    ['IBAN', groupIban(iban)],
    ...(date ? [[t('sign.mandate.date'), date] as const] : []),
  ])
}

/** Third stage: the code from the customer's phone, which is the signature. */
function codeForm({ t }: PageContext, signing: Signing, { error }: FormState): Markup {
  const { stage, agreement } = signing
  const isVoid = stage.status === 'confirming' && stage.wrongAttempts >= maxWrongCodes
  const mail = (words: string) => newTabLink('/__mock/mail', words, t('link.newTab'))
  const field = codeField({
    name: 'code',
    label: t('sign.code'),
    hint: t('sign.code.hint'),
    error: error === 'code' && t('sign.code.error'),
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
  })
  const form = html`<form class="stack" method="post" action="${signUrl(signing, 'code')}" novalidate>${field}${submitButton(t('sign.sign'))}</form>`
  return html`<p class="lead">${t('sign.code.lead', { phone: maskPhone(agreement.phoneNumber) })}</p>
${notice('info', renderParts(t('sign.code.where'), { mail }))}
${isVoid ? notice('error', t('sign.code.void')) : form}
${buttonForm(signUrl(signing, 'agree'), t('sign.code.again'), isVoid ? 'primary' : 'link')}`
}

/** A telephone number with only its last three digits: `••• ••• 678`. */
function maskPhone(number: string): string {
  return `•••\u00a0•••\u00a0${number.slice(-3)}`
}
