import type { FastifyInstance, FastifyRequest } from 'fastify'
import { normaliseIban } from '#domain/iban.ts'
import { checkIban } from '#domain/iban-rules.ts'
import { createId, sessionTime } from '#mock/sessions/session.ts'
import { acceptForms, formValue, sendPage, servePage } from '../page/layout.ts'
import { createPageContext, type JourneyOptions } from '../page/page-context.ts'
import { signUrl } from '../signature/urls.ts'
import { findLatestContract, getJourney, inviteToSign } from '../state/journey.ts'
import { expireWhenLate } from '../state/signing.ts'
import { appPage, storePage } from './app-page.ts'

const home = '/__mock/app'

/** The app that the deep link opens: the customer's contract, and the change of the account that pays. */
export async function appPlugin(app: FastifyInstance, { webOrigin, clock }: JourneyOptions) {
  acceptForms(app)
  app.addHook('onRequest', (request, _, done) => {
    for (const signing of getJourney(request.session).signings.values())
      expireWhenLate(signing, sessionTime(request.session, clock))
    done()
  })

  const show = servePage(webOrigin, context => appPage(context))
  app.get(home, show)

  app.post(`${home}/iban`, (request, reply) => {
    const { session } = request
    const journey = getJourney(session)
    const contract = findLatestContract(journey)
    if (contract?.stage.status !== 'signed') return reply.redirect(home, 303)
    const typed = formValue(request.body, 'iban')
    if (checkIban(typed) !== null) {
      const context = createPageContext(request, reply, webOrigin)
      return sendPage(reply, context, appPage(context, typed))
    }
    const { registrationId, kind } = contract
    const agreement = { ...contract.agreement, iban: normaliseIban(typed) }
    const change = { id: createId(session), about: 'iban', registrationId, kind, agreement } as const
    return reply.redirect(signUrl(inviteToSign(session, journey, change, sessionTime(session, clock))), 303)
  })

  /** After a cancelled signature, this is the only place to get a new contract. */
  app.post(`${home}/contract`, ({ session }, reply) => {
    const journey = getJourney(session)
    const contract = findLatestContract(journey)
    const isOver = contract?.stage.status === 'cancelled' || contract?.stage.status === 'expired'
    if (contract && isOver)
      inviteToSign(session, journey, { ...contract, id: createId(session) }, sessionTime(session, clock))
    return reply.redirect(home, 303)
  })

  const store = servePage<FastifyRequest<{ Params: { store: string } }>>(webOrigin, (context, { params }) =>
    storePage(context, params.store === 'apple' ? 'App Store' : 'Google Play'),
  )
  app.get(`${home}/store/:store`, store)
}
