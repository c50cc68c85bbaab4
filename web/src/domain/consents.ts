/** The ticks by which a customer agrees to something, and what the registration calls them. */
export const consentKinds = {
  terms: 'terms',
  marketing: 'marketing',
  sepa: 'sepaMandate',
  general_conditions: 'generalConditions',
} as const

export type ConsentField = keyof typeof consentKinds

export const consentFields = Object.keys(consentKinds) as ConsentField[]

/** When a box was ticked, in milliseconds since 1970, and in which language its text was shown. */
export interface Consent {
  at: number
  language: string
}

/** The answers, as far as they are about consents. */
interface Consenting {
  customer: Partial<Record<ConsentField, boolean | undefined>>
  consents?: Partial<Record<ConsentField, Consent>> | undefined
}

/** The answers with the time of each consent that is given in them and has none yet. One that is taken back loses its time. */
export function stampConsents<Said extends Consenting>(answers: Said, now: Consent): Said {
  const given = consentFields.filter(field => answers.customer[field] === true)
  const consents = Object.fromEntries(given.map(field => [field, answers.consents?.[field] ?? now]))
  return JSON.stringify(consents) === JSON.stringify(answers.consents ?? {}) ? answers : { ...answers, consents }
}
