import { html, type Markup, type Piece } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import { getJourney } from '#mock/journey/state/journey.ts'
import { callList } from './calls.ts'
import type { PanelContext } from './panel-context.ts'
import { counter, panelData } from './panel-page.ts'
import { actionButton, searchBox } from './parts.ts'
import { remote } from './remote.ts'
import { scenarioList } from './scenarios-page.ts'
import { chips, linkButton, resetButton } from './situation.ts'

/** A small panel at the edge of the wizard. */
export function dock(context: PanelContext): Markup {
  const { t, chosen, step, page, calls } = context
  const newTab = html`<span class="hidden"> ${page.t('link.newTab')}</span>`
  const link = (url: string, attributes: Piece, words: Piece) =>
    html`<li><a class="target" href="${url}" target="_blank"${attributes}>${words}${newTab}</a></li>`
  const fill = html`data-wide data-fill-form data-done="${t('fill.done')}" data-incomplete="${t('fill.incomplete')}" data-none="${t('fill.nothing')}"`
  const close = html`${icon('close')}<span class="hidden">${t('dock.close')}</span>`
  return html`<div class="dock" ${panelData(context)}>
<button type="button" class="dock-tab" aria-expanded="false" aria-controls="dock" data-toggle>${icon('flask')}<span class="hidden">${t('dock')}</span>${counter('scenarios', chosen.length)}</button>
<section class="dock-body" id="dock" aria-labelledby="dock-title" hidden>
<header class="row"><h2 id="dock-title">${t('tab.scenarios')}</h2>${linkButton(context)}${resetButton(context)}${actionButton('quiet', html`data-close`, close)}</header>
<div>${searchBox(context)}</div>
<div class="dock-scroll" tabindex="-1">${chips(context)}${remote(context, { canJoin: false })}${scenarioList(context)}</div>
<footer class="stack">
${actionButton('primary', fill, t('fill.form'))}
<p class="fill-result small" role="status" data-fill-result></p>
<h3 class="eyebrow">${t('calls.newest')}</h3>
${callList(context, 1)}
<ul class="dock-links">
${link(`/__mock/${step ? `?step=${step}` : ''}`, html` data-panel-link`, html`${t('panel')}${icon('external')}`)}
${link('/__mock/calls', '', html`${t('tab.calls')} ${counter('calls', calls.length)}`)}
${link('/__mock/mail', '', html`${t('tab.mail')} ${counter('mails', getJourney(page.session).outbox.length)}`)}
</ul>
</footer>
</section>
<p class="hidden" role="status" data-announce></p>
</div>`
}
