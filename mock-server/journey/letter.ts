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

/** How many working days a switch takes. */
export const switchDays = { min: switchMinWorkingDays, max: switchMaxWorkingDays }

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
<article class="letter card stack" aria-label="${t('letter.body')}">${isMail && logo}${content(context, mail)}${isMail && foot}</article>`
}

function content(context: PageContext, mail: Mail): Markup {
  const { kind, signing, code, at } = mail
  const { t, journey, wizardUrl } = context
  const { firstName, iban, email } = signing.agreement
  const grouped = `${code.slice(0, 3)} ${code.slice(3)}`
  const values = { brand: brand.name, name: firstName, iban: groupIban(iban), code: grouped, ...switchDays }
  const textKey =
    kind === 'contract-signed' ? (`letter.text.${kind}.${signing.kind}` as const) : (`letter.text.${kind}` as const)
  const text = html`<p>${renderStrong(t(textKey, values))}</p>`
  if (kind === 'signing-code') return text
  const toApp = buttonLink(wizardUrl('/continue-in-app'), t('letter.toApp'))
  const rest = {
    'email-confirmation': html`${buttonLink(`${mailUrl(mail)}/confirm`, t('letter.confirm.action'))}
<p class="small">${t('letter.confirm.ignore')}</p>`,
    'signature-invitation': html`<ul><li>${renderStrong(t('letter.sign.document'))}</li><li>${renderStrong(t('letter.sign.phone'))}</li></ul>
${buttonLink(signUrl(signing), t('letter.sign.action'))}<p class="small">${t('letter.sign.lasts')}</p>`,
    'contract-signed': html`<p>${t(journey.confirmedEmails.has(email) ? 'letter.signed.done' : 'letter.signed.confirm')}</p>
<p>${t('letter.signed.mandate')}</p>${mandateFacts(context, signing, at)}${toApp}`,
    'contract-cancelled': toApp,
    'iban-changed': null,
  }
  return html`<h2>${t(`letter.title.${kind}`, values)}</h2>${text}${rest[kind]}`
}
