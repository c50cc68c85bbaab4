import { html, type Markup } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import { scenarios } from '#mock/scenarios/index.ts'
import { groupsFrom } from './panel-steps.ts'
import type { PanelVisit } from './panel-visit.ts'
import { scenarioRow } from './scenario-row.ts'

/** Every scenario to choose, by step, those of the current step first. */
export function scenarioGroups(look: PanelVisit): Markup {
  const { tell, step } = look
  const groups = groupsFrom(step).map(group => {
    const rows = scenarios.filter(each => each.step === group).map(each => scenarioRow(look, each))
    return html`<section class="group" data-group="${group}" aria-labelledby="group-${group}">
<h2 class="eyebrow" id="group-${group}"><span class="here"${group !== step && html` hidden`}>${tell('step.current')} · </span>${tell(`step.${group}`)}</h2>
<ul class="scenarios">${rows}</ul>
</section>`
  })
  return html`<div class="groups">${groups}</div>`
}

/** The box that narrows what stands below it as one types; how much is left is announced. */
export function searchBox({ tell }: PanelVisit): Markup {
  return html`<div class="search" role="search">
<label class="unseen" for="search">${tell('search')}</label>${icon('search')}
<input class="control" id="search" type="search" placeholder="${tell('search.examples')}" autocomplete="off" spellcheck="false" data-search>
<p class="found small" role="status" data-found="${tell('search.found')}" data-none="${tell('search.none')}"></p>
</div>`
}
