import { html, type Markup } from '../page/html.ts'
import { strong } from '../page/texts.ts'

export interface LegalText {
  title: string
  /** What stands before the first section. */
  opening: Markup[]
  sections: { id: string; heading: string; blocks: Markup[] }[]
}

/**
 * Reads a document as it is written down: `# title`, `## section`, paragraphs apart by a blank line, `- items`, and
 * `term :: what it is` in forms. `{{name}}` is filled in, `<b>words</b>` are strong.
 */
export function readLegalText(source: string, values: Readonly<Record<string, string>>): LegalText {
  const filled = source.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark)
  const [head = '', ...rest] = filled.split(/^## /m)
  const [first = '', ...opening] = paragraphs(head)
  return {
    title: first.replace(/^# /, ''),
    opening: opening.map(block),
    sections: rest.map((section, index) => {
      const [heading = '', ...blocks] = paragraphs(section)
      return { id: `s${index + 1}`, heading, blocks: blocks.map(block) }
    }),
  }
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(each => each.trim())
    .filter(each => each !== '')
}

function block(text: string): Markup {
  const lines = text.split('\n')
  if (lines.every(line => line.startsWith('- '))) {
    return html`<ul>${lines.map(line => html`<li>${strong(line.slice(2))}</li>`)}</ul>`
  }
  if (lines.every(line => line.includes(' :: '))) {
    const pairs = lines.map(line => line.split(' :: ', 2))
    return html`<dl>${pairs.map(([term, what = '']) => html`<div><dt>${term}</dt><dd>${strong(what)}</dd></div>`)}</dl>`
  }
  return html`<p>${strong(lines.join(' '))}</p>`
}
