import { formatPower } from '#domain/power-options.ts'
import { joinFacts, type SeededValue, seededKinds } from '#mock/control/seeded-values.ts'
import { html, type Markup } from '#mock/journey/page/html.ts'
import type { PanelContext } from './panel-context.ts'
import { copyable, searchBox, selectField, toSearchText } from './parts.ts'

/** The seeded values by kind, to search, to filter by outcome, and to copy. */
export function valuesPage(context: PanelContext) {
  const { t } = context
  const outcomes = new Set(
    seededKinds.flatMap(([, values]) => values.map(({ outcome }) => outcome)).filter(each => typeof each === 'string'),
  )
  const filters: [string, string][] = [
    ['', t('values.all')],
    ...[...outcomes].map((each): [string, string] => [each, t(`outcome.${each}`)]),
  ]
  const groups = seededKinds.map(
    ([kind, values]) => html`<section class="group" aria-labelledby="kind-${kind}">
<h2 class="eyebrow" id="kind-${kind}">${t(`seeded.${kind}`)}</h2>
<ul class="surface lined">${values.map(each => valueRow(context, each))}</ul>
</section>`,
  )
  return {
    main: html`<div class="value-tools row">${searchBox(context)}
${selectField('outcome', t('values.filter'), html`data-outcome-filter`, filters)}
</div>
<div class="groups">${groups}</div>`,
  }
}

function valueRow(context: PanelContext, { value, outcome, detail, powers, note }: SeededValue): Markup {
  const { t, localise, page } = context
  const isKey = typeof outcome === 'string'
  const words = isKey ? t(`outcome.${outcome}`) : localise(outcome)
  const power = powers?.map(kw => formatPower(kw, page.language)).join(' / ')
  const known = joinFacts(detail, power, note && localise(note))
  return html`<li class="value" data-item="${toSearchText(value, words, known)}"${isKey && html` data-outcome="${outcome}"`}>${copyable(context, value)}<span class="outcome">${words}</span>${known && html`<span class="small">${known}</span>`}</li>`
}
