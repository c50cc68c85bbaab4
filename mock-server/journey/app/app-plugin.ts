import type { FastifyInstance } from 'fastify'
import { normaliseIban } from '#domain/iban.ts'
import { checkIban } from '#domain/iban-rules.ts'
import type { Clock } from '#mock/clock.ts'
import { newIdIn } from '#mock/sessions/new-id.ts'
import { readForms, sent } from '../page/read-forms.ts'
import { sendPage } from '../page/send-page.ts'
import { visit } from '../page/visit.ts'
import { signAddress } from '../signature/sign-address.ts'
import { latestContract } from '../state/customers.ts'
import { invite } from '../state/invite.ts'
import { journeyOf } from '../state/journey-of.ts'
import { meansOf } from '../state/means.ts'
import { expireWhenLate } from '../state/signing.ts'
import { appPage } from './app-page.ts'
import { storePage } from './store-page.ts'

interface Options {
  webOrigin: string
  clock: Clock
}

const home = '/__mock/app'

/** Where the app's deep link lands: what a customer finds there after signing up, and the change of the account that pays. */
export async function appPlugin(app: FastifyInstance, { webOrigin, clock }: Options) {
  readForms(app)
  app.addHook('onRequest', (request, _, done) => {
    for (const signing of journeyOf(request.session).signings.values()) expireWhenLate(signing, clock.now())
    done()
  })

  app.get(home, (request, reply) => {
    const here = visit(request, reply, webOrigin)
    return sendPage(reply, here, appPage(here))
  })

  app.post(`${home}/iban`, (request, reply) => {
    const here = visit(request, reply, webOrigin)
    const contract = latestContract(journeyOf(here.session))
    if (contract?.stage.is !== 'signed') return reply.redirect(home, 303)
    const typed = sent(request.body, 'iban')
    if (checkIban(typed) !== null) return sendPage(reply, here, appPage(here, { refusedIban: typed }))
    const means = meansOf(here.session, clock)
    const agreement = { ...contract.agreement, iban: normaliseIban(typed) }
    const { registrationId } = contract
    return reply.redirect(
      signAddress(invite(means, { id: newIdIn(means.session), about: 'iban', registrationId, agreement })),
      303,
    )
  })

  /** After a cancelled signature a new contract can be had here, and only here. */
  app.post(`${home}/contract`, (request, reply) => {
    const here = visit(request, reply, webOrigin)
    const contract = latestContract(journeyOf(here.session))
    const isOver = contract?.stage.is === 'cancelled' || contract?.stage.is === 'expired'
    if (contract && isOver) {
      const means = meansOf(here.session, clock)
      invite(means, { ...contract, id: newIdIn(means.session) })
    }
    return reply.redirect(home, 303)
  })

  app.get<{ Params: { store: string } }>(`${home}/store/:store`, (request, reply) => {
    const here = visit(request, reply, webOrigin)
    return sendPage(reply, here, storePage(here, request.params.store === 'apple' ? 'App Store' : 'Google Play'))
  })
}
