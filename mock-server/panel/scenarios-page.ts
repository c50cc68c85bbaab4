import { html, type Markup } from '#mock/journey/page/html.ts'
import { callList } from './call-list.ts'
import { fillCard } from './fill-card.ts'
import type { Contents } from './panel-page.ts'
import { wizardSteps } from './panel-steps.ts'
import type { PanelVisit } from './panel-visit.ts'
import { scenarioGroups, searchBox } from './scenario-list.ts'

// As many as stand beside the list without pushing anything away.
const most = 6

/** The scenarios to choose from, and beside them the values of a step and the newest calls. */
export function scenariosPage(look: PanelVisit): Contents {
  const { tell } = look
  return {
    main: html`${stepChoice(look)}${searchBox(look)}${scenarioGroups(look)}`,
    aside: html`${fillCard(look)}
<section class="tool" aria-labelledby="calls-title">
<h2 id="calls-title">${tell('calls.last')}</h2>
${callList(look, most)}
<p><a href="/__mock/calls">${tell('calls.more')}</a></p>
</section>`,
  }
}

/** The step one is testing: its scenarios stand first. */
function stepChoice({ tell, step }: PanelVisit): Markup {
  const links = wizardSteps.map(
    each =>
      html`<li><a href="/__mock/?step=${each}"${each === step && html` aria-current="true"`}>${tell(`step.${each}`)}</a></li>`,
  )
  return html`<nav class="steps" aria-label="${tell('step.choose')}"><ul>${links}</ul></nav>`
}
