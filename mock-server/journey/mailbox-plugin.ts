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
    return mail ? mailboxPage(context, mail) : { ...mailboxPage(context, 'unknown'), status: 404 }
  }
  app.get(`${home}/:id`, serve(open))

  /** The link of the confirmation e-mail: who follows it owns the mailbox. */
  const confirm = (context: PageContext) => {
    const { journey, wizardUrl, params } = context
    const mail = find(context)
    if (mail?.kind !== 'email-confirmation') return mailUrl(params.id ?? '')
    journey.confirmedEmails.add(mail.to)
    const contract = findLatestContract(journey)?.status === 'signed' ? 'signed' : 'pending'
    return wizardUrl(`/user-confirmed?${new URLSearchParams({ contract })}`)
  }
  app.get(`${home}/:id/confirm`, serve(confirm))
}

/** A webmail: the list of messages, and the open one. The first heading is its subject, or else the mailbox. */
function mailboxPage(context: PageContext, open?: Mail | 'unknown'): Page {
  const { t } = context
  const mail = typeof open === 'object' ? open : undefined
  const heading = open ? html`h2` : html`h1`
  const missing = html`<h1>${t('mail.unknown.title')}</h1><p>${t('mail.unknown.text')}</p>`
  const main = html`<section class="stack" aria-labelledby="list-title"><${heading} id="list-title">${t('mail.inbox')}</${heading}>${mailList(context, mail)}</section>
<section class="stack" aria-label="${t('mail.reading')}">
${open && html`<p><a class="target" href="${home}">${t('mail.back')}</a></p>`}
${mail ? letter(context, mail) : open ? missing : html`<p>${t('mail.choose')}</p>`}
</section>`
  const title = mail ? t(`letter.subject.${mail.kind}`) : t('mail.inbox')
  return { title, owner: t('mail.owner'), main, home, style: open ? 'mailbox reading' : 'mailbox' }
}

/** The newest first. */
function mailList({ t, language, journey }: PageContext, open: Mail | undefined): Markup {
  if (journey.outbox.length === 0) return html`<p>${t('mail.none')}</p>`
  const items = journey.outbox.toReversed().map(mail => {
    const time = formatDate(mail.at, language, { dateStyle: 'short', timeStyle: 'short' })
    return html`<li><a class="choice stack" href="${mailUrl(mail.id)}"${mail === open && html` aria-current="true"`}><span class="subject">${t(`letter.subject.${mail.kind}`)}</span><span class="small">${getSender(t, mail)} · ${time}</span></a></li>`
  })
  return html`<ul class="card lined">${items}</ul>`
}
