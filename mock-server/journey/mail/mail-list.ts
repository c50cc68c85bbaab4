import { html, type Markup } from '../page/html.ts'
import type { Visit } from '../page/visit.ts'
import type { Mail } from '../state/mail.ts'
import { mailAddress } from './mail-address.ts'
import { isText } from './mailbox-page.ts'
import { senderOf, subjectOf } from './subject.ts'
import { moment } from './when.ts'

/** The mails of a box, the newest first. */
export function mailList(visit: Visit, mails: readonly Mail[], open: Mail | undefined): Markup {
  const { say, language } = visit
  if (mails.length === 0) return html`<p class="mailbox-none">${say('mail.none')}</p>`
  const items = mails.map(
    mail => html`<li><a href="${mailAddress(mail)}"${!mail.isRead && html` class="unread"`}${mail === open && html` aria-current="true"`}>
<span class="from">${senderOf(say, mail)}${!mail.isRead && html`<span class="unseen"> · ${say('mail.new')}</span>`}</span>${moment(mail.at, language)}
<span class="subject">${subjectOf(say, mail)}</span>${isText(mail) && html`<span class="to">${mail.to}</span>`}</a></li>`,
  )
  return html`<ul class="mails">${items}</ul>`
}
