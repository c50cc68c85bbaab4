import { brand } from '#brand/brand.ts'
import { groupIban } from '#domain/iban.ts'
import { switchMaxWorkingDays, switchMinWorkingDays } from '#domain/limits.ts'
import { buttonLink, facts } from '../page/controls.ts'
import { formatTime } from '../page/format.ts'
import { html, type Markup } from '../page/html.ts'
import { logo } from '../page/logo.ts'
import type { PageContext } from '../page/page-context.ts'
import { renderStrong } from '../page/texts.ts'
import { mandateFacts } from '../signature/mandate-facts.ts'
import { signUrl } from '../signature/urls.ts'
import { getJourney, type Mail } from '../state/journey.ts'

/** The URL of one mail. */
export function mailUrl({ id }: { id: string }): string {
  return `/__mock/mail/${encodeURIComponent(id)}`
}

export function getSubject(t: PageContext['t'], { kind }: Mail): string {
  return t(`letter.subject.${kind}`, { brand: brand.name })
}

export function getSender(t: PageContext['t'], { kind }: Mail): string {
  return kind === 'signature-invitation' || kind === 'signing-code' ? t('sign.owner') : brand.name
}

/** An open mail: sender, receiver and content. */
export function letter(context: PageContext, mail: Mail): Markup {
  const { t, language } = context
  const head = facts([
    [t('letter.from'), getSender(t, mail)],
    [t('letter.to'), mail.to],
    [t('letter.at'), formatTime(mail.at, language)],
  ])
  return html`<h1>${getSubject(t, mail)}</h1>
${head}
${mail.kind === 'signing-code' ? textMessage(context, mail.code) : letterBody(context, mail)}`
}

/** What follows the signature, what is left to do, and the mandate that was signed with the contract. */
function signedText(context: PageContext, { contractId, at }: Letter & { kind: 'contract-signed' }): Markup {
  const { t, session } = context
  const { signings, confirmedEmails } = getJourney(session)
  const signing = signings.get(contractId)
  if (!signing) return html``
  const days = { min: switchMinWorkingDays, max: switchMaxWorkingDays }
  const next = t(confirmedEmails.has(signing.agreement.email) ? 'letter.signed.done' : 'letter.signed.confirm')
  return html`<p>${renderStrong(t(`letter.signed.text.${signing.kind}`, days))} ${next}</p>
<p>${t('letter.signed.mandate')}</p>${mandateFacts(context, signing, at)}`
}

function textMessage({ t }: PageContext, code: string): Markup {
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  return html`<p class="text-message">${renderStrong(t('letter.code', { brand: brand.name, code: spaced }))}</p>`
}

type Letter = Exclude<Mail, { kind: 'signing-code' }>

function letterBody(context: PageContext, mail: Letter): Markup {
  const { t } = context
  return html`<article class="letter outlined stack" aria-label="${t('letter.body')}">${logo}${content(context, mail)}
<p class="letter-foot end">${t('letter.foot', { brand: brand.name, email: brand.supportEmail })}</p></article>`
}

function content(context: PageContext, mail: Letter): Markup {
  const { t, session, wizardUrl } = context
  const days = { min: switchMinWorkingDays, max: switchMaxWorkingDays }
  const toApp = buttonLink(wizardUrl('/continue-in-app'), t('letter.toApp'))
  switch (mail.kind) {
    case 'email-confirmation':
      return html`<h2>${t('letter.confirm.title')}</h2><p>${t('letter.confirm.text', { brand: brand.name })}</p>${buttonLink(`${mailUrl(mail)}/confirm`, t('letter.confirm.action'))}<p class="small">${t('letter.confirm.ignore')}</p>`
    case 'signature-invitation': {
      const name = getJourney(session).signings.get(mail.contractId)?.agreement.firstName ?? ''
      return html`<h2>${t('letter.sign.title', { name })}</h2><p>${t('letter.sign.text')}</p><ul><li>${renderStrong(t('letter.sign.document'))}</li><li>${renderStrong(t('letter.sign.phone'))}</li></ul>${buttonLink(signUrl({ id: mail.contractId }), t('letter.sign.action'))}<p class="small">${t('letter.sign.lasts')}</p>`
    }
    case 'contract-signed':
      return html`<h2>${t('letter.signed.title')}</h2>${signedText(context, mail)}${toApp}`
    case 'contract-cancelled':
      return html`<h2>${t('letter.cancelled.title')}</h2><p>${t('letter.cancelled.text')}</p>${toApp}`
    case 'iban-changed':
      return html`<h2>${t('letter.iban.title')}</h2><p>${renderStrong(t('letter.iban.text', { iban: groupIban(mail.iban), ...days }))}</p>`
  }
}
