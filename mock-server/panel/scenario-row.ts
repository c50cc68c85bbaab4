import { html, type Markup } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import type { Scenario } from '#mock/scenarios/define-scenario.ts'
import { copiable } from './copy-button.ts'
import { folded } from './folded.ts'
import type { PanelVisit } from './panel-visit.ts'

/** A scenario to choose: what it is called, what the customer then sees, which calls it concerns, and how to meet it unchosen. */
export function scenarioRow({ tell, pick, quote, chosen }: PanelVisit, scenario: Scenario): Markup {
  const { id, title, effect, sees, typed } = scenario
  const calls = callsOf(scenario)
  const isChosen = chosen.some(name => name.split('@', 1)[0] === id)
  const value = typeof typed?.value === 'string' && typed.value !== '' ? typed.value : undefined
  const words = folded(id, title.es, title.en, effect.es, effect.en, sees ? quote(sees) : '', value, ...calls)
  return html`<li class="scenario" data-item="${words}">
<input type="checkbox" class="tick" id="scenario-${id}" value="${id}" data-scenario aria-describedby="effect-${id}"${isChosen && html` checked`}>
<label class="scenario-title" for="scenario-${id}">${pick(title)}</label>
<span class="calls">${calls.length > 0 ? calls.map(call => html`<code>${call}</code>`) : html`<span class="rule">${tell('scenario.rule')}</span>`}</span>
<p class="effect" id="effect-${id}">${pick(effect)}${sees && html` <q>${quote(sees).replace(/\{\{\w+\}\}/g, '…')}</q>`}</p>
${way(value && html`${tell('scenario.typed')} ${copiable(tell, value)}`)}
${way(scenario.file && html`<a href="/__mock/panel/file/${id}" download>${icon('download')} ${scenario.file.name}</a>`)}
</li>`
}

function way(words: Markup | '' | undefined): Markup | undefined {
  return words ? html`<p class="way">${words}</p>` : undefined
}

/** The calls it answers otherwise; a star for all of them, nothing for what the wizard decides by itself. */
function callsOf({ on, onAny }: Scenario): string[] {
  return onAny ? ['*'] : Object.keys(on ?? {})
}
