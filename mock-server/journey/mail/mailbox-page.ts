import { formatTime } from '../page/format.ts'
import { html, type Markup } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import { type Page, plainHeader } from '../page/layout.ts'
import type { PageContext } from '../page/page-context.ts'
import { getJourney, type Mail } from '../state/journey.ts'
import { getSender, getSubject, letter, mailUrl } from './letter.ts'

type Box = 'mail' | 'sms'

const boxes = {
  mail: { url: '/__mock/mail', text: 'mail.inbox', picture: 'mail' },
  sms: { url: '/__mock/mail?box=sms', text: 'mail.sms', picture: 'phone' },
} as const

/** Whether it went to a telephone. */
export function isTextMessage({ kind }: Mail): boolean {
  return kind === 'signing-code'
}

/** A webmail: the boxes, the mails of one box, and the open mail. */
export function mailboxPage(context: PageContext, box: Box, open?: Mail | 'unknown'): Page {
  const { t, session } = context
  const mail = typeof open === 'object' ? open : undefined
  const { url, text } = boxes[box]
  const mails = getJourney(session).outbox.filter(each => isTextMessage(each) === (box === 'sms'))
  // The first heading of the page is the open mail's subject, or else the box.
  const heading = open ? html`h2` : html`h1`
  const body = html`${plainHeader(context, html`${icon('mail')}<span>${t('mail.owner')}</span>`, boxes.mail.url)}
<div class="mailbox"${open && html` data-reading`}>
<nav class="boxes" aria-label="${t('mail.boxes')}"><ul>${boxLink(context, 'mail', box)}${boxLink(context, 'sms', box)}</ul></nav>
<main id="content" class="mailbox-main surface">
<section class="mailbox-list" aria-labelledby="list-title">
<div class="mailbox-head row between"><${heading} id="list-title">${t(text)}</${heading}><a href="${url}">${t('mail.refresh')}</a></div>
${mailList(context, mails.toReversed(), mail)}
</section>
<section class="mailbox-reading" aria-label="${t('mail.reading')}">${readingPane(context, box, open)}</section>
</main>
</div>`
  return { title: mail ? getSubject(t, mail) : t(text), owner: t('mail.owner'), body, kind: 'mail' }
}

function boxLink({ t, session }: PageContext, box: Box, current: Box): Markup {
  const { url, text, picture } = boxes[box]
  const isUnread = (mail: Mail) => !mail.isRead && isTextMessage(mail) === (box === 'sms')
  const count = getJourney(session).outbox.filter(isUnread).length
  const unread = html`<span class="pill" aria-hidden="true">${count}</span><span class="hidden">${t('mail.unread', { count })}</span>`
  return html`<li><a class="tab" href="${url}"${box === current && html` aria-current="true"`}>${icon(picture)}<span>${t(text)}</span>${count > 0 && unread}</a></li>`
}

function mailList({ t, language }: PageContext, mails: readonly Mail[], open: Mail | undefined): Markup {
  if (mails.length === 0) return html`<p class="mailbox-none">${t('mail.none')}</p>`
  const items = mails.map(mail => {
    const { isRead } = mail
    return html`<li${!isRead && html` class="unread"`}><a class="choice" href="${mailUrl(mail)}"${mail === open && html` aria-current="true"`}>
<span class="from">${getSender(t, mail)}${!isRead && html`<span class="hidden"> · ${t('mail.new')}</span>`}</span>${formatTime(mail.at, language)}
<span class="subject">${getSubject(t, mail)}</span>${isTextMessage(mail) && html`<span class="to">${mail.to}</span>`}</a></li>`
  })
  return html`<ul class="mails lined">${items}</ul>`
}

function readingPane(context: PageContext, box: Box, open: Mail | 'unknown' | undefined): Markup {
  const { t } = context
  const { url, picture } = boxes[box]
  if (open === undefined)
    return html`<p class="mailbox-empty center">${icon(picture)}<span>${t('mail.choose')}</span></p>`
  return html`<p class="mailbox-back"><a class="target" href="${url}">${icon('arrowLeft')} ${t('mail.back')}</a></p>
${open === 'unknown' ? html`<h1>${t('mail.unknown.title')}</h1><p>${t('mail.unknown.text')}</p>` : letter(context, open)}`
}
