import { brand } from '#brand/brand.ts'
import { mandateReference } from '#domain/brand.ts'
import { groupCups } from '#domain/cups.ts'
import { groupIban } from '#domain/iban.ts'
import { providerFeeEurosPerMonth } from '#domain/limits.ts'
import { euros } from '#i18n/euros.ts'
import { htmlLang } from '#i18n/languages.ts'
import { supplyPoints } from '#mock/world/supply-points.ts'
import { supplyPointKey } from '#mock/world/world.ts'
import type { Signing } from './journey.ts'
import { legalUrl } from './legal-plugin.ts'
import {
  buttonForm,
  buttonLink,
  codeForm,
  facts,
  formatDate,
  icon,
  newTabLink,
  notice,
  titledSection,
} from './page/controls.ts'
import { html, type Markup } from './page/html.ts'
import type { Page, PageContext } from './page/page.ts'
import { resultUrl, signUrl } from './urls.ts'

const stages = { identifying: identityStage, reading: readingStage, confirming: codeStage }

/** The page for the current stage of a signature. `rejected`: what was typed and is wrong. */
export function signingPage(context: PageContext, signing: Signing, rejected?: string): Page {
  const { t } = context
  const { status } = signing
  if (status === 'signed' || status === 'cancelled' || status === 'expired')
    return endPage(context, status, buttonLink(resultUrl(context, signing), t('sign.next')))
  const title = t(`sign.title.${status}`)
  const sheet = html`${progress(context, signing.about, status)}<h1>${title}</h1>
${stages[status](context, signing, rejected)}
<div class="end">${buttonForm(signUrl(signing, 'cancel'), t('sign.cancel'), 'link')}</div>`
  return providerPage(context, rejected === undefined ? title : t('shell.error', { title }), sheet)
}

/** The outcome of a signature; `unknown`: the session was reset, or the link belongs to another browser. */
export function endPage(
  context: PageContext,
  name: 'signed' | 'cancelled' | 'expired' | 'unknown',
  next: Markup,
): Page {
  const { t } = context
  const [state, picture] = name === 'signed' ? (['done', 'check'] as const) : (['current', 'warning'] as const)
  const title = t(`sign.title.${name}`)
  const sheet = html`<h1>${title}</h1><p class="number" data-disc data-state="${state}">${icon(picture)}</p>
<p class="lead">${t(`sign.text.${name}`)}</p>
${next}`
  return { ...providerPage(context, title, sheet), status: name === 'unknown' ? 404 : 200 }
}

/** A page of the signature provider: one sheet. */
function providerPage(context: PageContext, title: string, main: Markup): Page {
  return { title, owner: context.t('sign.owner'), main, home: '/__mock/mail', style: 'sheet card stack' }
}

/** The steps of a signature. A change of account has no identification. */
function progress({ t }: PageContext, about: Signing['about'], status: keyof typeof stages): Markup {
  const all = ['identifying', 'reading', 'confirming'] as const
  const steps = about === 'contract' ? all : all.slice(1)
  const current = steps.indexOf(status)
  const items = steps.map((each, index) => {
    if (index > current) return html`<li class="small">${t(`sign.step.${each}`)}</li>`
    const state = index < current ? html`data-tone="success"` : html`data-tone="warning" aria-current="step"`
    return html`<li class="notice pill" ${state}>${t(`sign.step.${each}`)}</li>`
  })
  return html`<ol class="row" aria-label="${t('sign.progress')}">${items}</ol>`
}

/** First stage: the document that the contract names. */
function identityStage({ t }: PageContext, signing: Signing, rejected?: string): Markup {
  const { firstName, document } = signing.agreement
  return html`<p class="lead">${t('sign.identity.lead', { name: firstName })}</p>
${codeForm({
  action: signUrl(signing, 'identity'),
  name: 'document',
  label: t('sign.document'),
  hint: t('sign.document.hint', { end: document.slice(-3) }),
  error: rejected !== undefined && t('sign.document.error'),
  value: rejected,
  submit: t('sign.next'),
})}`
}

/** Second stage: what is signed. A contract comes with the mandate for its account; a change of account is a mandate alone. */
function readingStage(context: PageContext, signing: Signing): Markup {
  const { t } = context
  const mandate = html`${mandateFacts(context, signing)}<p class="small">${t('sign.mandate.text')}</p>
<p>${newTabLink(t, legalUrl('sepaMandate'), t('sign.mandate.whole'))}</p>`
  return html`${signing.about === 'contract' && contract(context, signing)}
${titledSection('outlined', 'mandate', t('legal.sepaMandate'), mandate)}
<p>${t('sign.reading.next', { phone: maskPhone(signing) })}</p>
${buttonForm(signUrl(signing, 'agree'), t('sign.agree'))}`
}

function contract({ t, language }: PageContext, { id, agreement }: Signing): Markup {
  const { firstName, lastName, companyName, document, cups, address, changeOfHolder } = agreement
  const person = `${firstName} ${lastName}`
  const kw = new Intl.NumberFormat(htmlLang(language))
  // A supply that keeps its powers is registered with none; the register has them.
  const register = supplyPoints.find(point => supplyPointKey(point.cups) === supplyPointKey(cups))
  const { p1, p3 } = agreement.p1 > 0 ? agreement : (register ?? agreement)
  const power =
    p1 > 0 ? t('sign.contract.power.new', { p1: kw.format(p1), p3: kw.format(p3) }) : t('sign.contract.power.kept')
  const fee = euros(providerFeeEurosPerMonth, htmlLang(language))
  // In the order of the wizard's review.
  const rows = facts([
    [t('sign.contract.price'), t('sign.contract.price.text', { fee })],
    [t('sign.contract.taxes'), t('sign.contract.taxes.text')],
    [t('sign.contract.holder'), companyName ?? person],
    companyName !== undefined && [t('sign.contract.signer'), person],
    [t('sign.document'), document],
    changeOfHolder && [t('sign.contract.change'), t('sign.contract.change.yes')],
    [t('sign.contract.address'), address],
    ['CUPS', groupCups(cups)],
    [t('sign.contract.power'), power],
    [t('sign.contract.withdrawal'), t('sign.contract.withdrawal.text')],
    [t('sign.contract.number'), id],
  ])
  const conditions = newTabLink(t, legalUrl('generalConditions'), t('sign.contract.conditions'))
  return titledSection('outlined', 'contract', t('sign.contract'), html`${rows}<p>${conditions}</p>`)
}

/**
 * The mandate as it is signed and as the letter repeats it: the same creditor and reference that the wizard shows. `signedAt`: in
 * milliseconds since 1970, once it is signed.
 */
export function mandateFacts({ t, language }: PageContext, signing: Signing, signedAt?: number): Markup {
  const { firstName, lastName, companyName, iban } = signing.agreement
  const { name, identifier, address } = brand.creditor
  return facts([
    [t('sign.mandate.reference'), mandateReference(signing.registrationId)],
    [t('sign.mandate.creditor'), name],
    [t('sign.mandate.creditorId'), identifier],
    [t('sign.mandate.creditorAddress'), address],
    [t('sign.mandate.debtor'), companyName ?? `${firstName} ${lastName}`],
    ['IBAN', groupIban(iban)],
    signedAt !== undefined && [t('sign.mandate.date'), formatDate(signedAt, language, { dateStyle: 'long' })],
  ])
}

/** Third stage: the code from the customer's phone, which is the signature. */
function codeStage({ t }: PageContext, signing: Signing, rejected?: string): Markup {
  return html`<p class="lead">${t('sign.code.lead', { phone: maskPhone(signing) })}</p>
${notice(html`${t('sign.code.where')} ${newTabLink(t, '/__mock/mail', t('mail.open'))}`)}
${codeForm({
  action: signUrl(signing, 'code'),
  name: 'code',
  label: t('sign.code'),
  hint: t('sign.code.hint'),
  error: rejected !== undefined && t('sign.code.error'),
  attributes: html`autocomplete="one-time-code" inputmode="numeric"`,
  submit: t('sign.sign'),
})}
${buttonForm(signUrl(signing, 'agree'), t('sign.code.again'), 'link')}`
}

/** A telephone number with only its last three digits: `••• ••• 678`. */
function maskPhone({ agreement }: Signing): string {
  return `•••\u00a0•••\u00a0${agreement.phoneNumber.slice(-3)}`
}
