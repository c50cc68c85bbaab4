import { formatPower } from '#domain/power-options.ts'
import { html, type Markup } from '#mock/journey/page/html.ts'
import { copiable } from './copy-button.ts'
import { folded } from './folded.ts'
import type { PanelVisit } from './panel-visit.ts'
import { searchBox } from './scenario-list.ts'
import { joined, type SeededKind, type SeededValue, seededValues } from './seeded-values.ts'

const kinds = Object.entries(seededValues) as [SeededKind, readonly SeededValue[]][]

/** The seeded values by kind, to search, to filter by what they lead to, and to copy. */
export function valuesPage(look: PanelVisit): Markup {
  const { tell } = look
  const outcomes = new Set(
    kinds.flatMap(([, values]) => values.map(({ outcome }) => outcome)).filter(each => typeof each === 'string'),
  )
  const groups = kinds.map(
    ([kind, values]) => html`<section class="group" aria-labelledby="kind-${kind}">
<h2 class="eyebrow" id="kind-${kind}">${tell(`seeded.${kind}`)}</h2>
<ul class="seeded">${values.map(each => row(look, each))}</ul>
</section>`,
  )
  return html`<div class="value-tools">${searchBox(look)}
<div class="field"><label for="outcome">${tell('values.filter')}</label><select class="control" id="outcome" data-outcome-filter><option value="">${tell('values.all')}</option>${[...outcomes].map(each => html`<option value="${each}">${tell(`outcome.${each}`)}</option>`)}</select></div>
</div>
<div class="groups">${groups}</div>`
}

function row({ tell, pick, visit }: PanelVisit, { value, outcome, detail, powers, note }: SeededValue): Markup {
  const words = typeof outcome === 'string' ? tell(`outcome.${outcome}`) : pick(outcome)
  const key = typeof outcome === 'string' ? outcome : undefined
  const known = joined(detail, powers?.map(kw => formatPower(kw, visit.language)).join(' / '), note && pick(note))
  return html`<li class="value" data-item="${folded(value, words, known)}"${key && html` data-outcome="${key}"`}>${copiable(tell, value)}<span class="outcome">${words}</span>${known && html`<span class="small">${known}</span>`}</li>`
}
