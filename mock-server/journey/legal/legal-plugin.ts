import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { brand } from '#brand/brand.ts'
import { sendPage } from '../page/send-page.ts'
import { visit } from '../page/visit.ts'
import { company } from './company.ts'
import { type LegalDocument, legalAddress } from './documents.ts'
import { legalPage } from './legal-page.ts'
import { readLegalText } from './legal-text.ts'

const files: Record<LegalDocument, string> = {
  privacy: 'privacy',
  appTerms: 'app-terms',
  generalConditions: 'general-conditions',
  sepaMandate: 'sepa-mandate',
}

/** The legal documents at the brand's paths of the marketing site: plain pages that need no script, as a sandboxed frame gives none. */
export async function legalPlugin(app: FastifyInstance, { webOrigin }: { webOrigin: string }) {
  for (const document of Object.keys(brand.documents) as LegalDocument[]) {
    app.get(legalAddress(document), async (request, reply) => {
      const here = visit(request, reply, webOrigin)
      const source = new URL(`texts/${files[document]}.${here.language}.md`, import.meta.url)
      return sendPage(reply, here, legalPage(here, readLegalText(await readFile(source, 'utf8'), company)))
    })
  }
}
