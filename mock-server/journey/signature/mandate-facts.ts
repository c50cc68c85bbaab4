import { groupIban } from '#domain/iban.ts'
import { mandateReference } from '#domain/mandate-reference.ts'
import { company } from '../legal/company.ts'
import { facts } from '../page/controls.ts'
import { formatDay } from '../page/format.ts'
import type { Markup } from '../page/html.ts'
import type { PageContext } from '../page/page-context.ts'
import type { Signing } from '../state/signing.ts'

/**
 * The mandate as it is signed and as the letter repeats it: the same creditor and reference that the wizard shows. `signedAt`: in
 * milliseconds since 1970, once it is signed.
 */
export function mandateFacts(
  { t, language }: PageContext,
  { registrationId, agreement }: Signing,
  signedAt?: number,
): Markup {
  const { firstName, lastName, companyName, iban } = agreement
  return facts([
    [t('sign.mandate.reference'), mandateReference(registrationId)],
    [t('sign.mandate.creditor'), company.company],
    [t('sign.mandate.creditorId'), company.creditorId],
    [t('sign.mandate.creditorAddress'), company.address],
    [t('sign.mandate.debtor'), companyName ?? `${firstName} ${lastName}`],
    ['IBAN', groupIban(iban)],
    ...(signedAt === undefined ? [] : [[t('sign.mandate.date'), formatDay(signedAt, language)] as const]),
  ])
}
