import { keepSigning } from './journey.ts'
import type { Means } from './means.ts'
import { post } from './post.ts'
import { invitationLastsDays, type Signing } from './signing.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Opens a signature. A contract's customer gets the link by e-mail; who changes the account comes from the app, which knows them. */
export function invite(
  means: Means,
  invitation: Pick<Signing, 'id' | 'about' | 'registrationId' | 'agreement'>,
): Signing {
  const { id, about, registrationId, agreement } = invitation
  const isContract = about === 'contract'
  const signing: Signing = {
    ...invitation,
    expiresAt: means.now() + invitationLastsDays * dayMs,
    stage: { is: isContract ? 'identifying' : 'reading' },
  }
  keepSigning(means.journey, signing)
  if (isContract) post(means, { kind: 'signature-invitation', to: agreement.email, contractId: id, registrationId })
  return signing
}
