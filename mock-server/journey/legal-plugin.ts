import type { FastifyInstance } from 'fastify'
import { brand } from '#brand/brand.ts'
import { type Brand, creditorCif } from '#domain/brand.ts'
import { readJourneyFile } from './files.ts'
import { html, Markup } from './page/html.ts'
import type { Page, PageContext, Serve } from './page/page.ts'
import { interpolate } from './page/texts.ts'

/** What the documents name of the invented company behind the brand. */
const company = {
  ...brand.creditor,
  brand: brand.name,
  cif: creditorCif(brand.creditor),
  email: brand.supportEmail,
  phone: brand.supportPhone,
}

type LegalDocument = keyof Brand['documents']

/** The URL of a document: on the marketing site, at the brand's path. */
export function legalUrl(document: LegalDocument): string {
  return `/__mock/marketing/${brand.documents[document]}`
}

/** The legal documents at the brand's paths of the marketing site. They need no script: a sandboxed frame allows none. */
export function legalPlugin(app: FastifyInstance, serve: Serve) {
  for (const document of Object.keys(brand.documents) as LegalDocument[]) {
    const render = (context: PageContext) =>
      legalPage(context, String(readJourneyFile(`legal/${document}.${context.language}.html`)), company)
    app.get(legalUrl(document), serve(render))
  }
}

/** A document to read. `source`: its HTML, in which `{{name}}` is filled in. In a frame it has no header and no links to other pages. */
export function legalPage(context: PageContext, source: string, values: Readonly<Record<string, string>>): Page {
  const isFramed = context.headers['sec-fetch-dest'] === 'iframe'
  const escaped = Object.entries(values).map(([name, value]) => [name, html`${value}`.text])
  const text = interpolate(source, Object.fromEntries(escaped))
  const [, title = ''] = /<h1>(.*)<\/h1>/.exec(text) ?? []
  return {
    title: new Markup(title),
    main: new Markup(text),
    home: isFramed ? undefined : '/__mock/marketing/',
    style: 'sheet stack document',
  }
}
