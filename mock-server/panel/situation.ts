import { html, type Markup } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import { panelArt } from '#mock/journey/page/logo.ts'
import { operations } from '#mock/operations/index.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import type { Scenario } from '#mock/scenarios/define-scenario.ts'
import { situationMark } from '#mock/situation/plan-in-situation.ts'
import { getNextAnswers, getSituation } from '#mock/situation/session-situation.ts'
import type { PanelContext } from './panel-context.ts'
import { actionButton, selectField } from './parts.ts'
import { remote } from './remote.ts'

const allScenarios: readonly Scenario[] = scenarios

/** What is chosen now, how to open it, and how to reset it. */
export function situation(context: PanelContext): Markup {
  const { t, page } = context
  return html`<section class="situation stack surface" aria-labelledby="situation-title">
<h2 id="situation-title">${t('situation')}</h2>
${chips(context)}
<div>${networkControls(context)}${remote(context, { canJoin: true })}</div>
<p class="situation-actions row">
<a class="button" data-variant="primary" data-wide href="${page.wizardUrl('/')}" data-open><span class="face">${t('open')}${icon('arrowRight')}</span></a>
${linkButton(context)}
${resetButton(context)}
</p>
${panelArt}
</section>`
}

/** The active scenarios, each with a button that removes it. The browser script adds others from the template. */
export function chips({ t, localise, chosen, overridden, unknown, page: { session } }: PanelContext): Markup {
  const current = getSituation(session)
  const name = current?.name ?? current?.situation.title ?? t('editor.unnamed')
  const chip = (name: string, words: string) =>
    html`<li><button type="button" class="chip pill" data-remove="${name}"><span class="chip-words">${words}</span>${icon('close')}<span class="hidden">${t('remove')}</span></button></li>`
  const next = [...getNextAnswers(session).keys()]
  const titleOf = (name: string) => {
    const [id, only] = name.split('@', 2)
    const scenario = allScenarios.find(each => each.id === id)
    return [scenario && localise(scenario.title), only].filter(Boolean).join(' · ')
  }
  const active = chosen.map(name => chip(name, titleOf(name)))
  const lines = overridden.map(({ name, by }) => {
    const title = by === situationMark ? t('overridden.situation') : titleOf(by)
    return html`<li>${t('overridden', { name: titleOf(name), by: title })}</li>`
  })
  return html`<ul class="chips row" aria-label="${t('active')}" data-now="${t('active.now')}" data-none="${t('active.none')}" data-chips>${active}</ul>
${unknown.length > 0 && html`<p class="active-situation small" data-unknown>${icon('warning')} ${t('active.unknown', { names: unknown.join(', ') })}</p>`}
<ul class="overridden small" data-overridden="${t('overridden')}" data-situation="${t('overridden.situation')}">${lines}</ul>
<p class="overridden small" data-next-answers="${t('answer.next')}"${next.length === 0 && html` hidden`}>${t('answer.next', { names: next.join(', ') })}</p>
<p class="active-situation small" data-active-situation${!current && html` hidden`}>${icon('pen')} <a href="/__mock/editor" data-unnamed="${t('editor.unnamed')}">${name}</a></p>
<p class="nothing-chosen" data-nothing${(chosen.length > 0 || current) && html` hidden`}>${t('active.none')}</p>
<template data-chip>${chip('', '')}</template>`
}

/** Copies a link that reproduces the situation. */
export function linkButton({ t, page }: PanelContext): Markup {
  const data = html`data-link="${page.wizardUrl('/__mock/use/')}" data-copied="${t('link.copied')}"`
  return actionButton('secondary', data, t('link'))
}

/** Resets the session after a confirmation. */
export function resetButton({ t }: PanelContext): Markup {
  const answer = (variant: string, value: string, words: string) =>
    html`<button class="button" data-variant="${variant}" value="${value}"><span class="face">${words}</span></button>`
  return html`${actionButton('quiet', html`data-reset`, t('reset'))}<dialog class="reset surface" aria-labelledby="reset-title" aria-describedby="reset-text" data-reset-dialog data-done="${t('reset.done')}">
<h2 id="reset-title">${t('reset.title')}</h2>
<p class="lead" id="reset-text">${t('reset.text')}</p>
<form method="dialog" class="row">
${answer('secondary', 'no', t('reset.no'))}
${answer('primary', 'yes', t('reset.yes'))}
</form>
</dialog>`
}

const delaysMs = [0, 200, 500, 1000, 2000, 5000, 10_000, 20_000]

/** The delay before every response, the seed of chance, and faults for all calls or for one. */
function networkControls({ t, localise, page: { session } }: PanelContext): Markup {
  const { latencyMs, seed } = session
  const delays = [...new Set([...delaysMs, latencyMs])]
    .toSorted((a, b) => a - b)
    .map(ms => [ms, ms === 0 ? t('wait.none') : t('wait.ms', { ms })] as const)
  const faults = allScenarios.filter(each => each.onAny).map(({ id, title }) => [id, localise(title)] as const)
  const calls = Object.keys(operations).map(id => [id, id] as const)
  const isDefault = latencyMs === 0 && seed === 1
  return html`<details class="network folding"${!isDefault && html` open`}>
<summary class="row">${icon('bolt')}<span>${t('network')}</span><span class="pill" data-wait-shown${latencyMs === 0 && html` hidden`}>${t('wait.ms', { ms: latencyMs })}</span>${icon('down')}</summary>
<div class="network-fields">
${selectField('wait', t('wait'), html`data-latency data-ms="${t('wait.ms')}"`, delays, latencyMs)}
<div class="field"><label for="seed">${t('seed')}</label><input class="control" id="seed" type="number" min="0" step="1" inputmode="numeric" value="${seed}" aria-describedby="seed-hint" data-seed></div>
<p class="hint" id="seed-hint">${t('seed.hint')}</p>
<form class="fault" data-fault>
${selectField('fault', t('fault'), html`name="fault"`, faults)}
${selectField('fault-call', t('fault.call'), html`name="call"`, [['', t('fault.all')], ...calls])}
<button class="button" data-variant="secondary"><span class="face">${t('fault.add')}</span></button>
</form>
</div>
</details>`
}
