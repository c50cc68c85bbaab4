import { normaliseIban } from '#domain/iban.ts'
import { checkIban as ibanProblem } from '#domain/iban-rules.ts'
import type { Operation } from './operation.ts'

/** Any account of the SEPA area whose check digits agree, written as the contract wants it. */
export function canBeDebited(iban: string): boolean {
  return iban === normaliseIban(iban) && ibanProblem(iban) === null
}

export const checkIban: Operation<'checkIban'> = ({ query: { iban } }) => ({
  status: 200,
  body: { valid: canBeDebited(iban) },
})
