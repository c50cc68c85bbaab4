import { brand } from '#brand/brand.ts'

const { name, identifier, address } = brand.creditor

/** The invented company behind the brand, as its documents name it. */
export const company = {
  brand: brand.name,
  company: name,
  // An identifier is ES, two check digits, a business code of three characters, and the CIF.
  cif: identifier.slice(7),
  address,
  email: brand.supportEmail,
  creditorId: identifier,
} as const
