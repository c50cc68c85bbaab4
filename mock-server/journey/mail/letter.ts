import { brand } from '#brand/brand.ts'
import { groupIban } from '#domain/iban.ts'
import { switchMaxWorkingDays, switchMinWorkingDays } from '#domain/limits.ts'
import { buttonLink, facts, formatDate, logo } from '../page/controls.ts'
import { html, type Markup } from '../page/html.ts'
import type { PageContext } from '../page/page.ts'
import { renderStrong } from '../page/texts.ts'
import { mandateFacts } from '../signature/signing-page.ts'
import { signUrl } from '../signature/urls.ts'
import type { Mail } from '../state/journey.ts'

const days = { min: switchMinWorkingDays, max: switchMaxWorkingDays }

/** The URL of one mail. */
export function mailUrl({ id }: { id: string }): string {
  return `/__mock/mail/${encodeURIComponent(id)}`
}

export function getSubject(t: PageContext['t'], { kind }: Mail): string {
  return t(`letter.subject.${kind}`)
}

export function getSender(t: PageContext['t'], { kind }: Mail): string {
  return kind === 'signature-invitation' || kind === 'signing-code' ? t('sign.owner') : brand.name
}

/** An open mail or text message: sender, receiver and content. */
export function letter(context: PageContext, mail: Mail): Markup {
  const { t, language } = context
  const head = facts([
    [t('letter.from'), getSender(t, mail)],
    [t('letter.to'), mail.to],
    [t('letter.at'), formatDate(mail.at, language, { dateStyle: 'long', timeStyle: 'short' })],
  ])
  const foot = html`<p class="small end">${t('letter.foot', { brand: brand.name, email: brand.supportEmail })}</p>`
  return html`<h1>${getSubject(t, mail)}</h1>
${head}
<article class="letter outlined stack" aria-label="${t('letter.body')}">${mail.kind !== 'signing-code' && logo}${content(context, mail)}${mail.kind !== 'signing-code' && foot}</article>`
}

function content(context: PageContext, mail: Mail): Markup {
  const { t, journey, wizardUrl } = context
  const toApp = buttonLink(wizardUrl('/continue-in-app'), t('letter.toApp'))
  switch (mail.kind) {
    case 'signing-code': {
      const code = `${mail.code.slice(0, 3)} ${mail.code.slice(3)}`
      return html`<p>${renderStrong(t('letter.code', { brand: brand.name, code }))}</p>`
    }
    case 'email-confirmation':
      return html`<h2>${t('letter.confirm.title')}</h2><p>${t('letter.confirm.text', { brand: brand.name })}</p>${buttonLink(`${mailUrl(mail)}/confirm`, t('letter.confirm.action'))}<p class="small">${t('letter.confirm.ignore')}</p>`
    case 'signature-invitation': {
      const name = journey.signings.get(mail.contractId)?.agreement.firstName ?? ''
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

/** What follows the signature, what is left to do, and the mandate that was signed with the contract. */
function signedText(context: PageContext, { contractId, at }: Mail & { kind: 'contract-signed' }): Markup {
  const { t, journey } = context
  const signing = journey.signings.get(contractId)
  if (!signing) return html``
  const isConfirmed = journey.confirmedEmails.has(signing.agreement.email)
  const next = t(isConfirmed ? 'letter.signed.done' : 'letter.signed.confirm')
  return html`<p>${renderStrong(t(`letter.signed.text.${signing.kind}`, days))} ${next}</p>
<p>${t('letter.signed.mandate')}</p>${mandateFacts(context, signing, at)}`
}
