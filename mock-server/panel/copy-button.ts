import { html, type Markup } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import type { PanelSay } from './panel-say.ts'

/** A small button that copies a value; it is announced with the value. */
function copyButton(tell: PanelSay, value: string): Markup {
  return html`<button type="button" class="copy" data-copy="${value}">${icon('copy')}<span class="unseen">${tell('copy', { value })}</span></button>`
}

/** A value as it is typed, with its copy button. */
export function copiable(tell: PanelSay, value: string): Markup {
  return html`<span class="copiable"><code>${value}</code>${copyButton(tell, value)}</span>`
}
