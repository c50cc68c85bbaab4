import { brand } from '#brand/brand.ts'
import { type Brand, creditorCif } from '#domain/brand.ts'

const { name, identifier, address } = brand.creditor

/** The invented company behind the brand, as its documents name it. */
export const company = {
  brand: brand.name,
  company: name,
  cif: creditorCif(brand.creditor),
  address,
  email: brand.supportEmail,
  phone: brand.supportPhone,
  creditorId: identifier,
} as const

type LegalDocument = keyof Brand['documents']

export const legalDocuments = Object.keys(brand.documents) as LegalDocument[]

/** The URL of a document: on the marketing site, at the brand's path. */
export function legalUrl(document: LegalDocument): string {
  return `/__mock/marketing/${brand.documents[document]}`
}
