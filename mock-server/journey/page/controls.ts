import { html, type Markup, type Piece } from './html.ts'
import { type IconName, icon } from './icons.ts'

interface ButtonOptions {
  variant?: 'primary' | 'secondary' | 'quiet' | 'link'
  /** As wide as its container. */
  wide?: boolean
}

/** A link in the style of the product's button. */
export function buttonLink(url: string, words: Piece, { variant = 'primary', wide }: ButtonOptions = {}): Markup {
  return html`<a class="button" href="${url}" data-variant="${variant}"${wide && html` data-wide`}><span class="face">${words}</span></a>`
}

/** The submit button of a form. */
export function submitButton(words: Piece, { variant = 'primary', wide }: ButtonOptions = {}): Markup {
  return html`<button class="button" data-variant="${variant}"${wide && html` data-wide`}><span class="face">${words}</span></button>`
}

/** A form of one button, for actions that change something. */
export function buttonForm(action: string, words: Piece, options: ButtonOptions = {}): Markup {
  return html`<form method="post" action="${action}">${submitButton(words, options)}</form>`
}

interface FieldOptions {
  name: string
  label: string
  hint?: string
  /** Why the submitted value was rejected; the field then gets the focus. */
  error?: string | false
  value?: string | undefined
  autocomplete?: string
  inputmode?: 'numeric'
  maxlength: number
}

/** A labelled input for a code: digits and letters that are compared one by one. Hint and error are read out with it. */
export function codeField(options: FieldOptions): Markup {
  const { name, label, hint, error, value = '', autocomplete = 'off', inputmode, maxlength } = options
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  const attributes: Piece[] = [
    inputmode && html` inputmode="${inputmode}"`,
    describedBy && html` aria-describedby="${describedBy}"`,
    error && html` aria-invalid="true" autofocus`,
  ]
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input class="control" id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" required maxlength="${maxlength}" data-code autocapitalize="characters" spellcheck="false"${attributes}>
${error && html`<p class="error" id="${name}-error">${icon('warning')} ${error}</p>`}
</div>`
}

const toneIcons = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const

/** A sentence that stands out; its icon shows the tone without colour. */
export function notice(tone: keyof typeof toneIcons, words: Piece): Markup {
  return html`<div class="notice" data-tone="${tone}">${icon(toneIcons[tone])}<div>${words}</div></div>`
}

/** A link that opens a new tab, with a hint for screen readers. */
export function newTabLink(url: string, words: string, hint: string): Markup {
  return html`<a href="${url}" target="_blank" rel="noopener">${words}<span class="hidden"> ${hint}</span></a>`
}

/** A list of terms with their descriptions. `look`: more classes. */
export function facts(rows: readonly (readonly [term: string, description: Piece])[], look = ''): Markup {
  return html`<dl class="facts${look && ` ${look}`}">${rows.map(([term, text]) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>`
}

/** A section with a heading; its id is the heading's. */
export function titledSection(kind: string, id: string, picture: IconName, title: string, content: Piece): Markup {
  return html`<section class="${kind}" aria-labelledby="${id}">
<h2 class="row" id="${id}">${icon(picture)} ${title}</h2>
${content}
</section>`
}
