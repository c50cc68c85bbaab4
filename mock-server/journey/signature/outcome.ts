import { buttonLink } from '../page/button.ts'
import { html, type Markup } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import type { JourneyText } from '../page/texts.ts'
import type { Visit } from '../page/visit.ts'
import type { Signing } from '../state/signing.ts'
import { resultAddress } from './result-address.ts'

/** There is nothing to sign any more: why, and on to the page that says what follows. */
export function outcome(visit: Visit, signing: Signing, userAgent: string | undefined): Markup {
  const { is } = signing.stage
  const isSigned = is === 'signed'
  const text: JourneyText = isSigned
    ? 'sign.signed.text'
    : is === 'expired'
      ? 'sign.expired.text'
      : 'sign.cancelled.text'
  return html`<p class="outcome" data-tone="${isSigned ? 'success' : 'warning'}">${icon(isSigned ? 'check' : 'warning')}</p>
<p class="lead">${visit.say(text)}</p>
${buttonLink(resultAddress(visit, signing, userAgent), visit.say('sign.goOn'), { wide: true })}`
}
