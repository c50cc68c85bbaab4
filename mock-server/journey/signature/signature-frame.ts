import { html, type Markup, type Piece } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import { plainHeader } from '../page/plain-header.ts'
import type { Visit } from '../page/visit.ts'

interface Content {
  /** Where the provider's name leads. */
  home: string
  sheet: Markup
  /** Below the sheet, for testers. */
  beneath?: Piece
}

/** What stands around every page of the signature provider: its name, the languages, the sheet. */
export function signatureFrame(visit: Visit, { home, sheet, beneath }: Content): Markup {
  return html`${plainHeader(visit, html`${icon('pen')}<span>${visit.say('sign.owner')}</span>`, home)}
<main id="content">
<div class="sheet">
${sheet}
</div>
${beneath}
</main>`
}
