import type { Means } from '../state/means.ts'
import { post } from '../state/post.ts'
import type { Signing } from '../state/signing.ts'

/** Lets the customer read by e-mail what came of a signature. */
export function writeAboutOutcome(means: Means, { id, about, agreement, stage }: Signing): void {
  const { email: to, iban } = agreement
  if (about === 'contract') {
    post(means, { kind: stage.is === 'signed' ? 'contract-signed' : 'contract-cancelled', to, contractId: id })
  } else if (stage.is === 'signed') {
    post(means, { kind: 'iban-changed', to, iban })
  }
}
