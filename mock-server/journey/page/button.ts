import { html, type Markup, type Piece } from './html.ts'

type Variant = 'primary' | 'secondary' | 'quiet' | 'link'

interface Options {
  variant?: Variant
  /** As wide as its container. */
  wide?: boolean
}

/** A link that looks like the product's button. */
export function buttonLink(address: string, words: Piece, { variant = 'primary', wide = false }: Options = {}): Markup {
  return html`<a class="button" href="${address}" data-variant="${variant}"${wide && html` data-wide`}><span class="face">${words}</span></a>`
}

/** The button that sends its form. */
export function submitButton(words: Piece, { variant = 'primary', wide = false }: Options = {}): Markup {
  return html`<button class="button" data-variant="${variant}"${wide && html` data-wide`}><span class="face">${words}</span></button>`
}

/** A form of one button: something is done, not only looked at. */
export function buttonForm(action: string, words: Piece, options: Options = {}): Markup {
  return html`<form method="post" action="${action}">${submitButton(words, options)}</form>`
}
