import { brand } from '#brand/brand.ts'
import type { Brand } from '#domain/brand.ts'

export type LegalDocument = keyof Brand['documents']

/** Where each document is: on the marketing site, at the brand's path. */
export function legalAddress(document: LegalDocument): string {
  return `/__mock/marketing/${brand.documents[document]}`
}
