import { facts } from '#mock/journey/page/controls.ts'
import { html, type Markup } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import type { Scenario } from '#mock/scenarios/define-scenario.ts'
import { callList } from './calls.ts'
import { type PanelContext, scenarioGroups, wizardSteps } from './panel-context.ts'
import { actionButton, copyable, searchBox, toSearchText } from './parts.ts'

// As many as fit beside the list.
const maxCalls = 6

/** The scenarios; beside them the values of a step and the newest calls. */
export function scenariosPage(context: PanelContext) {
  const { t } = context
  return {
    main: html`${stepChoice(context)}${searchBox(context)}${scenarioList(context)}`,
    aside: html`${fillCard(context)}
<section class="box stack surface" aria-labelledby="calls-title">
<h2 id="calls-title">${t('calls.last')}</h2>
${callList(context, maxCalls)}
<p><a href="/__mock/calls">${t('calls.more')}</a></p>
</section>`,
  }
}

/** The step that the tester is at: its scenarios stand first. */
function stepChoice({ t, step }: PanelContext): Markup {
  const links = wizardSteps.map(
    each =>
      html`<li><a class="tab" href="/__mock/?step=${each}"${each === step && html` aria-current="true"`}>${t(`step.${each}`)}</a></li>`,
  )
  return html`<nav class="steps" aria-label="${t('step.choose')}"><ul class="row">${links}</ul></nav>`
}

/** Every scenario by step, those of the current step first. */
export function scenarioList(context: PanelContext): Markup {
  const { t, step } = context
  const ordered = scenarioGroups.toSorted((a, b) => Number(b === step) - Number(a === step))
  const groups = ordered.map(group => {
    const rows = scenarios.filter(each => each.step === group).map(each => scenarioRow(context, each))
    return html`<section class="group" data-group="${group}" aria-labelledby="group-${group}">
<h2 class="eyebrow" id="group-${group}"><span class="here"${group !== step && html` hidden`}>${t('step.current')} · </span>${t(`step.${group}`)}</h2>
<ul class="scenarios">${rows}</ul>
</section>`
  })
  return html`<div class="groups">${groups}</div>`
}

/** A scenario: its title, its effect, the calls that it changes, and what to type to get it without choosing it. */
function scenarioRow(context: PanelContext, scenario: Scenario): Markup {
  const { t, localise, tWizard, chosen, overridden } = context
  const { id, title, effect, sees, typed, file, on, onAny } = scenario
  const calls = onAny ? ['*'] : Object.keys(on ?? {})
  const isChosen = chosen.some(name => name.split('@', 1)[0] === id)
  const isOverridden = overridden.some(({ name }) => name.split('@', 1)[0] === id)
  const value = typeof typed?.value === 'string' && typed.value !== '' ? typed.value : undefined
  const words = toSearchText(id, title.es, title.en, effect.es, effect.en, sees ? tWizard(sees) : '', value, ...calls)
  return html`<li class="scenario outlined" data-item="${words}"${isOverridden && html` data-no-effect`}>
<input type="checkbox" class="tick" id="scenario-${id}" value="${id}" data-scenario aria-describedby="effect-${id}"${isChosen && html` checked`}>
<label class="scenario-title" for="scenario-${id}">${localise(title)}</label>
<span class="calls">${calls.length > 0 ? calls.map(call => html`<code class="pill">${call}</code>`) : html`<span class="pill">${t('scenario.rule')}</span>`}</span>
<p class="effect small" id="effect-${id}">${localise(effect)}${sees && html` <q>${tWizard(sees).replace(/\{\{\w+\}\}/g, '…')}</q>`}<strong class="no-effect"> ${t('overridden.row')}</strong></p>
${value && html`<p class="hint">${t('scenario.typed')} ${copyable(context, value)}</p>`}
${file && html`<p class="hint"><a class="row" href="/__mock/panel/file/${id}" download>${icon('download')} ${file.name}</a></p>`}
</li>`
}

/** Buttons that request valid values for a step. */
function fillCard({ t, step }: PanelContext): Markup {
  const buttons = wizardSteps.map(each =>
    actionButton('secondary', html`data-fill="${each}"${each === step && html` data-current`}`, t(`step.${each}`)),
  )
  return html`<section class="box stack surface" aria-labelledby="fill-title">
<h2 id="fill-title">${t('fill.title')}</h2>
<p class="hint">${t('fill.text')}</p>
<p class="fill-steps">${buttons}</p>
<div role="status" class="values" data-values></div>
</section>`
}

/** The values of a step, named like the wizard's fields. */
export function filledValues(context: PanelContext, title: string, values: Record<string, unknown>): Markup {
  const rows = Object.entries(values).flatMap(([field, value]) =>
    typeof value === 'string' && value !== ''
      ? [[context.tWizard(`field.${field}` as 'field.email'), copyable(context, value)] as const]
      : [],
  )
  return html`<h3>${title}</h3>${facts(rows, 'lined')}`
}
