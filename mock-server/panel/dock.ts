import { html, type Markup } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import { journeyOf } from '#mock/journey/state/journey-of.ts'
import { callList } from './call-list.ts'
import { panelFacts } from './panel-facts.ts'
import type { PanelVisit } from './panel-visit.ts'
import { scenarioGroups, searchBox } from './scenario-list.ts'
import { chips, linkButton, resetButton } from './situation.ts'

/** The panel in small, for the edge of the wizard: what a tester needs while looking at a step. */
export function dock(look: PanelVisit): Markup {
  const { tell, quote, chosen, step, visit } = look
  const newTab = html`<span class="unseen"> ${quote('link.newTab')}</span>`
  return html`<div class="dock" ${panelFacts(look)}>
<button type="button" class="dock-tab" aria-expanded="false" aria-controls="dock" data-toggle>${icon('flask')}<span class="unseen">${tell('dock')}</span><span class="count" data-count="scenarios">${chosen.length}</span></button>
<section class="dock-body" id="dock" aria-labelledby="dock-title" hidden>
<header class="dock-head"><h2 id="dock-title">${tell('room.scenarios')}</h2>${linkButton(look)}${resetButton(look)}<button type="button" class="button" data-variant="quiet" data-close><span class="face">${icon('close')}<span class="unseen">${tell('dock.close')}</span></span></button></header>
<div class="dock-search">${searchBox(look)}</div>
<div class="dock-scroll" tabindex="-1">${chips(look)}${scenarioGroups(look)}</div>
<footer class="dock-foot">
<button type="button" class="button" data-variant="primary" data-wide data-fill-form data-done="${tell('fill.done')}" data-none="${tell('fill.nothing')}"><span class="face">${tell('fill.form')}</span></button>
<h3 class="eyebrow">${tell('calls.newest')}</h3>
${callList(look, 1)}
<ul class="dock-links">
<li><a href="/__mock/${step && `?step=${step}`}" target="_blank" data-panel-link>${tell('panel')}${newTab}${icon('external')}</a></li>
<li><a href="/__mock/calls" target="_blank">${tell('room.calls')} <span class="count" data-count="calls">${visit.session.journal.length}</span>${newTab}</a></li>
<li><a href="/__mock/mail" target="_blank">${tell('room.mail')} <span class="count" data-count="mails">${journeyOf(visit.session).outbox.length}</span>${newTab}</a></li>
</ul>
</footer>
</section>
<p class="unseen" role="status" data-announce></p>
</div>`
}
