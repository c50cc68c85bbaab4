import type { FastifyInstance } from 'fastify'
import { findLatestContract } from './journey.ts'
import { getSender, letter } from './letter.ts'
import { formatDate } from './page/controls.ts'
import { html } from './page/html.ts'
import type { Page, PageContext, Serve } from './page/page.ts'
import { mailUrl } from './urls.ts'

const home = '/__mock/mail'

/** The customer's mailbox and telephone: every e-mail and text message of this session. */
export function mailboxPlugin(app: FastifyInstance, serve: Serve) {
  const find = ({ journey, params }: PageContext) => journey.outbox.find(({ id }) => id === params.id)

  app.get(home, serve(listPage))

  const open = (context: PageContext) => {
    const mail = find(context)
    if (!mail) return home
    const { t } = context
    const main = html`<p><a class="target" href="${home}">${t('mail.back')}</a></p>${letter(context, mail)}`
    return mailboxPage(context, t(`letter.subject.${mail.kind}`), main)
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

/** Every message, the newest first. */
function listPage(context: PageContext): Page {
  const { t, language, journey } = context
  const items = journey.outbox.toReversed().map(mail => {
    const time = formatDate(mail.at, language, { dateStyle: 'short', timeStyle: 'short' })
    return html`<li><a class="choice near" href="${mailUrl(mail)}"><span class="subject">${t(`letter.subject.${mail.kind}`)}</span><span class="small">${getSender(t, mail)} · ${time}</span></a></li>`
  })
  const list = items.length > 0 ? html`<ul class="card lined">${items}</ul>` : html`<p>${t('mail.none')}</p>`
  return mailboxPage(context, t('mail.inbox'), html`<h1>${t('mail.inbox')}</h1>${list}`)
}

const mailboxPage = ({ t }: PageContext, title: string, main: Page['main']): Page => ({
  title,
  owner: t('mail.owner'),
  main,
  home,
  style: 'sheet stack',
})
