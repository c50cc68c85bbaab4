import { html, type Markup } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import { panelArt } from '#mock/journey/page/logo.ts'
import { scenarios } from '#mock/scenarios/index.ts'
import { networkControls } from './network-controls.ts'
import type { PanelVisit } from './panel-visit.ts'
import { resetDialog } from './reset-dialog.ts'

/** What is chosen now, how to get there, and the way back to where everything works. */
export function situation(look: PanelVisit): Markup {
  const { tell, visit } = look
  return html`<section class="situation" aria-labelledby="situation-title">
<h2 id="situation-title">${tell('situation')}</h2>
${chips(look)}
${networkControls(look)}
<p class="situation-ways">
<a class="button" data-variant="primary" data-wide href="${visit.wizard('/')}" data-open><span class="face">${tell('open')}${icon('arrowRight')}</span></a>
${linkButton(look)}
${resetButton(look)}
</p>
${panelArt}
</section>`
}

/** The active scenarios, each of which can be taken away. The browser draws them anew with every change, from the template. */
export function chips({ tell, pick, chosen }: PanelVisit): Markup {
  const chip = (name: string, words: string) =>
    html`<li><button type="button" class="chip" data-remove="${name}"><span class="chip-words">${words}</span>${icon('close')}<span class="unseen">${tell('remove')}</span></button></li>`
  const active = chosen.map(name => {
    const [id, only] = name.split('@', 2)
    const scenario = scenarios.find(each => each.id === id)
    return chip(name, [scenario && pick(scenario.title), only].filter(Boolean).join(' · '))
  })
  return html`<ul class="chips" aria-label="${tell('active')}" data-now="${tell('active.now')}" data-none="${tell('active.none')}" data-chips>${active}</ul>
<p class="nothing-chosen" data-nothing${chosen.length > 0 && html` hidden`}>${tell('active.none')}</p>
<template data-chip>${chip('', '')}</template>`
}

export function linkButton({ tell, visit }: PanelVisit): Markup {
  return html`<button type="button" class="button" data-variant="secondary" data-link="${visit.wizard('/__mock/use/')}" data-copied="${tell('link.copied')}"><span class="face">${tell('link')}</span></button>`
}

export function resetButton(look: PanelVisit): Markup {
  return html`<button type="button" class="button" data-variant="quiet" data-reset><span class="face">${look.tell('reset')}</span></button>${resetDialog(look)}`
}
