/** Text that is safe to stand in a page. Only `html` makes it, so everything else is escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

/** What may be filled into a page; nothing and false leave no trace. */
export type Piece = Markup | string | number | false | null | undefined | readonly Piece[]

/** Builds markup: what stands in the template is trusted, what is filled in is escaped unless it is markup itself. */
export function html(template: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(String.raw({ raw: template }, ...pieces.map(written)))
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function written(piece: Piece): string {
  if (piece instanceof Markup) return piece.text
  if (piece === null || piece === undefined || piece === false) return ''
  if (typeof piece === 'object') return piece.map(written).join('')
  return String(piece).replace(/[&<>"']/g, char => escapes[char] ?? char)
}
