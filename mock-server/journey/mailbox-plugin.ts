import type { FastifyInstance } from 'fastify'
import { findLatestContract, type Mail } from './journey.ts'
import { getSender, letter } from './letter.ts'
import { formatDate } from './page/controls.ts'
import { html, type Markup } from './page/html.ts'
import type { Page, PageContext, Serve } from './page/page.ts'
import { mailUrl } from './urls.ts'

const home = '/__mock/mail'

/** The customer's mailbox and telephone: every e-mail and text message of this session. */
export function mailboxPlugin(app: FastifyInstance, serve: Serve) {
  const find = ({ journey, params }: PageContext) => journey.outbox.find(({ id }) => id === params.id)

  app.get(home, serve(mailboxPage))

  const open = (context: PageContext) => {
    const mail = find(context)
    return mail ? mailboxPage(context, mail) : home
  }
  app.get(`${home}/:id`, serve(open))

  /** The link of the confirmation e-mail: who follows it owns the mailbox. */
  const confirm = (context: PageContext) => {
    const { journey, wizardUrl } = context
    const mail = find(context)
    if (mail?.kind !== 'email-confirmation') return home
    journey.confirmedEmails.add(mail.to)
    const contract = findLatestContract(journey)?.status === 'signed' ? 'signed' : 'pending'
    return wizardUrl(`/user-confirmed?${new URLSearchParams({ contract })}`)
  }
  app.get(`${home}/:id/confirm`, serve(confirm))
}

/** A webmail: the list of messages, and the open one. The first heading is its subject, or else the mailbox. */
function mailboxPage(context: PageContext, open?: Mail): Page {
  const { t } = context
  const heading = open ? html`h2` : html`h1`
  const read = open && html`<p><a class="target" href="${home}">${t('mail.back')}</a></p>${letter(context, open)}`
  const main = html`<section class="stack" aria-labelledby="list-title"><${heading} id="list-title">${t('mail.inbox')}</${heading}>${mailList(context, open)}</section>
<section class="stack" aria-label="${t('mail.reading')}">${read ?? html`<p>${t('mail.choose')}</p>`}</section>`
  const title = open ? t(`letter.subject.${open.kind}`) : t('mail.inbox')
  return { title, owner: t('mail.owner'), main, home, style: open ? 'mailbox reading' : 'mailbox' }
}

/** The newest first. */
function mailList({ t, language, journey }: PageContext, open: Mail | undefined): Markup {
  if (journey.outbox.length === 0) return html`<p>${t('mail.none')}</p>`
  const items = journey.outbox.toReversed().map(mail => {
    const time = formatDate(mail.at, language, { dateStyle: 'short', timeStyle: 'short' })
    return html`<li><a class="choice stack" href="${mailUrl(mail)}"${mail === open && html` aria-current="true"`}><span class="subject">${t(`letter.subject.${mail.kind}`)}</span><span class="small">${getSender(t, mail)} · ${time}</span></a></li>`
  })
  return html`<ul class="card lined">${items}</ul>`
}
