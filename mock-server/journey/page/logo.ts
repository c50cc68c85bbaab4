import { brand } from '#brand/brand.ts'
import { html } from './html.ts'

/** The brand's mark, as `brand/Mark.tsx` draws it. */
export const mark = html`<svg class="mark" viewBox="0 0 48 36" aria-hidden="true"><path class="arc" d="M5.5 26.5v-3.5a18.5 18.5 0 0 1 37 0v3.5"/><path class="sun" d="M13.5 26.5a10.5 10.5 0 0 1 21 0z"/><path class="horizon" d="M2.5 33h43"/></svg>`

export const logo = html`<span class="logo">${mark}${brand.name}</span>`

/** The mark grown into three arcs, as `brand/PanelArt.tsx` draws it. */
export const panelArt = html`<svg class="art" viewBox="0 0 400 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><g class="arcs"><circle class="outer" cx="200" cy="222" r="203"/><circle class="middle" cx="200" cy="222" r="144"/><circle class="inner" cx="200" cy="222" r="85"/></g></svg>`
