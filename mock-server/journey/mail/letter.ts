import { brand } from '#brand/brand.ts'
import { groupIban } from '#domain/iban.ts'
import { switchMaxWorkingDays, switchMinWorkingDays } from '#domain/limits.ts'
import { buttonLink } from '../page/button.ts'
import { html, type Markup } from '../page/html.ts'
import { logo } from '../page/logo.ts'
import { strong } from '../page/texts.ts'
import type { Visit } from '../page/visit.ts'
import { signAddress } from '../signature/sign-address.ts'
import { journeyOf } from '../state/journey-of.ts'
import type { Mail } from '../state/mail.ts'
import { mailAddress } from './mail-address.ts'
import { senderOf, subjectOf } from './subject.ts'
import { moment } from './when.ts'

/** One mail, opened: who wrote to whom, and what it says. */
export function letterOf(visit: Visit, mail: Mail): Markup {
  const { say, language } = visit
  const head = html`<h1>${subjectOf(say, mail)}</h1>
<dl class="letter-head"><div><dt>${say('letter.from')}</dt><dd>${senderOf(say, mail)}</dd></div><div><dt>${say('letter.to')}</dt><dd>${mail.to}</dd></div><div><dt>${say('letter.at')}</dt><dd>${moment(mail.at, language)}</dd></div></dl>`
  if (mail.kind === 'signing-code') return html`${head}${textMessage(visit, mail.code)}`
  return html`${head}<article class="letter" aria-label="${say('letter.body')}">${logo}${words(visit, mail)}
<p class="letter-foot">${say('letter.foot', { brand: brand.name, email: brand.supportEmail })}</p></article>`
}

function textMessage({ say }: Visit, code: string): Markup {
  const spoken = `${code.slice(0, 3)} ${code.slice(3)}`
  return html`<p class="text-message">${strong(say('letter.code', { brand: brand.name, code: spoken }))}</p>`
}

function words({ say, session, wizard }: Visit, mail: Exclude<Mail, { kind: 'signing-code' }>): Markup {
  const days = { min: switchMinWorkingDays, max: switchMaxWorkingDays }
  const toApp = (text: string) => buttonLink(wizard('/continue-in-app'), text)
  switch (mail.kind) {
    case 'email-confirmation':
      return html`<h2>${say('letter.confirm.title')}</h2><p>${say('letter.confirm.text', { brand: brand.name })}</p>${buttonLink(`${mailAddress(mail)}/confirm`, say('letter.confirm.action'))}<p class="small">${say('letter.confirm.ignore')}</p>`
    case 'signature-invitation': {
      const name = journeyOf(session).signings.get(mail.contractId)?.agreement.firstName ?? ''
      return html`<h2>${say('letter.sign.title', { name })}</h2><p>${say('letter.sign.text')}</p><ul><li>${strong(say('letter.sign.document'))}</li><li>${strong(say('letter.sign.phone'))}</li></ul>${buttonLink(signAddress({ id: mail.contractId }), say('letter.sign.action'))}<p class="small">${say('letter.sign.lasts')}</p>`
    }
    case 'contract-signed':
      return html`<h2>${say('letter.signed.title')}</h2><p>${strong(say('letter.signed.text', days))}</p>${toApp(say('letter.toApp'))}`
    case 'contract-cancelled':
      return html`<h2>${say('letter.cancelled.title')}</h2><p>${say('letter.cancelled.text')}</p>${toApp(say('letter.toApp'))}`
    case 'iban-changed':
      return html`<h2>${say('letter.iban.title')}</h2><p>${strong(say('letter.iban.text', { iban: groupIban(mail.iban), ...days }))}</p>`
  }
}
