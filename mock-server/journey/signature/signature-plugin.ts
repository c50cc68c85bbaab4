import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { incrementCounter, sessionTime } from '#mock/sessions/session.ts'
import { seededRandom } from '#mock/shared/seeded.ts'
import { supplyPointKey } from '#mock/world/world.ts'
import { acceptForms, formValue, sendPage } from '../page/layout.ts'
import { createPageContext, type JourneyOptions, type PageContext } from '../page/page-context.ts'
import { getJourney, queueMail } from '../state/journey.ts'
import {
  confirmCode,
  endSigning,
  expectCode,
  expireWhenLate,
  identifySigner,
  isFinal,
  type Signing,
} from '../state/signing.ts'
import { cancelPage, signingPage, unknownPage } from './signing-page.ts'
import { resultUrl, signUrl } from './urls.ts'

type Action = (signing: Signing, context: PageContext, body: unknown, reply: FastifyReply) => FastifyReply

/** The digital-signature provider: identify, read, confirm by SMS code; or cancel, or let it expire. */
export async function signaturePlugin(app: FastifyInstance, { webOrigin, clock }: JourneyOptions) {
  acceptForms(app)

  const handle = (action: Action) => (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const context = createPageContext(request, reply, webOrigin)
    const signing = getJourney(context.session).signings.get(request.params.id)
    if (!signing) return sendPage(reply, context, unknownPage(context))
    expireWhenLate(signing, sessionTime(context.session, clock))
    if (request.method === 'POST' && isFinal(signing)) return reply.redirect(signUrl(signing), 303)
    return action(signing, context, request.body, reply)
  }
  const onGet = (path: string, action: Action) => app.get(`/__mock/sign/:id${path}`, handle(action))
  const onPost = (path: string, action: Action) => app.post(`/__mock/sign/:id${path}`, handle(action))

  /** Tells the customer the outcome by e-mail, and the wizard by redirecting to its result page. */
  function finish(signing: Signing, context: PageContext, reply: FastifyReply) {
    const { session } = context
    const { id, about, agreement, stage } = signing
    const { email: to, iban, cups } = agreement
    const isSigned = stage.status === 'signed'
    const journey = getJourney(session)
    if (about === 'contract') {
      if (isSigned) session.signedSupplyPoints.add(supplyPointKey(cups))
      const kind = isSigned ? 'contract-signed' : 'contract-cancelled'
      queueMail(session, journey, { kind, to, contractId: id }, sessionTime(session, clock))
    } else if (isSigned) queueMail(session, journey, { kind: 'iban-changed', to, iban }, sessionTime(session, clock))
    return reply.redirect(resultUrl(context, signing), 303)
  }

  const show: Action = (signing, context, _, reply) => sendPage(reply, context, signingPage(context, signing))

  onGet('', show)
  onGet('/cancel', (signing, context, body, reply) =>
    isFinal(signing) ? show(signing, context, body, reply) : sendPage(reply, context, cancelPage(context, signing)),
  )
  onPost('/identity', (signing, context, body, reply) => {
    const typed = formValue(body, 'document')
    const error = identifySigner(signing, typed)
    if (error) return sendPage(reply, context, signingPage(context, signing, { error, typed }))
    return reply.redirect(signUrl(signing), 303)
  })
  onPost('/agree', (signing, { session }, _, reply) => {
    const chance = seededRandom(`${session.seed} ${session.id} code ${incrementCounter(session, 'codes')}`)
    const code = String(Math.floor(chance * 1_000_000)).padStart(6, '0')
    const to = signing.agreement.phoneNumber
    if (expectCode(signing, code))
      queueMail(session, getJourney(session), { kind: 'signing-code', to, code }, sessionTime(session, clock))
    return reply.redirect(signUrl(signing), 303)
  })
  onPost('/code', (signing, context, body, reply) => {
    const error = confirmCode(signing, formValue(body, 'code'))
    if (error) return sendPage(reply, context, signingPage(context, signing, { error }))
    return isFinal(signing) ? finish(signing, context, reply) : reply.redirect(signUrl(signing), 303)
  })
  onPost('/cancel', (signing, context, _, reply) => {
    endSigning(signing, 'cancelled')
    return finish(signing, context, reply)
  })
  onPost('/expire', (signing, _context, _body, reply) => {
    endSigning(signing, 'expired')
    return reply.redirect(signUrl(signing), 303)
  })
}
