import type { FastifyInstance } from 'fastify'
import { incrementCounter } from '#mock/sessions/session.ts'
import { seededRandom } from '#mock/shared/seeded.ts'
import { supplyPointKey } from '#mock/world/world.ts'
import type { Page, PageContext, Serve } from '../page/page.ts'
import { queueMail } from '../state/journey.ts'
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

type Action = (context: PageContext, signing: Signing) => Page | string

/** The digital-signature provider: identify, read, confirm by SMS code; or cancel, or let it expire. */
export function signaturePlugin(app: FastifyInstance, serve: Serve) {
  const handle = (action: Action) =>
    serve(context => {
      const signing = context.journey.signings.get(context.params.id ?? '')
      if (!signing) return unknownPage(context)
      expireWhenLate(signing, context.now)
      if (!isFinal(signing)) return action(context, signing)
      return context.isPost ? signUrl(signing) : signingPage(context, signing)
    })
  const onPost = (path: string, action: Action) => app.post(`/__mock/sign/:id/${path}`, handle(action))

  app.get('/__mock/sign/:id', handle(signingPage))
  app.get('/__mock/sign/:id/cancel', handle(cancelPage))
  onPost('identity', (context, signing) => {
    const typed = context.form('document')
    const error = identifySigner(signing, typed)
    return error ? signingPage(context, signing, { error, typed }) : signUrl(signing)
  })
  onPost('agree', ({ session, journey, now }, signing) => {
    const chance = seededRandom(`${session.seed} ${session.id} code ${incrementCounter(session, 'codes')}`)
    const code = String(Math.floor(chance * 1_000_000)).padStart(6, '0')
    if (expectCode(signing, code))
      queueMail(session, journey, { kind: 'signing-code', to: signing.agreement.phoneNumber, code }, now)
    return signUrl(signing)
  })
  onPost('code', (context, signing) => {
    const error = confirmCode(signing, context.form('code'))
    if (error) return signingPage(context, signing, { error })
    return isFinal(signing) ? finish(context, signing) : signUrl(signing)
  })
  onPost('cancel', (context, signing) => {
    endSigning(signing, 'cancelled')
    return finish(context, signing)
  })
  onPost('expire', (_, signing) => {
    endSigning(signing, 'expired')
    return signUrl(signing)
  })
}

/** Tells the customer the outcome by e-mail, and the wizard by the URL of its result page. */
function finish(context: PageContext, signing: Signing): string {
  const { session, journey, now } = context
  const { id, about, agreement, stage } = signing
  const { email: to, iban, cups } = agreement
  const isSigned = stage.status === 'signed'
  if (about === 'contract') {
    if (isSigned) session.signedSupplyPoints.add(supplyPointKey(cups))
    queueMail(session, journey, { kind: isSigned ? 'contract-signed' : 'contract-cancelled', to, contractId: id }, now)
  } else if (isSigned) queueMail(session, journey, { kind: 'iban-changed', to, iban }, now)
  return resultUrl(context, signing)
}
