/** Safe HTML. Only `html` creates it; everything else is escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

/** What a template accepts. Nothing and false render as nothing. */
export type Piece = Markup | string | number | false | null | undefined | readonly Piece[]

/** Creates markup: the template is trusted, values are escaped unless they are markup. */
export function html(template: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(String.raw({ raw: template }, ...pieces.map(render)))
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function render(piece: Piece): string {
  if (piece instanceof Markup) return piece.text
  if (piece === null || piece === undefined || piece === false) return ''
  if (typeof piece === 'object') return piece.map(render).join('')
  return String(piece).replace(/[&<>"']/g, char => escapes[char] ?? char)
}
