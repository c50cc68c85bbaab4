import type { FastifyInstance } from 'fastify'
import { normaliseIdentity } from '#domain/identity.ts'
import { incrementCounter } from '#mock/sessions/session.ts'
import { seededRandom } from '#mock/shared/seeded.ts'
import { supplyPointKey } from '#mock/world/world.ts'
import { isFinal, queueMail, type Signing } from './journey.ts'
import { buttonLink } from './page/controls.ts'
import type { Page, PageContext, Serve } from './page/page.ts'
import { endPage, signingPage } from './signing-page.ts'
import { resultUrl, signUrl } from './urls.ts'

type Action = (context: PageContext, signing: Signing) => Page | string

/** The digital-signature provider: identify, read, confirm by SMS code; or cancel. The time of the session, which the panel moves, lets it expire. */
export function signaturePlugin(app: FastifyInstance, serve: Serve) {
  const handle = (action: Action) =>
    serve(context => {
      const signing = context.journey.signings.get(context.params.id ?? '')
      if (!signing) return endPage(context, 'unknown', buttonLink('/__mock/mail', context.t('mail.open')))
      if (!isFinal(signing, context.now)) return action(context, signing)
      return context.isPost ? signUrl(signing) : signingPage(context, signing)
    })
  const onPost = (path: string, action: Action) => app.post(`/__mock/sign/:id/${path}`, handle(action))

  app.get('/__mock/sign/:id', handle(signingPage))
  onPost('identity', (context, signing) => {
    if (signing.status !== 'identifying') return signUrl(signing)
    const typed = context.form('document')
    if (normaliseIdentity(typed) !== signing.agreement.document) return signingPage(context, signing, typed)
    signing.status = 'reading'
    return signUrl(signing)
  })
  onPost('agree', ({ session, journey, now }, signing) => {
    if (signing.status === 'identifying') return signUrl(signing)
    const chance = seededRandom(`${session.seed} ${session.id} code ${incrementCounter(session, 'codes')}`)
    // An earlier code becomes void.
    signing.code = String(Math.floor(chance * 1_000_000)).padStart(6, '0')
    signing.status = 'confirming'
    queueMail(session, journey, 'signing-code', signing, now)
    return signUrl(signing)
  })
  onPost('code', (context, signing) => {
    if (signing.status !== 'confirming') return signUrl(signing)
    const typed = context.form('code')
    return typed.replace(/\D/g, '') === signing.code
      ? finish(context, signing, 'signed')
      : signingPage(context, signing, typed)
  })
  onPost('cancel', (context, signing) => finish(context, signing, 'cancelled'))
}

/** Tells the customer the outcome by e-mail, and the wizard by the URL of its result page. */
function finish(context: PageContext, signing: Signing, status: 'signed' | 'cancelled'): string {
  const { session, journey, now } = context
  signing.status = status
  if (signing.about === 'contract') {
    if (status === 'signed') session.signedSupplyPoints.add(supplyPointKey(signing.agreement.cups))
    queueMail(session, journey, `contract-${status}`, signing, now)
  } else if (status === 'signed') queueMail(session, journey, 'iban-changed', signing, now)
  return resultUrl(context, signing)
}
