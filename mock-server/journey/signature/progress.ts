import { html, type Markup } from '../page/html.ts'
import type { Visit } from '../page/visit.ts'
import type { Signing } from '../state/signing.ts'

/** How far one is. A change of account has no identity step: the app knows its customer. */
export function progress({ say }: Visit, { about, stage }: Signing): Markup {
  const steps: [string, string][] = [
    ['identifying', say('sign.step.identity')],
    ['reading', say('sign.step.reading')],
    ['confirming', say('sign.step.code')],
  ]
  const asked = about === 'contract' ? steps : steps.slice(1)
  const now = asked.findIndex(([is]) => is === stage.is)
  const items = asked.map(
    ([, name], index) =>
      html`<li${index < now && html` class="past"`}${index === now && html` aria-current="step"`}>${name}</li>`,
  )
  return html`<ol class="progress" aria-label="${say('sign.progress')}">${items}</ol>`
}
