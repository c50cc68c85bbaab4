import { html, type Markup } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import { plainHeader } from '../page/plain-header.ts'
import type { Page } from '../page/send-page.ts'
import type { Visit } from '../page/visit.ts'
import { journeyOf } from '../state/journey-of.ts'
import type { Mail } from '../state/mail.ts'
import { letterOf } from './letter.ts'
import { mailList } from './mail-list.ts'
import { subjectOf } from './subject.ts'

export type Box = 'mail' | 'sms'

/** Whether it went to a telephone. */
export function isText({ kind }: Mail): boolean {
  return kind === 'signing-code'
}

/** The mailbox as a webmail shows it: boxes, what is in the chosen one, and what is being read. */
export function mailboxPage(visit: Visit, box: Box, reading?: Mail | 'unknown'): Page {
  const { say, session } = visit
  const mail = typeof reading === 'object' ? reading : undefined
  const title = mail ? subjectOf(say, mail) : say(box === 'sms' ? 'mail.sms' : 'mail.inbox')
  const inBox = journeyOf(session)
    .outbox.filter(each => isText(each) === (box === 'sms'))
    .toReversed()
  const body = html`${plainHeader(visit, html`${icon('mail')}<span>${say('mail.owner')}</span>`, '/__mock/mail')}
<div class="mailbox"${reading && html` data-reading`}>
${boxes(visit, box)}
<main id="content" class="mailbox-main">
<section class="mailbox-list" aria-labelledby="list-title">
<div class="mailbox-head"><${reading ? h2 : h1} id="list-title">${say(box === 'sms' ? 'mail.sms' : 'mail.inbox')}</${reading ? h2 : h1}><a href="/__mock/mail${box === 'sms' && '?box=sms'}">${say('mail.refresh')}</a></div>
${mailList(visit, inBox, mail)}
</section>
<section class="mailbox-reading" aria-label="${say('mail.reading')}">${pane(visit, box, reading)}</section>
</main>
</div>`
  return { title, owner: say('mail.owner'), body, look: 'mail' }
}

// The page's one first heading is the mail being read, or else the box.
const h1 = html`h1`
const h2 = html`h2`

function boxes({ say, session }: Visit, box: Box): Markup {
  const unread = (wanted: boolean) =>
    journeyOf(session).outbox.filter(each => isText(each) === wanted && !each.isRead).length
  const entry = (name: Box, address: string, words: string, picture: 'mail' | 'phone', count: number) =>
    html`<li><a href="${address}"${name === box && html` aria-current="true"`}>${icon(picture)}<span>${words}</span>${count > 0 && html`<span class="count" aria-hidden="true">${count}</span><span class="unseen">${say('mail.unread', { count })}</span>`}</a></li>`
  return html`<nav class="boxes" aria-label="${say('mail.boxes')}"><ul>
${entry('mail', '/__mock/mail', say('mail.inbox'), 'mail', unread(false))}
${entry('sms', '/__mock/mail?box=sms', say('mail.sms'), 'phone', unread(true))}
</ul></nav>`
}

function pane(visit: Visit, box: Box, reading: Mail | 'unknown' | undefined): Markup {
  const { say } = visit
  if (reading === undefined)
    return html`<p class="mailbox-empty">${icon(box === 'sms' ? 'phone' : 'mail')}<span>${say('mail.choose')}</span></p>`
  const back = html`<p class="mailbox-back"><a href="/__mock/mail${box === 'sms' && '?box=sms'}">${icon('arrowLeft')} ${say('mail.back')}</a></p>`
  if (reading === 'unknown') return html`${back}<h1>${say('mail.unknown.title')}</h1><p>${say('mail.unknown.text')}</p>`
  return html`${back}${letterOf(visit, reading)}`
}
