import { html, type Markup, type Piece } from './html.ts'
import { icon } from './icons.ts'

interface Field {
  name: string
  label: string
  hint?: string
  /** Why what was sent does not do; the field is then given the focus. */
  error?: string | undefined
  value?: string
  type?: 'text' | 'email'
  autocomplete?: string
  inputmode?: 'numeric' | 'email'
  maxlength?: number
  /** Digits and letters that are compared one by one. */
  isCode?: boolean
}

/** A labelled input whose hint and error are read out with it. */
export function field(options: Field): Markup {
  const { name, label, hint, error, value = '', type = 'text', autocomplete = 'off', inputmode, maxlength } = options
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  const attributes: Piece[] = [
    inputmode && html` inputmode="${inputmode}"`,
    maxlength !== undefined && html` maxlength="${maxlength}"`,
    options.isCode && html` data-code autocapitalize="characters" spellcheck="false"`,
    described && html` aria-describedby="${described}"`,
    error && html` aria-invalid="true" autofocus`,
  ]
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input class="control" id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required${attributes}>
${error && html`<p class="error" id="${name}-error">${icon('warning')} ${error}</p>`}
</div>`
}
