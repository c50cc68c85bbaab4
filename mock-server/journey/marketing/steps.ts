import { switchMaxWorkingDays, switchMinWorkingDays } from '#domain/limits.ts'
import { html, type Markup } from '../page/html.ts'
import type { Visit } from '../page/visit.ts'

/** How changing over goes, in the order it happens. */
export function steps({ say }: Visit): Markup {
  const days = { min: switchMinWorkingDays, max: switchMaxWorkingDays }
  const each: [string, string][] = [
    [say('steps.account'), say('steps.account.text')],
    [say('steps.invoice'), say('steps.invoice.text')],
    [say('steps.sign'), say('steps.sign.text')],
    [say('steps.switch'), say('steps.switch.text', days)],
  ]
  return html`<section class="how" id="steps" aria-labelledby="steps-title">
<h2 id="steps-title">${say('steps.title')}</h2>
<ol>${each.map(([title, text]) => html`<li><h3>${title}</h3><p>${text}</p></li>`)}</ol>
</section>`
}
