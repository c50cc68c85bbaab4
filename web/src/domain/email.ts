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

/** Providers whose names are long enough to be known again with a slip in them, and where their addresses end. The likelier ending first. */
const providers: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  hotmail: ['com', 'es'],
  outlook: ['com', 'es'],
  yahoo: ['es', 'com'],
  icloud: ['com'],
  telefonica: ['net'],
}

/** Real domains that lie one slip away from one of those. */
const realDomains = new Set(['mail.com', 'email.com', 'ymail.com', 'cloud.com'])

/** Endings that are no country's and no group's, and what was meant. */
const endingSlips: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['con', 'comm', 'coom', 'cmo', 'ocm', 'vom', 'xom', 'cim', 'cpm'].map(slip => [slip, 'com'])),
  ...Object.fromEntries(['ess', 'ees', 'esp'].map(slip => [slip, 'es'])),
  ...Object.fromEntries(['nett', 'met', 'bet'].map(slip => [slip, 'net'])),
}

/** Endings of countries in which this provider has no addresses. */
const foreignEndings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gmail: { es: 'com', co: 'com', cm: 'com', om: 'com' },
  hotmail: { cm: 'com', om: 'com' },
  outlook: { cm: 'com', om: 'com' },
  yahoo: { cm: 'com', om: 'com' },
  icloud: { es: 'com', co: 'com', cm: 'com', om: 'com' },
  telefonica: { ne: 'net' },
}

/** The e-mail that was probably meant: `ana@gmail.com` for `ana@gmial.con`. Null unless a well-known domain has one clear slip. */
export function suggestEmail(input: string): string | null {
  const typed = normaliseEmail(input)
  const email = checkEmail(typed) === null ? typed : mendEmail(typed)
  if (checkEmail(email) !== null) return null
  const meant = mendDomain(email) ?? email
  return meant === typed ? null : meant
}

/** Only the e-mail, with its @ and dots where they were mistyped. */
function mendEmail(email: string): string {
  const bare = (/<([^<>]+)>/.exec(email)?.[1] ?? email)
    .replace(/^mailto:/i, '')
    .replace(/[([{<](?:@|at|arroba)[)\]}>]/gi, '@')
    .replace(/[,;:]/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.?@+\.?/g, '@')
    .replace(/^[^\p{L}\p{N}_+-]+|[^\p{L}\p{N}]+$/gu, '')
  return withDot(bare.includes('@') ? bare : withAt(bare))
}

/** Where the well-known addresses end: `gmail.com`, `hotmail.com`, `hotmail.es` … */
const domains = Object.entries(providers).flatMap(([name, endings]) => endings.map(ending => [name, ending] as const))

/** `ana.gmail.com` or `ana"gmail.com`: before a well-known domain there is the @. */
function withAt(email: string): string {
  const domain = domains.map(parts => parts.join('.')).find(each => email.toLowerCase().endsWith(each))
  if (!domain) return email
  return `${email.slice(0, -domain.length).replace(/[^\p{L}\p{N}]$/u, '')}@${domain}`
}

/** `ana@gmailcom`, and `ana@gmail` where its addresses have only one ending. */
function withDot(email: string): string {
  const [local, typed = ''] = email.split('@')
  const name = typed.toLowerCase()
  const meant = domains.filter(([provider, ending]) => name === provider || name === provider + ending)
  return meant.length === 1 && meant[0] ? `${local}@${meant[0].join('.')}` : email
}

/** The e-mail with its domain mended, where a well-known provider has a slip in it. */
function mendDomain(email: string): string | null {
  const at = email.lastIndexOf('@')
  const typed = email.slice(at + 1).toLowerCase()
  const [name = '', ending = '', ...more] = typed.split('.')
  if (more.length > 0 || realDomains.has(typed)) return null
  for (const [provider, endings] of Object.entries(providers)) {
    if (name !== provider && !isOneSlipAway(name, provider)) continue
    const foreign = name === provider ? foreignEndings[provider]?.[ending] : undefined
    const meant = endingSlips[ending] ?? foreign ?? ending
    const domain = [provider, meant].join('.')
    // The right name with another ending is another domain.
    if (!endings.includes(meant) || typed === domain) continue
    return email.slice(0, at + 1) + domain
  }
  return null
}

/** Whether one letter is too many, missing, another or exchanged with the next. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let at = 0
  while (at < meant.length && typed[at] === meant[at]) at += 1
  const [is, should] = [typed.slice(at), meant.slice(at)]
  const swapped = `${should[1] ?? ''}${should[0] ?? ''}${should.slice(2)}`
  return [should.slice(1), swapped].includes(is) || is.slice(1) === should || is.slice(1) === should.slice(1)
}
