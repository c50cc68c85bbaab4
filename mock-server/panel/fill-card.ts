import { html, type Markup } from '#mock/journey/page/html.ts'
import { copiable } from './copy-button.ts'
import { wizardSteps } from './panel-steps.ts'
import type { PanelVisit } from './panel-visit.ts'

/** Valid values for a step, asked for with a press and copied one by one; the dock types them itself. */
export function fillCard({ tell, step }: PanelVisit): Markup {
  const steps = wizardSteps.map(
    each =>
      html`<button type="button" class="button" data-variant="secondary" data-fill="${each}"${each === step && html` data-current`}><span class="face">${tell(`step.${each}`)}</span></button>`,
  )
  return html`<section class="tool" aria-labelledby="fill-title">
<h2 id="fill-title">${tell('fill.title')}</h2>
<p class="hint">${tell('fill.text')}</p>
<p class="fill-steps">${steps}</p>
<div role="status" class="values" data-values></div>
</section>`
}

/** The values of a step under the names their fields have in the wizard. */
export function filledValues({ tell, quote }: PanelVisit, title: string, values: Record<string, unknown>): Markup {
  const rows = Object.entries(values).flatMap(([field, value]) =>
    typeof value === 'string' && value !== ''
      ? [html`<div><dt>${quote(`field.${field}` as 'field.email')}</dt><dd>${copiable(tell, value)}</dd></div>`]
      : [],
  )
  return html`<h3>${title}</h3><dl>${rows}</dl>`
}
