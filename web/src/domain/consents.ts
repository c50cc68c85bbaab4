import type * as z from 'zod/mini'
import type * as schemas from './answer-schemas.ts'

/** The ticks by which a customer agrees to something, and what the registration calls them. */
export const consentKinds = {
  terms: 'terms',
  marketing: 'marketing',
  sepa: 'sepaMandate',
  general_conditions: 'generalConditions',
} as const

export type ConsentField = keyof typeof consentKinds

export const consentFields = Object.keys(consentKinds) as ConsentField[]

export type Consent = z.infer<typeof schemas.consent>

/** The moment of a tick. */
export interface Moment {
  at: number
  language: string
  textOf: (field: ConsentField) => string
}

interface Consenting {
  customer: Partial<Record<ConsentField, boolean | undefined>>
  consents?: Partial<Record<ConsentField, Consent>> | undefined
}

/** The answers with the time of each consent that is given in them and has none yet. One that is taken back loses its time. */
export function stampConsents<Said extends Consenting>(answers: Said, { at, language, textOf }: Moment): Said {
  const given = consentFields.filter(field => answers.customer[field] === true)
  const isNew = (field: ConsentField) => given.includes(field) && !answers.consents?.[field]
  // Ticking the terms ticks marketing as well: by itself a customer ticks one box at a time.
  const how = (field: ConsentField) => (field === 'marketing' && isNew('terms') ? 'with-terms' : 'ticked')
  const stamp = (field: ConsentField): Consent => ({ at, how: how(field), language, text: textOf(field) })
  const consents = Object.fromEntries(given.map(field => [field, answers.consents?.[field] ?? stamp(field)]))
  return JSON.stringify(consents) === JSON.stringify(answers.consents ?? {}) ? answers : { ...answers, consents }
}
