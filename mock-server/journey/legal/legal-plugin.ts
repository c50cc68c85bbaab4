import type { FastifyInstance } from 'fastify'
import { readJourneyFile } from '../assets/journey-files.ts'
import { html, Markup } from '../page/html.ts'
import { type Page, plainHeader, servePage } from '../page/layout.ts'
import { logo } from '../page/logo.ts'
import type { PageContext } from '../page/page-context.ts'
import { interpolate } from '../page/texts.ts'
import { company, legalDocuments, legalUrl } from './company.ts'

/** The legal documents at the brand's paths of the marketing site. They need no script: a sandboxed frame allows none. */
export async function legalPlugin(app: FastifyInstance, { webOrigin }: { webOrigin: string }) {
  for (const document of legalDocuments) {
    const handler = servePage(webOrigin, context => {
      const source = String(readJourneyFile(`legal/${document}.${context.language}.html`))
      return legalPage(context, source, company)
    })
    app.get(legalUrl(document), handler)
  }
}

// Shorter documents need no table of contents.
const maxSectionsWithoutContents = 4

/** A document to read. `source`: its HTML, in which `{{name}}` is filled in. In a frame it has no header and no links to other pages. */
export function legalPage(context: PageContext, source: string, values: Readonly<Record<string, string>>): Page {
  const { t, isFramed } = context
  const escaped = Object.entries(values).map(([name, value]) => [name, html`${value}`.text])
  const text = interpolate(source, Object.fromEntries(escaped))
  const [, title = ''] = /<h1>(.*)<\/h1>/.exec(text) ?? []
  const sections = [...text.matchAll(/<h2 id="(\w+)">(.*)<\/h2>/g)]
  const links = sections.map(([, id, heading = '']) => html`<li><a href="#${id}">${new Markup(heading)}</a></li>`)
  const contents =
    sections.length > maxSectionsWithoutContents &&
    html`<nav class="contents" aria-labelledby="contents"><h2 id="contents">${t('legal.contents')}</h2><ol>${links}</ol></nav>`
  const opening = sections[0]?.index
  const body = html`${!isFramed && plainHeader(context, logo, '/__mock/marketing/')}
<main id="content" class="document">
${new Markup(text.slice(0, opening))}${contents}
${new Markup(text.slice(opening))}</main>`
  return { title: new Markup(title), body, kind: 'legal', hasBar: !isFramed }
}
