import { brand } from '#brand/brand.ts'
import { groupIban } from '#domain/iban.ts'
import { switchMaxWorkingDays, switchMinWorkingDays } from '#domain/limits.ts'
import type { Mail } from './journey.ts'
import { buttonLink, facts, formatDate, logo } from './page/controls.ts'
import { html, type Markup } from './page/html.ts'
import type { PageContext } from './page/page.ts'
import { renderStrong } from './page/texts.ts'
import { mandateFacts } from './signing-page.ts'
import { mailUrl, signUrl } from './urls.ts'

const days = { min: switchMinWorkingDays, max: switchMaxWorkingDays }

export function getSender(t: PageContext['t'], { kind }: Mail): string {
  return kind === 'signature-invitation' || kind === 'signing-code' ? t('sign.owner') : brand.name
}

/** An open mail or text message: sender, receiver and content. */
export function letter(context: PageContext, mail: Mail): Markup {
  const { t, language } = context
  const isMail = mail.kind !== 'signing-code'
  const head = facts([
    [t('letter.from'), getSender(t, mail)],
    [t('letter.to'), mail.to],
    [t('letter.at'), formatDate(mail.at, language, { dateStyle: 'long', timeStyle: 'short' })],
  ])
  const foot = html`<p class="small end">${t('letter.foot', { brand: brand.name, email: brand.supportEmail })}</p>`
  return html`<h1>${t(`letter.subject.${mail.kind}`)}</h1>
${head}
<article class="letter outlined stack" aria-label="${t('letter.body')}">${isMail && logo}${content(context, mail)}${isMail && foot}</article>`
}

function content(context: PageContext, mail: Mail): Markup {
  const { t, journey, wizardUrl } = context
  const { kind, signing, code = '', at } = mail
  const { firstName, iban, email } = signing.agreement
  const toApp = buttonLink(wizardUrl('/continue-in-app'), t('letter.toApp'))
  switch (kind) {
    case 'signing-code': {
      const grouped = `${code.slice(0, 3)} ${code.slice(3)}`
      return html`<p>${renderStrong(t('letter.code', { brand: brand.name, code: grouped }))}</p>`
    }
    case 'email-confirmation':
      return html`<h2>${t('letter.confirm.title')}</h2>
<p>${t('letter.confirm.text', { brand: brand.name })}</p>
${buttonLink(`${mailUrl(mail.id)}/confirm`, t('letter.confirm.action'))}
<p class="small">${t('letter.confirm.ignore')}</p>`
    case 'signature-invitation':
      return html`<h2>${t('letter.sign.title', { name: firstName })}</h2>
<p>${t('letter.sign.text')}</p>
<ul><li>${renderStrong(t('letter.sign.document'))}</li><li>${renderStrong(t('letter.sign.phone'))}</li></ul>
${buttonLink(signUrl(signing), t('letter.sign.action'))}
<p class="small">${t('letter.sign.lasts')}</p>`
    case 'contract-signed': {
      // What follows the signature, what is left to do, and the mandate that was signed with the contract.
      const next = t(journey.confirmedEmails.has(email) ? 'letter.signed.done' : 'letter.signed.confirm')
      return html`<h2>${t('letter.signed.title')}</h2>
<p>${renderStrong(t(`letter.signed.text.${signing.kind}`, days))} ${next}</p>
<p>${t('letter.signed.mandate')}</p>${mandateFacts(context, signing, at)}${toApp}`
    }
    case 'contract-cancelled':
      return html`<h2>${t('letter.cancelled.title')}</h2><p>${t('letter.cancelled.text')}</p>${toApp}`
    case 'iban-changed':
      return html`<h2>${t('letter.iban.title')}</h2>
<p>${renderStrong(t('letter.iban.text', { iban: groupIban(iban), ...days }))}</p>`
  }
}
