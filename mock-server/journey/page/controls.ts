import { brand } from '#brand/brand.ts'
import * as drawings from '#brand/drawings.ts'
import { htmlLang, type Language } from '#i18n/languages.ts'
import { html, Markup, type Piece } from './html.ts'
import type { Translate } from './texts.ts'

const { viewBox, shapes } = drawings.mark

/** The brand's mark. */
export const mark = html`<svg class="mark" viewBox="${viewBox}" aria-hidden="true">${shapes.map(
  ({ d, fill = 'none', stroke = 'none', strokeWidth = 0 }) =>
    html`<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`,
)}</svg>`

export const logo = html`<span class="logo">${mark}${brand.name}</span>`

// In the product's style: a 20 px box, 2 px round strokes, the colour and size of the text beside it.
const paths = {
  chat: 'M3 4h14v9.6H9.4L5.6 17v-3.4H3z',
  check: 'm4.2 10.6 3.8 3.8 7.8-8.6',
  close: 'm5 5 10 10M15 5 5 15',
  info: 'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4zM10 9.3v4.2M10 6.4v.1',
  warning: 'M10 3 2.2 16.5h15.6zm0 5.3v3.6m0 2.2v.1',
} as const

/** An icon; always decoration beside words that say the same. */
export function icon(name: keyof typeof paths): Markup {
  return html`<svg data-icon viewBox="0 0 20 20" aria-hidden="true"><path d="${new Markup(paths[name])}"/></svg>`
}

type Variant = 'primary' | 'secondary' | 'link'

/** A link in the style of the product's button. */
export function buttonLink(url: string, words: Piece): Markup {
  return html`<a class="button" href="${url}" data-variant="primary"><span class="face">${words}</span></a>`
}

/** The submit button of a form. */
export function submitButton(words: Piece, variant: Variant = 'primary'): Markup {
  return html`<button class="button" data-variant="${variant}"><span class="face">${words}</span></button>`
}

/** A form of one button, for actions that change something. */
export function buttonForm(action: string, words: Piece, variant?: Variant): Markup {
  return html`<form method="post" action="${action}">${submitButton(words, variant)}</form>`
}

interface CodeFormOptions {
  action: string
  submit: string
  name: string
  label: string
  hint: string
  /** Why the submitted value was rejected; the field then gets the focus. */
  error: string | false
  value?: string | undefined
  /** Of the input. */
  attributes?: Markup
}

/** A form of one labelled input for a code. Hint and error are read out with it. */
export function codeForm(options: CodeFormOptions): Markup {
  const { action, submit, name, label, hint, error, value = '', attributes = html`autocomplete="off"` } = options
  const state = error && html` aria-invalid="true" autofocus`
  return html`<form class="stack" method="post" action="${action}" novalidate>
<div class="near">
<label for="${name}">${label}</label>
<p class="small" id="${name}-hint">${hint}</p>
<input class="control" id="${name}" name="${name}" value="${value}" ${attributes} required maxlength="42" spellcheck="false" aria-describedby="${name}-hint${error && ` ${name}-error`}"${state}>
${error && html`<p class="error row" id="${name}-error">${icon('warning')} ${error}</p>`}
</div>
${submitButton(submit)}</form>`
}

/** A highlighted sentence. */
export function notice(words: Piece): Markup {
  return html`<div class="notice">${icon('info')}<p>${words}</p></div>`
}

/** A link that opens a new tab, with a hint for screen readers. */
export function newTabLink(t: Translate, url: string, words: string): Markup {
  return html`<a href="${url}" target="_blank" rel="noopener">${words}<span class="hidden"> ${t('link.newTab')}</span></a>`
}

/** A list of terms with their descriptions; those that are false are left out. */
export function facts(rows: readonly (false | readonly [term: string, description: Piece])[]): Markup {
  const shown = rows.filter(row => row !== false)
  return html`<dl class="facts">${shown.map(([term, text]) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>`
}

/** A section with a heading; its id is the heading's. */
export function titledSection(kind: string, id: string, title: string, content: Piece): Markup {
  return html`<section class="${kind} stack" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`
}

/** A moment in milliseconds, in the product's time zone. */
export function formatDate(at: number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(htmlLang(language), { ...options, timeZone: 'Europe/Madrid' }).format(at)
}
