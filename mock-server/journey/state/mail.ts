/** A letter or text message that the product's services send; the mailbox shows it in the reader's language. */
export type Mail = {
  /** Counts a session's mails, from 0. */
  id: string
  /** In milliseconds since 1970. */
  at: number
  /** An e-mail address, for `signing-code` a telephone number. */
  to: string
  isRead: boolean
} & (
  | { kind: 'email-confirmation' }
  | { kind: 'signature-invitation'; contractId: string; registrationId: string }
  | { kind: 'signing-code'; code: string }
  | { kind: 'contract-signed'; contractId: string }
  | { kind: 'contract-cancelled'; contractId: string }
  | { kind: 'iban-changed'; iban: string }
)

export type MailKind = Mail['kind']
