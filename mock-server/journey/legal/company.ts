import { brand } from '#brand/brand.ts'

/** The invented company behind the brand, as its documents name it. The creditor's identifier follows from the CIF by mod 97. */
export const company = {
  brand: brand.name,
  company: `${brand.name} Energía, S.L.`,
  cif: 'B90745126',
  address: 'Calle del Alba 7, 28014 Madrid, España',
  email: brand.supportEmail,
  creditorId: 'ES23ZZZB90745126',
} as const
