import { checkIban as ibanProblem } from '#domain/iban-rules.ts'
import type { Operation } from './operation.ts'

/** Any account of the SEPA area whose check digits agree. */
export const checkIban: Operation<'checkIban'> = ({ query }) => ({
  status: 200,
  body: { valid: ibanProblem(query.iban) === null },
})
