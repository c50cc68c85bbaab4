import type { Brand } from './brand.ts'

/** The company's CIF, which ends its creditor identifier: ES, two check digits, a business code of three characters, the CIF. */
export function creditorCif({ identifier }: Brand['creditor']): string {
  return identifier.slice(7)
}
