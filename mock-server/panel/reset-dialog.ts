import { html, type Markup } from '#mock/journey/page/html.ts'
import type { PanelVisit } from './panel-visit.ts'

/** Asks once more: what was registered, mailed and called is gone afterwards. */
export function resetDialog({ tell }: PanelVisit): Markup {
  return html`<dialog class="reset" aria-labelledby="reset-title" aria-describedby="reset-text" data-reset-dialog data-done="${tell('reset.done')}">
<h2 id="reset-title">${tell('reset.title')}</h2>
<p id="reset-text">${tell('reset.text')}</p>
<form method="dialog" class="reset-answers">
<button class="button" data-variant="secondary" value="no"><span class="face">${tell('reset.no')}</span></button>
<button class="button" data-variant="primary" value="yes"><span class="face">${tell('reset.yes')}</span></button>
</form>
</dialog>`
}
