import { html, type Markup } from '#mock/journey/page/html.ts'
import { scenarios } from '#mock/scenarios/index.ts'
import type { PanelVisit } from './panel-visit.ts'

/** Marks the element that the browser's part works in, with the words and the scenarios it needs. */
export function panelFacts({ tell, pick }: PanelVisit): Markup {
  const known = scenarios.map(({ id, title, at = '/' }) => [id, { title: pick(title), at }])
  return html`data-panel data-lost="${tell('lost')}" data-copied="${tell('copied')}" data-known="${JSON.stringify(Object.fromEntries(known))}"`
}
