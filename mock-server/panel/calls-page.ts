import { html, type Markup } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import { operations } from '#mock/operations/index.ts'
import { callList } from './call-list.ts'
import type { PanelVisit } from './panel-visit.ts'

// As many as a session's journal keeps.
const most = 200

/** All calls of this tester, to filter and to take along. */
export function callsPage(look: PanelVisit): Markup {
  const { tell } = look
  return html`<div class="call-tools">
<div class="field"><label for="operation">${tell('calls.filter')}</label><select class="control" id="operation" data-operation-filter><option value="">${tell('calls.all')}</option>${Object.keys(operations).map(id => html`<option>${id}</option>`)}</select></div>
<label class="only"><input type="checkbox" class="tick" data-breaks-filter> ${tell('calls.breaks')}</label>
<p class="call-ways"><a class="button" data-variant="secondary" href="/__mock/requests.har" download="alta-luz.har" data-har><span class="face">${icon('download')}${tell('calls.har')}</span></a>
<button type="button" class="button" data-variant="quiet" data-clear-calls data-done="${tell('calls.cleared')}"><span class="face">${tell('calls.clear')}</span></button></p>
</div>
${callList(look, most)}
<p class="no-calls small" data-no-matches hidden>${tell('calls.noMatch')}</p>`
}
