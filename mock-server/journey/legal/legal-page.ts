import { html } from '../page/html.ts'
import { logo } from '../page/logo.ts'
import { plainHeader } from '../page/plain-header.ts'
import type { Page } from '../page/send-page.ts'
import type { Visit } from '../page/visit.ts'
import type { LegalText } from './legal-text.ts'

const fewSections = 4

/** A document to read. In a frame it stands alone: what leads elsewhere has no place there. */
export function legalPage(visit: Visit, { title, opening, sections }: LegalText): Page {
  const { say, isFramed } = visit
  const contents =
    sections.length > fewSections &&
    html`<nav class="contents" aria-labelledby="contents"><h2 id="contents">${say('legal.contents')}</h2><ol>${sections.map(({ id, heading }) => html`<li><a href="#${id}">${heading}</a></li>`)}</ol></nav>`
  const body = html`${!isFramed && plainHeader(visit, logo, '/__mock/marketing/')}
<main id="content" class="document">
<h1>${title}</h1>
${opening}
${contents}
${sections.map(({ id, heading, blocks }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>${blocks}</section>`)}
</main>`
  return { title, body, look: 'legal', hasBar: !isFramed }
}
