import type { FastifyInstance, FastifyRequest } from 'fastify'
import { servePage } from '../page/layout.ts'
import { createPageContext } from '../page/page-context.ts'
import { confirmEmail, findLatestContract, getJourney } from '../state/journey.ts'
import { mailUrl } from './letter.ts'
import { isTextMessage, mailboxPage } from './mailbox-page.ts'

type ById = { Params: { id: string } }

/** The customer's mailbox and telephone: every e-mail and text message of this session. */
export async function mailboxPlugin(app: FastifyInstance, { webOrigin }: { webOrigin: string }) {
  const list = servePage<FastifyRequest<{ Querystring: { box?: string } }>>(webOrigin, (context, { query }) =>
    mailboxPage(context, query.box === 'sms' ? 'sms' : 'mail'),
  )
  app.get('/__mock/mail', list)

  const open = servePage<FastifyRequest<ById>>(webOrigin, (context, { params }) => {
    const mail = getJourney(context.session).outbox.find(({ id }) => id === params.id)
    if (!mail) return { ...mailboxPage(context, 'mail', 'unknown'), status: 404 }
    mail.isRead = true
    return mailboxPage(context, isTextMessage(mail) ? 'sms' : 'mail', mail)
  })
  app.get('/__mock/mail/:id', open)

  /** The link of the confirmation e-mail: whoever follows it owns the mailbox. */
  app.get<ById>('/__mock/mail/:id/confirm', (request, reply) => {
    const { id } = request.params
    const { session, wizardUrl } = createPageContext(request, reply, webOrigin)
    const journey = getJourney(session)
    const mail = journey.outbox.find(each => each.id === id && each.kind === 'email-confirmation')
    if (!mail) return reply.redirect(mailUrl({ id }), 303)
    confirmEmail(journey, mail.to)
    const contract = findLatestContract(journey)?.stage.status === 'signed' ? 'signed' : 'pending'
    return reply.redirect(wizardUrl(`/user-confirmed?${new URLSearchParams({ contract })}`), 303)
  })
}
