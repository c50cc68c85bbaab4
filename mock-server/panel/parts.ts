import { html, type Markup, type Piece } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import type { PanelContext } from './panel-context.ts'

/** A button of the panel; `attributes` tell the browser script what it does. */
export function actionButton(variant: 'primary' | 'secondary' | 'quiet', attributes: Markup, words: Piece): Markup {
  return html`<button type="button" class="button" data-variant="${variant}" ${attributes}><span class="face">${words}</span></button>`
}

/** A labelled select. `options`: value and words. */
export function selectField(
  id: string,
  label: string,
  attributes: Markup,
  options: readonly (readonly [value: string | number, words: string])[],
  selected?: string | number,
): Markup {
  const items = options.map(
    ([value, words]) => html`<option value="${value}"${value === selected && html` selected`}>${words}</option>`,
  )
  return html`<div class="field"><label for="${id}">${label}</label><select class="control" id="${id}" ${attributes}>${items}</select></div>`
}

/** A value with a button that copies it. */
export function copyable({ t }: PanelContext, value: string): Markup {
  return html`<span class="copyable"><code class="break">${value}</code><button type="button" class="copy icon-button" data-copy="${value}">${icon('copy')}<span class="hidden">${t('copy', { value })}</span></button></span>`
}

/** A box that narrows the list below it; the number of matches is announced. */
export function searchBox({ t }: PanelContext): Markup {
  return html`<div class="search" role="search">
<label class="hidden" for="search">${t('search')}</label>${icon('search')}
<input class="control" id="search" type="search" placeholder="${t('search.examples')}" autocomplete="off" spellcheck="false" data-search>
<p class="found small" role="status" data-found="${t('search.found')}" data-none="${t('search.none')}"></p>
</div>`
}

/** Words as the search compares them: without capitals and accents. The browser script does the same to what is typed. */
export function toSearchText(...words: readonly (string | undefined)[]): string {
  return words.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
