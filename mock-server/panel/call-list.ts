import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import { readJournal } from '#mock/journal/kept-call.ts'
import { html, type Markup } from '#mock/journey/page/html.ts'
import { callRow } from './call-row.ts'
import type { PanelVisit } from './panel-visit.ts'

/** The newest calls, which the browser keeps up to date. `most`: how many have room. */
export function callList(look: PanelVisit, most: number): Markup {
  const journal = readJournal(look.visit.session)
  return html`<ol class="call-list" reversed data-calls data-most="${most}">${callRows(look, journal.slice(-most))}</ol>
<p class="no-calls small" data-no-calls${journal.length > 0 && html` hidden`}>${look.tell('calls.none')}</p>`
}

/** The rows of some calls, the newest first. */
export function callRows(look: PanelVisit, entries: readonly JournalEntry[]): Markup {
  return html`${entries.toReversed().map(entry => callRow(look, entry))}`
}
