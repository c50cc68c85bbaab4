import { html, type Markup, type Piece } from './html.ts'
import { languageChoice } from './language-choice.ts'
import type { Visit } from './visit.ts'

/** The head of pages that are not the marketing site's: who is speaking, where that leads, and the languages. */
export function plainHeader(visit: Visit, owner: Piece, home: string): Markup {
  return html`<header class="plain-header"><a class="owner" href="${home}">${owner}</a>${languageChoice(visit)}</header>`
}
