import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { brand } from '#brand/brand.ts'
import { servePage } from '../page/layout.ts'
import { company, type LegalDocument, legalUrl } from './company.ts'
import { legalPage, parseLegalText } from './legal-page.ts'

const files: Record<LegalDocument, string> = {
  privacy: 'privacy',
  appTerms: 'app-terms',
  generalConditions: 'general-conditions',
  sepaMandate: 'sepa-mandate',
  legalNotice: 'legal-notice',
  accessibility: 'accessibility',
}

/** The legal documents at the brand's paths of the marketing site. They need no script: a sandboxed frame allows none. */
export async function legalPlugin(app: FastifyInstance, { webOrigin }: { webOrigin: string }) {
  for (const document of Object.keys(brand.documents) as LegalDocument[]) {
    const handler = servePage(webOrigin, context => {
      const source = new URL(`texts/${files[document]}.${context.language}.md`, import.meta.url)
      return legalPage(context, parseLegalText(readFileSync(source, 'utf8'), company))
    })
    app.get(legalUrl(document), handler)
  }
}
