import { buttonForm } from '../page/button.ts'
import { html, type Markup } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import { plainHeader } from '../page/plain-header.ts'
import type { Visit } from '../page/visit.ts'
import { isFinal, type Signing } from '../state/signing.ts'
import { signAddress } from './sign-address.ts'

/** What stands around every page of the provider: its name, how far one is, the way to cancel. */
export function signatureFrame(visit: Visit, signing: Signing, content: Markup): Markup {
  const { say } = visit
  const canEnd = !isFinal(signing)
  return html`${plainHeader(visit, html`${icon('pen')}<span>${say('sign.owner')}</span>`, signAddress(signing))}
<main id="content" class="sheet">
${canEnd && progress(visit, signing)}
${content}
${canEnd && html`<p class="sheet-end"><a href="${signAddress(signing, 'cancel')}">${say('sign.cancel')}</a></p>`}
</main>
${canEnd && html`<div class="tester"><p>${say('sign.tester')}</p>${buttonForm(signAddress(signing, 'expire'), say('sign.expire'), { variant: 'link' })}</div>`}`
}

function progress({ say }: Visit, { about, stage }: Signing): Markup {
  const names = [
    ...(about === 'contract' ? [['identifying', say('sign.step.identity')]] : []),
    ['reading', say('sign.step.reading')],
    ['confirming', say('sign.step.code')],
  ] as [string, string][]
  const now = names.findIndex(([is]) => is === stage.is)
  const items = names.map(
    ([, name], index) =>
      html`<li${index < now && html` class="past"`}${index === now && html` aria-current="step"`}>${name}</li>`,
  )
  return html`<ol class="progress" aria-label="${say('sign.progress')}">${items}</ol>`
}
