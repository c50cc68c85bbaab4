import type { FastifyInstance } from 'fastify'
import { sendPage } from '../page/send-page.ts'
import { visit } from '../page/visit.ts'
import { keepConfirmed } from '../state/journey.ts'
import { journeyOf } from '../state/journey-of.ts'
import { mailAddress } from './mail-address.ts'
import { type Box, isText, mailboxPage } from './mailbox-page.ts'

interface Query {
  box?: string
}

/** The customer's mailbox and telephone: every e-mail and text message that this session's customers were sent. */
export async function mailboxPlugin(app: FastifyInstance, { webOrigin }: { webOrigin: string }) {
  app.get<{ Querystring: Query }>('/__mock/mail', (request, reply) => {
    const here = visit(request, reply, webOrigin)
    const box: Box = request.query.box === 'sms' ? 'sms' : 'mail'
    return sendPage(reply, here, mailboxPage(here, box))
  })

  app.get<{ Params: { id: string } }>('/__mock/mail/:id', (request, reply) => {
    const here = visit(request, reply, webOrigin)
    const mail = journeyOf(here.session).outbox.find(({ id }) => id === request.params.id)
    if (!mail) return sendPage(reply, here, mailboxPage(here, 'mail', 'unknown'), 404)
    mail.isRead = true
    return sendPage(reply, here, mailboxPage(here, isText(mail) ? 'sms' : 'mail', mail))
  })

  /** The link in the confirmation e-mail: whoever follows it can read that mailbox. */
  app.get<{ Params: { id: string } }>('/__mock/mail/:id/confirm', (request, reply) => {
    const here = visit(request, reply, webOrigin)
    const mail = journeyOf(here.session).outbox.find(
      ({ id, kind }) => id === request.params.id && kind === 'email-confirmation',
    )
    if (!mail) return reply.redirect(mailAddress(request.params), 303)
    keepConfirmed(journeyOf(here.session), mail.to)
    return reply.redirect(here.wizard('/user-confirmed'), 303)
  })
}
