import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#mock/clock.ts'
import { chanceOf } from '#mock/seeded.ts'
import { countUp } from '#mock/sessions/session.ts'
import { readForms, sent } from '../page/read-forms.ts'
import { sendPage } from '../page/send-page.ts'
import { type Visit, visit } from '../page/visit.ts'
import { journeyOf } from '../state/journey-of.ts'
import { meansOf } from '../state/means.ts'
import { post } from '../state/post.ts'
import { confirm, end, expireWhenLate, identify, isFinal, type Signing, sendCode } from '../state/signing.ts'
import { cancelPage } from './cancel-page.ts'
import { resultAddress } from './result-address.ts'
import { signAddress } from './sign-address.ts'
import { signingPage } from './signing-page.ts'
import { unknownPage } from './unknown-page.ts'
import { writeAboutOutcome } from './write-about-outcome.ts'

interface Options {
  webOrigin: string
  clock: Clock
}

type Request = FastifyRequest<{ Params: { id: string } }>

/** The digital-signature provider: who you are, what you sign, the code on your phone; or cancel, or let it expire. */
export async function signaturePlugin(app: FastifyInstance, { webOrigin, clock }: Options) {
  readForms(app)

  /** Answers for one thing to sign; what is not there, or cannot change any more, answers for itself. */
  const at = (
    method: 'GET' | 'POST',
    path: string,
    answer: (signing: Signing, here: Visit, request: Request, reply: FastifyReply) => FastifyReply,
  ) =>
    app.route<{ Params: { id: string } }>({
      method,
      url: `/__mock/sign/:id${path}`,
      handler: (request, reply) => {
        const here = visit(request, reply, webOrigin)
        const signing = journeyOf(here.session).signings.get(request.params.id)
        if (!signing) return sendPage(reply, here, unknownPage(here), 404)
        expireWhenLate(signing, clock.now())
        if (method === 'POST' && isFinal(signing)) return reply.redirect(signAddress(signing), 303)
        return answer(signing, here, request, reply)
      },
    })

  const show = (signing: Signing, here: Visit, request: Request, reply: FastifyReply) =>
    sendPage(reply, here, signingPage(here, signing, { userAgent: request.headers['user-agent'] }))

  const finish = (signing: Signing, here: Visit, request: Request, reply: FastifyReply) => {
    writeAboutOutcome(meansOf(here.session, clock), signing)
    return reply.redirect(resultAddress(here, signing, request.headers['user-agent']), 303)
  }

  const texting = (signing: Signing, here: Visit, _: Request, reply: FastifyReply) => {
    const chance = chanceOf(`${here.session.seed} ${here.session.id} code ${countUp(here.session, 'codes')}`)
    const code = String(Math.floor(chance * 1_000_000)).padStart(6, '0')
    if (sendCode(signing, code)) {
      post(meansOf(here.session, clock), { kind: 'signing-code', to: signing.agreement.phoneNumber, code })
    }
    return reply.redirect(signAddress(signing), 303)
  }

  at('GET', '', show)
  at('GET', '/cancel', (signing, here, request, reply) =>
    isFinal(signing) ? show(signing, here, request, reply) : sendPage(reply, here, cancelPage(here, signing)),
  )
  at('POST', '/identity', (signing, here, request, reply) => {
    const document = sent(request.body, 'document')
    const problem = identify(signing, document)
    if (!problem) return reply.redirect(signAddress(signing), 303)
    return sendPage(reply, here, signingPage(here, signing, { problem, typed: document }))
  })
  at('POST', '/agree', texting)
  at('POST', '/code', (signing, here, request, reply) => {
    const problem = confirm(signing, sent(request.body, 'code'))
    if (problem) return sendPage(reply, here, signingPage(here, signing, { problem }))
    return isFinal(signing) ? finish(signing, here, request, reply) : reply.redirect(signAddress(signing), 303)
  })
  at('POST', '/cancel', (signing, here, request, reply) => {
    end(signing, 'cancelled')
    return finish(signing, here, request, reply)
  })
  at('POST', '/expire', (signing, _here, _request, reply) => {
    end(signing, 'expired')
    return reply.redirect(signAddress(signing), 303)
  })
}
