import { normaliseIban } from '#domain/iban.ts'
import { checkIban as findIbanError } from '#domain/iban-rules.ts'
import { evictOldest } from '#mock/shared/evict-oldest.ts'
import type { Operation } from './operation.ts'

// Tests use the same few accounts, and the rules of an account cost more than all others of a registration.
const verdicts = new Map<string, boolean>()
const maxVerdicts = 100

/** Whether a normalised IBAN belongs to the SEPA area and its check digits agree. */
export function canBeDebited(iban: string): boolean {
  const known = verdicts.get(iban)
  if (known !== undefined) return known
  const verdict = iban === normaliseIban(iban) && findIbanError(iban) === null
  verdicts.set(iban, verdict)
  evictOldest(verdicts, maxVerdicts)
  return verdict
}

export const checkIban: Operation<'checkIban'> = async ({ query: { iban }, world }) => ({
  status: 200,
  body: { valid: canBeDebited(iban) && !world.refusedIbans.has(iban) },
})
