import type { Means } from './means.ts'
import { post } from './post.ts'
import { invitationLastsDays, type Signing } from './signing.ts'

const dayMs = 24 * 60 * 60 * 1000
// A tester who signs more often than this in one session loses sight of the first ones.
const mostSignings = 50

/** Opens a signature. A contract's customer gets the link by e-mail; who changes the account comes from the app, which knows them. */
export function invite(
  means: Means,
  invitation: Pick<Signing, 'id' | 'about' | 'registrationId' | 'agreement'>,
): Signing {
  const { id, about, registrationId, agreement } = invitation
  const isContract = about === 'contract'
  const signing: Signing = {
    ...invitation,
    expiresAt: means.now().getTime() + invitationLastsDays * dayMs,
    stage: { is: isContract ? 'identifying' : 'reading' },
  }
  const { signings } = means.session.journey
  signings.set(id, signing)
  if (signings.size > mostSignings) signings.delete(signings.keys().next().value ?? '')
  if (isContract) post(means, { kind: 'signature-invitation', to: agreement.email, contractId: id, registrationId })
  return signing
}
