import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { servePage } from '../page/layout.ts'
import { company, legalDocuments, legalUrl } from './company.ts'
import { legalPage } from './legal-page.ts'

/** The legal documents at the brand's paths of the marketing site. They need no script: a sandboxed frame allows none. */
export async function legalPlugin(app: FastifyInstance, { webOrigin }: { webOrigin: string }) {
  for (const document of legalDocuments) {
    const handler = servePage(webOrigin, context => {
      const source = new URL(`texts/${document}.${context.language}.html`, import.meta.url)
      return legalPage(context, readFileSync(source, 'utf8'), company)
    })
    app.get(legalUrl(document), handler)
  }
}
