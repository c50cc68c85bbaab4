import { normaliseIban } from '#domain/iban.ts'
import { checkIban as ibanProblem } from '#domain/iban-rules.ts'
import type { World } from '#mock/world/world.ts'
import type { Operation } from './operation.ts'

/** Any account of the SEPA area whose check digits agree, written as the contract wants it. */
export function canBeDebited(iban: string, { accounts }: World): boolean {
  const known = accounts.get(iban)
  return known ? known.outcome === 'valid' : iban === normaliseIban(iban) && ibanProblem(iban) === null
}

export const checkIban: Operation<'checkIban'> = ({ query: { iban }, world }) => ({
  status: 200,
  body: { valid: canBeDebited(iban, world) },
})
