import { switchMaxWorkingDays, switchMinWorkingDays } from '#domain/limits.ts'
import { buttonForm, buttonLink } from '../page/button.ts'
import { html, type Markup } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import type { Visit } from '../page/visit.ts'
import { signAddress } from '../signature/sign-address.ts'
import type { Signing } from '../state/signing.ts'

/** The contract: on its way, waiting for a signature, or in need of a new one. */
export function contractCard(visit: Visit, contract: Signing): Markup {
  const { say } = visit
  const { cups, address } = contract.agreement
  return html`<section class="card" aria-labelledby="contract-title">
<h2 id="contract-title">${icon('bolt')} ${say('app.contract')}</h2>
<dl><div><dt>${say('sign.contract.address')}</dt><dd>${address}</dd></div><div><dt>CUPS</dt><dd>${cups}</dd></div></dl>
${state(visit, contract)}
</section>`
}

function state({ say }: Visit, contract: Signing): Markup {
  const badge = (tone: 'done' | 'wait' | 'stop', words: string) =>
    html`<p class="badge" data-tone="${tone}">${words}</p>`
  switch (contract.stage.is) {
    case 'signed':
      return html`${badge('done', say('app.contract.signed'))}<p>${say('app.contract.signed.text', { min: switchMinWorkingDays, max: switchMaxWorkingDays })}</p>`
    case 'cancelled':
    case 'expired':
      return html`${badge('stop', say('app.contract.unsigned'))}<p>${say('app.contract.unsigned.text')}</p>${buttonForm('/__mock/app/contract', say('app.contract.again'), { wide: true })}`
    default:
      return html`${badge('wait', say('app.contract.waiting'))}<p>${say('app.contract.waiting.text')}</p>${buttonLink(signAddress(contract), say('app.contract.sign'), { wide: true })}`
  }
}
