import { normaliseIban } from '#domain/iban.ts'
import { checkIban as findIbanError } from '#domain/iban-rules.ts'
import type { Operation } from './operation.ts'

/** Whether a normalised IBAN belongs to the SEPA area and its check digits agree. */
export function canBeDebited(iban: string): boolean {
  return iban === normaliseIban(iban) && findIbanError(iban) === null
}

export const checkIban: Operation<'checkIban'> = async ({ query: { iban }, world }) => ({
  status: 200,
  body: { valid: canBeDebited(iban) && !world.refusedIbans.has(iban) },
})
