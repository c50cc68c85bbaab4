import { brand } from '#brand/brand.ts'
import type { JourneyText, Say } from '../page/texts.ts'
import type { Mail, MailKind } from '../state/mail.ts'

const subjects: Record<MailKind, JourneyText> = {
  'email-confirmation': 'letter.confirm.subject',
  'signature-invitation': 'letter.sign.subject',
  'signing-code': 'letter.code.subject',
  'contract-signed': 'letter.signed.subject',
  'contract-cancelled': 'letter.cancelled.subject',
  'iban-changed': 'letter.iban.subject',
}

export function subjectOf(say: Say, { kind }: Mail): string {
  return say(subjects[kind], { brand: brand.name })
}

/** Who wrote it, as the list names them. */
export function senderOf(say: Say, { kind }: Mail): string {
  return kind === 'signature-invitation' || kind === 'signing-code' ? say('sign.owner') : brand.name
}
