import { htmlLang } from '#i18n/languages.ts'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import { html, type Markup } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import { operations } from '#mock/operations/index.ts'
import type { Violation } from '#mock/shared/types.ts'
import type { PanelContext } from './panel-context.ts'
import { actionButton, selectField } from './parts.ts'

// As many as the journal keeps of a session.
const maxCalls = 200

/** All calls of this tester, with filters and a download. */
export function callsPage(context: PanelContext) {
  const { t } = context
  const filters: [string, string][] = [
    ['', t('calls.all')],
    ...Object.keys(operations).map((id): [string, string] => [id, id]),
  ]
  const clear = html`data-clear-calls data-done="${t('calls.cleared')}"`
  return {
    main: html`<div class="call-tools row">
${selectField('operation', t('calls.filter'), html`data-operation-filter`, filters)}
<label class="only row small"><input type="checkbox" class="tick" data-breaks-filter> ${t('calls.breaks')}</label>
<p class="row"><a class="button" data-variant="secondary" href="/__mock/requests.har" download="alta-luz.har" data-har><span class="face">${icon('download')}${t('calls.har')}</span></a>
<a class="button" data-variant="secondary" href="/__mock/recorded" download="situation.json"><span class="face">${icon('pen')}${t('calls.situation')}</span></a>
${actionButton('quiet', clear, t('calls.clear'))}</p>
</div>
<div class="box surface">${callList(context, maxCalls)}<p class="small" data-no-matches hidden>${t('calls.noMatch')}</p></div>${answerDialog(context)}`,
  }
}

/** Edits the answer that the next call gets. */
function answerDialog({ t }: PanelContext): Markup {
  const words = html`data-title="${t('answer.title')}" data-valid="${t('editor.valid')}" data-used="${t('answer.used')}"`
  return html`<dialog class="answer surface" aria-labelledby="answer-title" data-answer-dialog ${words}>
<h2 id="answer-title" data-title></h2>
<div class="editor stack">
<div class="field"><label for="answer-text">${t('call.response')}</label><textarea class="control mono" id="answer-text" rows="12" spellcheck="false" autocomplete="off" aria-describedby="answer-verdict" data-text></textarea></div>
<div class="verdict-list small" id="answer-verdict" role="status" data-verdict></div>
<p class="row">${actionButton('primary', html`data-apply`, t('answer.use'))}${actionButton('secondary', html`data-cancel`, t('reset.no'))}</p>
</div>
</dialog>`
}

/** The newest calls, at most `max`; the browser script keeps them up to date. */
export function callList(context: PanelContext, max: number): Markup {
  const { calls, t } = context
  return html`<ol class="call-list lined" reversed data-calls data-max="${max}">${callRows(context, calls.slice(-max))}</ol>
<p class="no-calls small" data-no-calls${calls.length > 0 && html` hidden`}>${t('calls.none')}</p>`
}

/** The rows of some calls, the newest first. */
export function callRows(context: PanelContext, entries: readonly JournalEntry[]): Markup {
  return html`${entries.toReversed().map(entry => callRow(context, entry))}`
}

/** A call in one line; opened, its request and response. */
function callRow({ t, page }: PanelContext, entry: JournalEntry): Markup {
  const { id, operation, method, path, request, response, scenarios, fault, durationMs, verdict, at } = entry
  const violations = [...verdict.request, ...verdict.response]
  const isBroken = violations.length > 0
  const verdictWords = t(isBroken ? 'call.breaks' : 'call.holds')
  const cause = [...scenarios, ...(fault ? [t('call.fault', { fault })] : [])].join(', ')
  const time = new Date(at).toLocaleTimeString(htmlLang(page.language))
  return html`<li class="call" data-call="${id}" data-operation="${operation}"${isBroken && html` data-breaks`} data-says="${operation}: ${response.status}, ${verdictWords}">
<details>
<summary><span class="method mono">${method}</span> <span class="status mono" data-kind="${Math.floor(response.status / 100)}">${response.status}</span> <span class="operation">${operation}</span>${cause && html` <span class="cause pill">${cause}</span>`} <span class="took mono">${Math.round(durationMs)} ms</span> <span class="verdict">${icon(isBroken ? 'warning' : 'check')}<span class="hidden">${verdictWords}</span></span></summary>
<div class="call-parts stack">
<p class="row between small break"><code>${path}</code> <time datetime="${at}">${time}</time></p>
${verdictDetails(verdictWords, violations)}
${part(t('call.query'), request.query)}${part(t('call.header'), request.header)}${part(t('call.request'), request.body)}${part(t('call.response'), response.body, html` data-response`)}
<p class="edit-answer">${actionButton('secondary', html`data-edit-answer`, t('answer.edit'))}</p>
</div>
</details>
</li>`
}

function part(title: string, value: unknown, attributes?: Markup): Markup | undefined {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0
  if (value === undefined || value === null || isEmpty) return undefined
  return html`<p class="small">${title}</p><pre tabindex="0" role="region" aria-label="${title}"${attributes}>${JSON.stringify(value, null, 2)}</pre>`
}

function verdictDetails(words: string, violations: readonly Violation[]): Markup {
  if (violations.length === 0) return html`<p class="call-verdict">${icon('check')} ${words}</p>`
  const items = violations.map(({ pointer, detail }) => html`<li><code>${pointer}</code> ${detail}</li>`)
  return html`<div class="call-verdict" data-breaks>${icon('warning')}<div>${words}<ul>${items}</ul></div></div>`
}
