import type { Retailer } from './retailer.ts'

/** Any invoice in Spanish or Catalan whose sender is not known. */
export const generic: Retailer = { name: 'generic', detect: [] }
