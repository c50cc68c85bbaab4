import { htmlLang, type Language } from '#i18n/languages.ts'
import type { Violation } from '#mock/contract/validator.ts'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import { html, type Markup } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import type { PanelVisit } from './panel-visit.ts'

/** A call on one line; opened, all that was asked and answered. The server has masked what is secret. */
export function callRow({ tell, visit }: PanelVisit, entry: JournalEntry): Markup {
  const { id, operation, method, path, request, response, scenarios, fault, durationMs, verdict, at } = entry
  const violations = [...verdict.request, ...verdict.response]
  const verdictWords = tell(violations.length > 0 ? 'call.breaks' : 'call.holds')
  const ms = Math.round(durationMs)
  const cause = [...scenarios, ...(fault ? [tell('call.fault', { fault })] : [])].join(', ')
  const part = (title: string, value: unknown) =>
    isEmpty(value)
      ? undefined
      : html`<p class="part">${title}</p><pre tabindex="0" role="region" aria-label="${title}">${JSON.stringify(value, null, 2)}</pre>`
  return html`<li class="call" data-call="${id}" data-operation="${operation}"${violations.length > 0 && html` data-breaks`} data-says="${operation}: ${response.status}, ${verdictWords}">
<details>
<summary><span class="method">${method}</span> <span class="status" data-kind="${Math.floor(response.status / 100)}">${response.status}</span> <span class="operation">${operation}</span>${cause && html` <span class="cause">${cause}</span>`} <span class="took">${ms} ms</span> <span class="verdict">${icon(violations.length > 0 ? 'warning' : 'check')}<span class="unseen">${verdictWords}</span></span></summary>
<div class="call-parts">
<p class="call-line"><code>${path}</code> <time datetime="${at}">${timeOf(at, visit.language)}</time></p>
${violations.length > 0 ? violationList(verdictWords, violations) : html`<p class="call-verdict">${icon('check')} ${verdictWords}</p>`}
${part(tell('call.query'), request.query)}${part(tell('call.header'), request.header)}${part(tell('call.request'), request.body)}${part(tell('call.response'), response.body)}
</div>
</details>
</li>`
}

function violationList(words: string, violations: readonly Violation[]): Markup {
  const items = violations.map(({ pointer, detail }) => html`<li><code>${pointer}</code> ${detail}</li>`)
  return html`<div class="call-verdict" data-breaks>${icon('warning')}<div>${words}<ul>${items}</ul></div></div>`
}

function timeOf(at: string, language: Language): string {
  return new Date(at).toLocaleTimeString(htmlLang(language))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
}
