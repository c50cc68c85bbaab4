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

/** The answers with the time of each consent that is given in them and was not before. One that is taken back loses its time. */
export function stampConsents<Said extends Consenting>(before: Said, after: Said, now: Consent): Said {
  const stamp = (field: ConsentField) => {
    const isKept = before.customer[field] === true ? before.consents?.[field] : undefined
    return after.customer[field] === true ? [[field, after.consents?.[field] ?? isKept ?? now]] : []
  }
  const consents: Consenting['consents'] = Object.fromEntries(consentFields.flatMap(stamp))
  return JSON.stringify(consents) === JSON.stringify(after.consents ?? {}) ? after : { ...after, consents }
}
