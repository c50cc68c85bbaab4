import type { MessageKey } from '#i18n/message.ts'
import { emailLocalPartMaxCharacters, emailMaxCharacters } from './limits.ts'
import { withoutBlanks } from './normalise.ts'

// The HTML standard's shape, with a domain that has a dot and no stray dots before the @.
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i

// A domain with letters such as ñ. Nothing else may reach the parser of addresses, which would read a path or a port into it.
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?'
const internationalDomain = new RegExp(`^(?=.*[^ -~])${label}(?:\\.${label})+$`, 'u')

/** A typed or pasted e-mail without blanks, invisible characters or a `mailto:` in front. Its case is kept. */
export function normaliseEmail(input: string): string {
  return withoutBlanks(input).replace(/^(?:mailto:)+/i, '')
}

/** The part after the @ in lower case, or empty. */
export function emailDomain(email: string): string {
  const normalised = normaliseEmail(email)
  const at = normalised.lastIndexOf('@')
  return at === -1 ? '' : normalised.slice(at + 1).toLowerCase()
}

/** An e-mail as it is sent: `ñandú.example` becomes `xn--and-6ma2c.example`. What is no e-mail is only normalised. */
export function asciiEmail(input: string): string {
  const email = normaliseEmail(input)
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (at === -1 || !internationalDomain.test(domain)) return email
  try {
    return `${email.slice(0, at)}@${new URL(`https://${domain}`).hostname}`
  } catch {
    return email
  }
}

function isEmail(email: string): boolean {
  if (email.length > emailMaxCharacters) return false
  const at = email.lastIndexOf('@')
  const local = email.slice(0, Math.max(at, 0))
  return local.length <= emailLocalPartMaxCharacters && localPart.test(local) && domain.test(email.slice(at + 1))
}

/** Empty, not an e-mail, or fine. What only the server knows (taken, blocked) is not asked here. */
export function checkEmail(input: string): MessageKey | null {
  const email = asciiEmail(input)
  if (email === '') return 'error.required'
  return isEmail(email) ? null : 'error.email.format'
}
