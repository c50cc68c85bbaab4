import { normaliseIdentity } from '#domain/identity.ts'
import type { SignUpKind } from '#domain/sign-up-kind.ts'
import type { Registration } from '#mock/sessions/session.ts'

/** The last three are final. */
export type Stage =
  /** The customer has to identify themselves. */
  | { status: 'identifying' }
  | { status: 'reading' }
  /** A code was sent by SMS. `wrongAttempts` counts wrong codes. */
  | { status: 'confirming'; code: string; wrongAttempts: number }
  | { status: 'signed' }
  | { status: 'cancelled' }
  | { status: 'expired' }

/** What was signed up for, as the signature page shows it. Powers are kW; 0 where the power stays as it is. */
export type Agreement = Registration['body'] & { document: string; address: string }

/** Something to sign: a contract, or a change of the account that pays for it. */
export interface Signing {
  /** The id of the contract, or of the change. */
  readonly id: string
  readonly about: 'contract' | 'iban'
  readonly registrationId: string
  /** What the contract was signed up for. */
  readonly kind: SignUpKind
  readonly agreement: Agreement
  /** In milliseconds since 1970. */
  readonly expiresAt: number
  stage: Stage
}

/** Why a signature does not continue. */
export type SigningError = 'document' | 'code' | 'code-void'

export const invitationDays = 15
export const maxWrongCodes = 3
const dayMs = 24 * 60 * 60 * 1000

/** Creates a signature. The app knows its customer, so a change of account begins without identification. */
export function createSigning(invitation: Omit<Signing, 'expiresAt' | 'stage'>, now: number): Signing {
  const status = invitation.about === 'contract' ? 'identifying' : 'reading'
  return { ...invitation, expiresAt: now + invitationDays * dayMs, stage: { status } }
}

/** Whether nothing can change any more. */
export function isFinal({ stage: { status } }: Signing): boolean {
  return status === 'signed' || status === 'cancelled' || status === 'expired'
}

/** Ends a signature that was not given in time. */
export function expireWhenLate(signing: Signing, now: number): void {
  if (now > signing.expiresAt) endSigning(signing, 'expired')
}

/** Compares the document with the contract's holder. */
export function identifySigner(signing: Signing, document: string): SigningError | null {
  if (signing.stage.status !== 'identifying') return null
  if (normaliseIdentity(document) !== signing.agreement.document) return 'document'
  signing.stage = { status: 'reading' }
  return null
}

/** Expects this code from now on; an earlier code becomes void. False when no code can be sent at this stage. */
export function expectCode(signing: Signing, code: string): boolean {
  const { status } = signing.stage
  if (status !== 'reading' && status !== 'confirming') return false
  signing.stage = { status: 'confirming', code, wrongAttempts: 0 }
  return true
}

/** Signs if the code is right. After too many wrong codes a new one has to be requested. */
export function confirmCode(signing: Signing, typed: string): SigningError | null {
  const { stage } = signing
  if (stage.status !== 'confirming') return null
  if (stage.wrongAttempts >= maxWrongCodes) return 'code-void'
  if (typed.replace(/\D/g, '') === stage.code) {
    signing.stage = { status: 'signed' }
    return null
  }
  stage.wrongAttempts += 1
  return stage.wrongAttempts >= maxWrongCodes ? 'code-void' : 'code'
}

/** Ends it without a signature. */
export function endSigning(signing: Signing, status: 'cancelled' | 'expired'): void {
  if (!isFinal(signing)) signing.stage = { status }
}
