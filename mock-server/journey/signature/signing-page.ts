import { buttonForm } from '../page/button.ts'
import { html, type Markup } from '../page/html.ts'
import type { Page } from '../page/send-page.ts'
import type { JourneyText } from '../page/texts.ts'
import type { Visit } from '../page/visit.ts'
import { isFinal, type Signing, type SigningProblem, type Stage } from '../state/signing.ts'
import { codeForm } from './code-form.ts'
import { identityForm } from './identity-form.ts'
import { outcome } from './outcome.ts'
import { progress } from './progress.ts'
import { reading } from './reading.ts'
import { signAddress } from './sign-address.ts'
import { signatureFrame } from './signature-frame.ts'

export interface Circumstances {
  problem?: SigningProblem
  /** What was typed when the problem arose. */
  typed?: string
  userAgent?: string | undefined
}

const titles: Record<Stage['is'], JourneyText> = {
  identifying: 'sign.identity.title',
  reading: 'sign.reading.title',
  confirming: 'sign.code.title',
  signed: 'sign.signed.title',
  cancelled: 'sign.cancelled.title',
  expired: 'sign.expired.title',
}

/** The page for the stage that a signature is at. */
export function signingPage(visit: Visit, signing: Signing, circumstances: Circumstances): Page {
  const { say } = visit
  const title = say(titles[signing.stage.is])
  const isOpen = !isFinal(signing)
  const sheet = html`${isOpen && progress(visit, signing)}
<h1>${title}</h1>
${content(visit, signing, circumstances)}
${isOpen && html`<p class="sheet-end"><a href="${signAddress(signing, 'cancel')}">${say('sign.cancel')}</a></p>`}`
  const beneath =
    isOpen &&
    html`<div class="tester"><p>${say('sign.tester')}</p>${buttonForm(signAddress(signing, 'expire'), say('sign.expire'), { variant: 'link' })}</div>`
  const body = signatureFrame(visit, { home: signAddress(signing), sheet, beneath })
  return {
    title: circumstances.problem ? say('shell.error', { title }) : title,
    owner: say('sign.owner'),
    body,
    look: 'signature',
  }
}

function content(visit: Visit, signing: Signing, circumstances: Circumstances): Markup {
  switch (signing.stage.is) {
    case 'identifying':
      return identityForm(visit, signing, circumstances)
    case 'reading':
      return reading(visit, signing)
    case 'confirming':
      return codeForm(visit, signing, circumstances)
    default:
      return outcome(visit, signing, circumstances.userAgent)
  }
}
