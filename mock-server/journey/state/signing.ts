import { normaliseIdentity } from '#domain/identity.ts'

/** Where a signature stands. Only the last three are final. */
export type Stage =
  /** The customer has to say who they are. */
  | { is: 'identifying' }
  | { is: 'reading' }
  /** An SMS code is on its way; so often a wrong one was typed. */
  | { is: 'confirming'; code: string; wrong: number }
  | { is: 'signed' }
  | { is: 'cancelled' }
  | { is: 'expired' }

/** What is signed, as far as it is shown. */
export interface Agreement {
  firstName: string
  lastName: string
  companyName: string | undefined
  document: string
  email: string
  phoneNumber: string
  cups: string
  address: string
  iban: string
}

/** Something to sign: a contract, or a change of the account that pays it. */
export interface Signing {
  /** Of the contract, or of the change. */
  readonly id: string
  readonly about: 'contract' | 'iban'
  readonly registrationId: string
  readonly agreement: Agreement
  /** Milliseconds, as `Date.now()` counts them. */
  readonly expiresAt: number
  stage: Stage
}

/** Why a signature does not go on. */
export type SigningProblem = 'document' | 'code' | 'code-void'

export const invitationLastsDays = 15
export const mostWrongCodes = 3

/** Nothing can be done to it any more. */
export function isFinal({ stage }: Signing): boolean {
  return stage.is === 'signed' || stage.is === 'cancelled' || stage.is === 'expired'
}

/** Lets an invitation that nobody followed in time expire. */
export function expireWhenLate(signing: Signing, now: number): void {
  if (!isFinal(signing) && now > signing.expiresAt) signing.stage = { is: 'expired' }
}

/** Compares the document with the contract's holder. */
export function identify(signing: Signing, document: string): SigningProblem | null {
  if (signing.stage.is !== 'identifying') return null
  if (normaliseIdentity(document) !== signing.agreement.document) return 'document'
  signing.stage = { is: 'reading' }
  return null
}

/** The customer has read it: a code goes out. Asking again makes the earlier code void. */
export function sendCode(signing: Signing, code: string): boolean {
  if (signing.stage.is !== 'reading' && signing.stage.is !== 'confirming') return false
  signing.stage = { is: 'confirming', code, wrong: 0 }
  return true
}

/** Signs if the code is right. After too many wrong ones a new code has to be asked for. */
export function confirm(signing: Signing, typed: string): SigningProblem | null {
  const { stage } = signing
  if (stage.is !== 'confirming') return null
  if (stage.wrong >= mostWrongCodes) return 'code-void'
  if (typed.replace(/\D/g, '') !== stage.code) {
    stage.wrong += 1
    return stage.wrong >= mostWrongCodes ? 'code-void' : 'code'
  }
  signing.stage = { is: 'signed' }
  return null
}

/** Ends it without a signature. */
export function end(signing: Signing, how: 'cancelled' | 'expired'): void {
  if (!isFinal(signing)) signing.stage = { is: how }
}
