import { facts } from '../page/controls.ts'
import { html, type Markup } from '../page/html.ts'
import { type Page, plainHeader } from '../page/layout.ts'
import { logo } from '../page/logo.ts'
import type { PageContext } from '../page/page-context.ts'
import { interpolate, renderStrong } from '../page/texts.ts'

export interface LegalText {
  title: string
  /** The paragraphs before the first section. */
  opening: Markup[]
  sections: { id: string; heading: string; blocks: Markup[] }[]
}

// Shorter documents need no table of contents.
const maxSectionsWithoutContents = 4

/** A document to read. In a frame it has no header and no links to other pages. */
export function legalPage(context: PageContext, { title, opening, sections }: LegalText): Page {
  const { t, isFramed } = context
  const links = sections.map(({ id, heading }) => html`<li><a href="#${id}">${heading}</a></li>`)
  const contents =
    sections.length > maxSectionsWithoutContents &&
    html`<nav class="contents" aria-labelledby="contents"><h2 id="contents">${t('legal.contents')}</h2><ol>${links}</ol></nav>`
  const body = html`${!isFramed && plainHeader(context, logo, '/__mock/marketing/')}
<main id="content" class="document">
<h1>${title}</h1>
${opening}
${contents}
${sections.map(({ id, heading, blocks }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>${blocks}</section>`)}
</main>`
  return { title, body, kind: 'legal', hasBar: !isFramed }
}

/**
 * Parses a document: `# title`, `## section`, paragraphs separated by a blank line, `- items`, and `term :: description` in forms.
 * `{{name}}` is filled in, `<b>words</b>` are strong.
 */
export function parseLegalText(source: string, values: Readonly<Record<string, string>>): LegalText {
  const [head = '', ...rest] = interpolate(source, values).split(/^## /m)
  const [first = '', ...opening] = splitParagraphs(head)
  return {
    title: first.replace(/^# /, ''),
    opening: opening.map(renderBlock),
    sections: rest.map((section, index) => {
      const [heading = '', ...blocks] = splitParagraphs(section)
      return { id: `s${index + 1}`, heading, blocks: blocks.map(renderBlock) }
    }),
  }
}

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(each => each.trim())
    .filter(each => each !== '')
}

function renderBlock(text: string): Markup {
  const lines = text.split('\n')
  if (lines.every(line => line.startsWith('- ')))
    return html`<ul>${lines.map(line => html`<li>${renderStrong(line.slice(2))}</li>`)}</ul>`
  if (lines.every(line => line.includes(' :: '))) {
    const rows = lines.map(line => line.split(' :: ', 2))
    return facts(rows.map(([term = '', description = '']) => [term, renderStrong(description)]))
  }
  return html`<p>${renderStrong(lines.join(' '))}</p>`
}
